import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { Refusal } from '../refusal.ts';
import type { OpenedFile } from './opened-file.server.ts';
import type { FileType } from './profiles.ts';
import { entriesOf, type ZipEntry } from './zip-entries.server.ts';

/** A large table of figures unpacks to twenty times its size; a bomb to a thousand. */
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;
const MAX_CONTENT_TYPES_BYTES = 512 * 1024;

const mains: [FileType, RegExp][] = [
  ['docx', /wordprocessingml\.document\.main\+xml/],
  ['xlsx', /spreadsheetml\.sheet\.main\+xml/],
  ['pptx', /presentationml\.presentation\.main\+xml/],
];

/**
 * Which of the Office formats a zip is, by the list of contents that each of them has; undefined for any other zip. All of
 * it is unpacked once, piece by piece and into nothing: refuses what unpacks to more than 300 MB or not to what it says,
 * and macros.
 */
export async function typeOfOfficeZip(file: OpenedFile): Promise<FileType | undefined> {
  const entries = await entriesOf(file);
  const contents = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!contents || contents.unpackedBytes > MAX_CONTENT_TYPES_BYTES) return undefined;
  const said = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (said > MAX_UNPACKED_BYTES) throw new Refusal('file.unpacks_too_large');
  const types = Buffer.concat(await Array.fromAsync(unpacked(file, contents))).toString('utf8');
  const isActive = /macroEnabled|vbaProject|activeX/i.test(types);
  if (isActive || entries.some(({ name }) => /vbaProject\.bin$|\/activeX\//i.test(name)))
    throw new Refusal('file.active_content');
  const [type] = mains.find(([, pattern]) => pattern.test(types)) ?? [];
  if (!type) return undefined;
  for (const entry of entries) for await (const _ of unpacked(file, entry));
  return type;
}

/** What one entry unpacks to, refused as soon as it is more than it said, or when it turns out to be less. */
async function* unpacked(file: OpenedFile, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = Readable.from(file.pieces(entry.from, entry.to));
  const source: Readable = entry.isDeflated ? packed.pipe(createInflateRaw()) : packed;
  packed.on('error', (error) => source.destroy(error));
  let bytes = 0;
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > entry.unpackedBytes) throw new Refusal('file.unpacks_too_large');
      yield piece;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('file.broken');
  } finally {
    packed.destroy();
    source.destroy();
  }
  if (bytes !== entry.unpackedBytes) throw new Refusal('file.broken');
}
