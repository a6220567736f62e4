/**
 * Decodes the escaped characters of a path or address, so that people can read it: `/caf%C3%A9` becomes `/café`. Returns
 * the path unchanged if it is not valid UTF-8, or has characters that are invisible or change the direction of text.
 */
export function readablePath(path: string): string {
  try {
    const decoded = decodeURI(path);
    return /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}
