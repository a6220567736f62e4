import type { OpenedFile } from './opened-file.server.ts';

/** A fragmented MP4 has a few boxes per second of video. */
const MAX_BOXES = 20_000;

/**
 * True if boxes fill the whole file, and two of the boxes are `moov` and `mdat`, as in a complete MP4 or QuickTime
 * video.
 */
export async function isWholeMp4(file: OpenedFile): Promise<boolean> {
  const seen = new Set<string>();
  let at = 0;
  for (let count = 0; at < file.bytes; count += 1) {
    const head = await file.read(at, 16);
    if (count > MAX_BOXES || head.length < 8) return false;
    const size = head.readUInt32BE(0);
    if (size === 1 && head.length < 16) return false;
    const length = size === 1 ? Number(head.readBigUInt64BE(8)) : size === 0 ? file.bytes - at : size;
    const name = head.toString('latin1', 4, 8);
    if (length < 8 || !/^[\w©. -]{4}$/.test(name)) return false;
    seen.add(name);
    at += length;
  }
  return at === file.bytes && seen.has('moov') && seen.has('mdat');
}

const SEGMENT = Buffer.from('18538067', 'hex');

/** False if the file is shorter than the WebM video declares. */
export async function isWholeWebm(file: OpenedFile): Promise<boolean> {
  const head = lengthAt(await file.read(4, 8));
  if (!head) return false;
  const at = 4 + head.width + head.value;
  const segment = await file.read(at, 12);
  const body = lengthAt(segment.subarray(4));
  if (!segment.subarray(0, 4).equals(SEGMENT) || !body) return false;
  // A live recording does not declare its length.
  return body.isUnknown || at + 4 + body.width + body.value <= file.bytes;
}

/** Reads an EBML number. The leading zero bits of the first byte give the number of bytes that follow. */
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
