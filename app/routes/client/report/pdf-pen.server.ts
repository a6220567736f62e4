import { embedFonts, type Face, piecesOf } from './pdf-fonts.server.ts';

/** The light theme's, on paper. */
export const inks = {
  ink: '#1c1917',
  soft: '#635c56',
  line: '#e3dcd1',
  accent: '#7a1f3d',
  good: '#1f6146',
  wait: '#7a4d0b',
  bad: '#a1261f',
} as const;

interface Style {
  face?: Face;
  size: number;
  color?: keyof typeof inks;
  /** What does not fit in is cut off with an ellipsis. */
  width?: number;
  align?: 'left' | 'right';
}

/** Writes on a document by the line, from the top of its letters. All lengths are points. */
export class Pen {
  readonly #doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    embedFonts(doc);
  }

  /** Gives the height of the line. */
  write(text: string, x: number, y: number, style: Style): number {
    const { face = 'sans', size, color = 'ink', width, align = 'left' } = style;
    const fitting = width === undefined ? text : this.#cut(text, width, face, size);
    let at = align === 'right' && width !== undefined ? x + width - this.widthOf(fitting, face, size) : x;
    for (const piece of piecesOf(fitting, face)) {
      this.#doc.font(piece.font, size).fillColor(inks[color]).text(piece.text, at, y, { lineBreak: false });
      at += this.#doc.widthOfString(piece.text);
    }
    return size * 1.35;
  }

  /** In as many lines as it takes, `most` of them. Gives their height. */
  writeLines(
    text: string,
    x: number,
    y: number,
    style: Style & { width: number; leading: number; most: number },
  ) {
    const { face = 'sans', size, width, leading, most } = style;
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      const isNew = last === undefined || (this.widthOf(longer, face, size) > width && lines.length < most);
      if (isNew) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    for (const [index, line] of lines.entries()) this.write(line, x, y + index * leading, style);
    return lines.length * leading;
  }

  rule(x: number, y: number, width: number, color: keyof typeof inks = 'line', thickness = 0.5): void {
    this.#doc.rect(x, y, width, thickness).fill(inks[color]);
  }

  widthOf(text: string, face: Face, size: number): number {
    return piecesOf(text, face).reduce(
      (sum, piece) => sum + this.#doc.font(piece.font, size).widthOfString(piece.text),
      0,
    );
  }

  #cut(text: string, width: number, face: Face, size: number): string {
    if (this.widthOf(text, face, size) <= width) return text;
    let length = text.length - 1;
    while (length > 0 && this.widthOf(`${text.slice(0, length)}…`, face, size) > width) length -= 1;
    return `${text.slice(0, length).trimEnd()}…`;
  }
}
