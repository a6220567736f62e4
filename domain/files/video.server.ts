import type { OpenedFile } from './opened-file.server.ts';

/** A film in fragments has a few of them a second. */
const MAX_BOXES = 20_000;

/** An MP4 or QuickTime film whose boxes fill the file from end to end, with a table of contents and something to show. */
export async function isWholeMp4(file: OpenedFile): Promise<boolean> {
  const seen = new Set<string>();
  let at = 0;
  for (let count = 0; at < file.bytes; count += 1) {
    const head = await file.read(at, 16);
    if (count > MAX_BOXES || head.length < 8) return false;
    const said = head.readUInt32BE(0);
    if (said === 1 && head.length < 16) return false;
    const length = said === 1 ? Number(head.readBigUInt64BE(8)) : said === 0 ? file.bytes - at : said;
    const name = head.toString('latin1', 4, 8);
    if (length < 8 || !/^[\w©. -]{4}$/.test(name)) return false;
    seen.add(name);
    at += length;
  }
  return at === file.bytes && seen.has('moov') && seen.has('mdat');
}

const SEGMENT = Buffer.from('18538067', 'hex');

/** A WebM film that is no shorter than it says it is. */
export async function isWholeWebm(file: OpenedFile): Promise<boolean> {
  const head = lengthAt(await file.read(4, 8));
  if (!head) return false;
  const at = 4 + head.width + head.value;
  const segment = await file.read(at, 12);
  const body = lengthAt(segment.subarray(4));
  if (!segment.subarray(0, 4).equals(SEGMENT) || !body) return false;
  // What was recorded as it came does not know its length.
  return body.isUnknown || at + 4 + body.width + body.value <= file.bytes;
}

/** EBML's numbers: the zeros in front of the first one say how many bytes follow. */
function lengthAt(bytes: Buffer): { width: number; value: number; isUnknown: boolean } | null {
  const width = Math.clz32(bytes[0] ?? 0) - 23;
  if (width > 8 || bytes.length < width) return null;
  let value = (bytes[0] ?? 0) & (0xff >> width);
  let isUnknown = value === 0xff >> width;
  for (const byte of bytes.subarray(1, width)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { width, value, isUnknown };
}
