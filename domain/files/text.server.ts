import type { OpenedFile } from './opened-file.server.ts';

const isControl = (byte: number) => (byte < 32 && !(byte >= 9 && byte <= 13 && byte !== 11)) || byte === 127;

/** Accepts encodings that extend ASCII, such as UTF-8 or Latin-1. */
export async function isText(file: OpenedFile): Promise<boolean> {
  for await (const piece of file.pieces()) if (piece.some(isControl)) return false;
  return true;
}

/** True if a program that sniffs content, such as a browser, could take the file for HTML, XML or RTF. */
export function isMarkup(head: Buffer): boolean {
  return /^[\s\0\ufeff]*(<[a-z!?/]|\{\\rtf)/i.test(head.toString('utf8'));
}

export function isSvg(head: Buffer): boolean {
  return /<([a-z]+:)?svg[\s/>]/i.test(head.toString('utf8').replaceAll('\0', ''));
}
