import { Refusal } from '../refusal.ts';
import type { OpenedFile } from './opened-file.server.ts';

export interface ZipEntry {
  name: string;
  isDeflated: boolean;
  unpackedBytes: number;
  /** Where its packed bytes lie in the file. */
  from: number;
  to: number;
}

const END_BYTES = 22;
const LONGEST_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 5_000;
const MAX_DIRECTORY_BYTES = 2 * 1024 * 1024;
const ENCRYPTED = 1;
const DEFLATED = 8;

/**
 * The entries of a zip as its directory lists them. Refuses as broken whatever an office program would not write: a
 * directory that does not end the file, entries that overlap, are encrypted, lead out of their folder or are packed in
 * another way.
 */
export async function entriesOf(file: OpenedFile): Promise<ZipEntry[]> {
  const directory = await directoryOf(file);
  const entries: ZipEntry[] = [];
  const starts: number[] = [];
  for (let at = 0; at < directory.length; ) {
    const head = directory.subarray(at, at + 46);
    requireThat(head.length === 46 && head.readUInt32LE(0) === 0x02014b50);
    const [flags, method] = [head.readUInt16LE(8), head.readUInt16LE(10)];
    const nameBytes = head.readUInt16LE(28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameBytes);
    requireThat(!(flags & ENCRYPTED) && (method === 0 || method === DEFLATED) && isPlain(name));
    const start = head.readUInt32LE(42);
    const from = await dataAt(file, start);
    starts.push(start);
    entries.push({
      name,
      isDeflated: method === DEFLATED,
      unpackedBytes: head.readUInt32LE(24),
      from,
      to: from + head.readUInt32LE(20),
    });
    at += 46 + nameBytes + head.readUInt16LE(30) + head.readUInt16LE(32);
  }
  // An entry of its own stands at the very start: nothing else is hidden in front.
  requireThat(entries.length === 0 || starts.includes(0));
  const inOrder = entries.toSorted((a, b) => a.from - b.from);
  requireThat(inOrder.every(({ to }, at) => to <= (inOrder[at + 1]?.from ?? file.bytes)));
  return entries;
}

async function directoryOf(file: OpenedFile): Promise<Buffer> {
  const from = Math.max(0, file.bytes - END_BYTES - LONGEST_COMMENT_BYTES);
  const tail = await file.read(from, file.bytes - from);
  const at = tail.lastIndexOf('PK\x05\x06', tail.length - END_BYTES, 'latin1');
  requireThat(at >= 0 && tail.length - at >= END_BYTES);
  const [count, bytes, offset] = [
    tail.readUInt16LE(at + 10),
    tail.readUInt32LE(at + 12),
    tail.readUInt32LE(at + 16),
  ];
  requireThat(at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length && offset + bytes === from + at);
  requireThat(count <= MAX_ENTRIES && bytes <= MAX_DIRECTORY_BYTES);
  return file.read(offset, bytes);
}

/** Where the bytes of an entry begin, behind its own header. */
async function dataAt(file: OpenedFile, at: number): Promise<number> {
  const head = await file.read(at, 30);
  requireThat(head.length === 30 && head.readUInt32LE(0) === 0x04034b50);
  return at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
}

const isPlain = (name: string) => !/[\0\\]|^\/|(^|\/)\.\.(\/|$)/.test(name);

function requireThat(holds: boolean): void {
  if (!holds) throw new Refusal('file.broken');
}
