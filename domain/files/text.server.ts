import type { OpenedFile } from './opened-file.server.ts';

/** Of the control characters plain text has tabs, ends of lines and of pages, and no others. */
const isControl = (byte: number) => (byte < 32 && !(byte >= 9 && byte <= 13 && byte !== 11)) || byte === 127;

/** Whether it is text in any encoding that keeps ASCII (UTF-8, and what older systems write). */
export async function isText(file: OpenedFile): Promise<boolean> {
  for await (const piece of file.pieces()) if (piece.some(isControl)) return false;
  return true;
}

/** What a browser would take for a page or a drawing, if it were ever asked to guess. */
export function isMarkup(head: Buffer): boolean {
  return /^[\s\0\ufeff]*(<[a-z!?/]|\{\\rtf)/i.test(head.toString('utf8'));
}

export function isSvg(head: Buffer): boolean {
  return /<([a-z]+:)?svg[\s/>]/i.test(head.toString('utf8').replaceAll('\0', ''));
}
