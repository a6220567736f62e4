import { drawable, type Face, registerFonts } from './pdf-fonts.server.ts';

/** The colors of the light theme. */
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
  /** Text that does not fit is cut off with an ellipsis. */
  width: number;
  align?: 'left' | 'right';
  /** Maximum number of lines. */
  lines?: number;
  /** Distance from one line to the next. */
  leading?: number;
}

/** Writes text into a document. `x` and `y` are the top left corner. All lengths are points. */
export class Pen {
  readonly #doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    registerFonts(doc);
  }

  /** Returns the height of what was written. */
  write(text: string, x: number, y: number, style: Style): number {
    const { face = 'sans', size, color = 'ink', width, align, lines = 1, leading = size * 1.35 } = style;
    const doc = this.#doc.font(face, size).fillColor(inks[color]);
    const lineHeight = doc.currentLineHeight();
    doc.text(drawable(text), x, y, {
      width,
      // pdfkit adds the ellipsis on the line that leaves less than two line heights, and stops where less than one is left.
      height: (lines - 1) * leading + 1.5 * lineHeight,
      lineGap: leading - lineHeight,
      ellipsis: true,
      align,
    });
    return doc.y - y;
  }

  rule(x: number, y: number, width: number, color: keyof typeof inks = 'line', thickness = 0.5): void {
    this.#doc.rect(x, y, width, thickness).fill(inks[color]);
  }
}
