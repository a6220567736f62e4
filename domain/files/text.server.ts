import type { OpenedFile } from './opened-file.server.ts';

/**
 * Whether the byte is a control character. Tabs, line breaks and form feeds are not counted, because plain text contains
 * them.
 */
const isControl = (byte: number) => (byte < 32 && !(byte >= 9 && byte <= 13 && byte !== 11)) || byte === 127;

/** Whether the file is text in an encoding that extends ASCII (UTF-8, Latin-1 and similar). */
export async function isText(file: OpenedFile): Promise<boolean> {
  for await (const piece of file.pieces()) if (piece.some(isControl)) return false;
  return true;
}

/** Whether a browser that sniffs content could take the file for HTML, XML or RTF. */
export function isMarkup(head: Buffer): boolean {
  return /^[\s\0\ufeff]*(<[a-z!?/]|\{\\rtf)/i.test(head.toString('utf8'));
}

export function isSvg(head: Buffer): boolean {
  return /<([a-z]+:)?svg[\s/>]/i.test(head.toString('utf8').replaceAll('\0', ''));
}
