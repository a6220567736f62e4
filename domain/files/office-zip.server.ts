import type { Readable } from 'node:stream';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { Refusal } from '../refusal.ts';
import type { OpenedFile } from './opened-file.server.ts';
import type { FileType } from './profiles.ts';

/** A large spreadsheet unpacks to twenty times its size, and a zip bomb to a thousand times. */
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;
const MAX_CONTENT_TYPES_BYTES = 512 * 1024;
const MAX_ENTRIES = 5_000;

/**
 * The option `validateEntrySizes` is off, because `unpacked` checks the sizes. It refuses entries that are too long with
 * another code than entries that are too short.
 */
const options = { autoClose: false, strictFileNames: true, validateEntrySizes: false };

const mainParts: [FileType, RegExp][] = [
  ['docx', /wordprocessingml\.document\.main\+xml/],
  ['xlsx', /spreadsheetml\.sheet\.main\+xml/],
  ['pptx', /presentationml\.presentation\.main\+xml/],
];

/**
 * The Office format of a zip, from its list of content types. Undefined for any other zip. Unpacks every entry once and
 * discards the content. Refuses macros, and a structure that no Office program writes. Refuses a zip that unpacks to more
 * than 300 MB, or to another size than it declares.
 */
export async function typeOfOfficeZip(file: OpenedFile): Promise<FileType | undefined> {
  try {
    return await typeOf(await fromFdPromise(file.fd, options), file);
  } catch (error) {
    // yauzl and zlib throw plain errors for unreadable input.
    throw error instanceof Refusal ? error : new Refusal('file.broken');
  }
}

async function typeOf(zip: ZipFile, file: OpenedFile): Promise<FileType | undefined> {
  const entries = await entriesOf(zip, file);
  const contents = entries.find(({ fileName }) => fileName === '[Content_Types].xml');
  if (!contents || contents.uncompressedSize > MAX_CONTENT_TYPES_BYTES) return undefined;
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > MAX_UNPACKED_BYTES) throw new Refusal('file.unpacks_too_large');
  const types = Buffer.concat(await Array.fromAsync(unpacked(zip, contents))).toString('utf8');
  const isActive = /macroEnabled|vbaProject|activeX/i.test(types);
  if (isActive || entries.some(({ fileName }) => /vbaProject\.bin$|\/activeX\//i.test(fileName)))
    throw new Refusal('file.active_content');
  const [type] = mainParts.find(([, pattern]) => pattern.test(types)) ?? [];
  if (!type) return undefined;
  for (const entry of entries) for await (const _ of unpacked(zip, entry));
  return type;
}

/** The entries of the zip. Refuses overlapping and encrypted entries, and data before the first entry. */
async function entriesOf(zip: ZipFile, file: OpenedFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new Refusal('file.broken');
  const entries: Entry[] = [];
  const ranges: { from: number; to: number }[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.canDecodeFileData() || entry.fileName.includes('\0')) throw new Refusal('file.broken');
    const { fileDataStart: from } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    entries.push(entry);
    ranges.push({ from, to: from + entry.compressedSize });
  }
  ranges.sort((a, b) => a.from - b.from);
  const isSeparate = ranges.every(({ to }, at) => to <= (ranges[at + 1]?.from ?? file.bytes));
  const startsAtZero = entries.some((entry) => entry.relativeOffsetOfLocalHeader === 0);
  if (!isSeparate || (entries.length > 0 && !startsAtZero)) throw new Refusal('file.broken');
  return entries;
}

/** The content of an entry. Refuses an entry that is longer or shorter than declared. */
async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const source: Readable = await zip.openReadStreamPromise(entry);
  let bytes = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > entry.uncompressedSize) throw new Refusal('file.unpacks_too_large');
    yield piece;
  }
  if (bytes !== entry.uncompressedSize) throw new Refusal('file.broken');
}
