import { drawable, type Face, registerFonts } from './pdf-fonts.server.ts';

/** The colors of the light theme. */
export const colors = {
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
  color?: keyof typeof colors;
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

  /** Returns the height of the written text. */
  write(text: string, x: number, y: number, style: Style): number {
    const { face = 'sans', size, color = 'ink', width, align, lines = 1, leading = size * 1.35 } = style;
    const doc = this.#doc.font(face, size).fillColor(colors[color]);
    const lineHeight = doc.currentLineHeight();
    doc.text(drawable(text), x, y, {
      width,
      // pdfkit adds the ellipsis on the line after which less than two line heights remain, and stops if less than one remains.
      height: (lines - 1) * leading + 1.5 * lineHeight,
      lineGap: leading - lineHeight,
      ellipsis: true,
      align,
    });
    return doc.y - y;
  }

  rule(x: number, y: number, width: number, color: keyof typeof colors = 'line', thickness = 0.5): void {
    this.#doc.rect(x, y, width, thickness).fill(colors[color]);
  }
}
