/** Compressed bytes of a colour profile. Real profiles have a few kilobytes. */
const MAX_PROFILE_BYTES = 64 * 1024;
const HEADER_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** Optional chunks that change how the image looks. */
const visible = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP', 'eXIf']);

export function isPng(file: Buffer): boolean {
  return file.subarray(0, HEADER_BYTES).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
}

/**
 * A PNG without texts and other optional chunks that do not change how it looks. The decoder inflates each of them, and sixty
 * small ones can inflate to gigabytes. Bytes after a chunk that is cut off are left out.
 */
export function withoutOptionalChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, HEADER_BYTES)];
  let hasProfile = false;
  for (let start = HEADER_BYTES; start + FRAME_BYTES <= png.length; ) {
    const length = png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    const end = start + FRAME_BYTES + length;
    // A type that begins in upper case is one that every decoder needs.
    const isCritical = /^[A-Z]/.test(type);
    const isProfile = type === 'iCCP';
    const isAllowed = !isProfile || (!hasProfile && length <= MAX_PROFILE_BYTES);
    if (isCritical || (visible.has(type) && isAllowed)) kept.push(png.subarray(start, end));
    hasProfile ||= isProfile;
    start = end;
  }
  return Buffer.concat(kept);
}
