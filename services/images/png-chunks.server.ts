/** Maximum size of a compressed colour profile. Real profiles have a few kilobytes. */
const MAX_PROFILE_BYTES = 64 * 1024;
const HEADER_BYTES = 8;
const FRAME_BYTES = 12;
const visible = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP', 'eXIf']);

export function isPng(file: Buffer): boolean {
  return file.subarray(0, HEADER_BYTES).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
}

/**
 * Removes optional chunks that do not change the look of the image, such as texts. The decoder inflates each chunk,
 * and sixty small chunks can inflate to gigabytes. Also removes bytes at the end that are too few for a chunk.
 */
export function withoutOptionalChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, HEADER_BYTES)];
  let hasProfile = false;
  for (let start = HEADER_BYTES; start + FRAME_BYTES <= png.length; ) {
    const length = png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    const end = start + FRAME_BYTES + length;
    // Chunks that every decoder needs begin in upper case.
    const isCritical = /^[A-Z]/.test(type);
    const isProfile = type === 'iCCP';
    const isAllowed = !isProfile || (!hasProfile && length <= MAX_PROFILE_BYTES);
    if (isCritical || (visible.has(type) && isAllowed)) kept.push(png.subarray(start, end));
    hasProfile ||= isProfile;
    start = end;
  }
  return Buffer.concat(kept);
}
