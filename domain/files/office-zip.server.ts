import type { Readable } from 'node:stream';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { Refusal } from '../refusal.ts';
import {
  type Element,
  mainTypeOf,
  readElements,
  requireQuietRelationships,
} from './office-relationships.server.ts';
import type { OpenedFile } from './opened-file.server.ts';
import type { FileType } from './profiles.ts';

/**
 * Limit for all entries together. A large spreadsheet unpacks to twenty times its file size, a zip bomb to a thousand
 * times.
 */
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;
/** Limit for the content types and relationships together. The 65,530 links that a spreadsheet can have take 10 MB. */
const MAX_PARSED_BYTES = 16 * 1024 * 1024;
/** Limit for the same parts. Each element takes some hundred bytes of memory. */
const MAX_ELEMENTS = 200_000;
const MAX_ENTRIES = 5_000;
/** Office programs give these file names to macros, controls and embedded objects. */
const ACTIVE_NAME = /(^|\/)(vbaProject\.bin$|activeX\/|embeddings\/oleObject)/i;

/**
 * `validateEntrySizes` is off, because yauzl reports wrong sizes with two different error codes. `unpacked` checks
 * the sizes instead.
 */
const options = { autoClose: false, strictFileNames: true, validateEntrySizes: false };

/**
 * Returns the Office format of a zip, or undefined. Unpacks every entry of an Office file to check its size. Refuses
 * macros, controls, embedded objects, templates from another machine, and a structure that no Office program writes.
 * Refuses a zip that unpacks to more than 300 MB, or to a size other than the declared size.
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
  const named = (name: string) => entries.find(({ fileName }) => fileName.toLowerCase() === name);
  const contents = named('[content_types].xml');
  if (!contents) return undefined;
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > MAX_UNPACKED_BYTES) throw new Refusal('file.unpacks_too_large');
  if (entries.some(({ fileName }) => ACTIVE_NAME.test(fileName))) throw new Refusal('file.active_content');
  const relationships = entries.filter(({ fileName }) => /\.rels$/i.test(fileName));
  const parsed = [contents, ...relationships].reduce(
    (sum, { uncompressedSize }) => sum + uncompressedSize,
    0,
  );
  if (parsed > MAX_PARSED_BYTES) throw new Refusal('file.broken');
  const contentTypes = await readElements(unpacked(zip, contents), MAX_ELEMENTS);
  let left = MAX_ELEMENTS - contentTypes.length;
  const elements = new Map<Entry, Element[]>();
  for (const entry of relationships) {
    const found = await readElements(unpacked(zip, entry), left);
    left -= found.length;
    elements.set(entry, found);
  }
  const root = named('_rels/.rels');
  const type = mainTypeOf(contentTypes, (root && elements.get(root)) ?? []);
  if (!type) return undefined;
  for (const each of elements.values()) requireQuietRelationships(each);
  for (const entry of entries) for await (const _ of unpacked(zip, entry));
  return type;
}

/** Refuses overlapping and encrypted entries, and data before the first entry. */
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
