import sans from './fonts/instrument-sans.ttf?inline';
import serif from './fonts/instrument-serif.ttf?inline';

const fonts = { serif, sans };

export const colors = {
  ink: '#1c1917',
  soft: '#635c56',
  line: '#e3dcd1',
  accent: '#7a1f3d',
  good: '#1f6146',
  wait: '#7a4d0b',
  bad: '#a1261f',
} as const;
export type Color = keyof typeof colors;

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;

interface Style {
  face?: keyof typeof fonts;
  size: number;
  color?: Color;
  /** Width in points. Longer text ends with an ellipsis. */
  width?: number;
  align?: 'left' | 'right';
  lines?: number;
  /** Distance between lines in points. */
  leading?: number;
}

type Doc = PDFKit.PDFDocument;

export function registerFonts(doc: Doc): void {
  for (const [name, dataUrl] of Object.entries(fonts))
    doc.registerFont(name, Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
}

const MISSING_GLYPHS =
  /[^\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu;

/** Turns white space into plain spaces and removes characters that the fonts lack. */
export const drawable = (text: string) =>
  text.normalize('NFC').replace(/\s/g, ' ').replace(MISSING_GLYPHS, '');

/** Writes text with its top left corner at `x`, `y`. Returns its height. All lengths are in points. */
export function write(doc: Doc, text: string, x: number, y: number, style: Style): number {
  const { face = 'sans', size, color = 'ink', width = WIDTH } = style;
  const { align, lines = 1, leading = size * 1.35 } = style;
  const lineHeight = doc.font(face, size).fillColor(colors[color]).currentLineHeight();
  doc.text(drawable(text), x, y, {
    width,
    // pdfkit puts the ellipsis in the first line with less than two line heights left, so the last line gets 1.5.
    height: (lines - 1) * leading + 1.5 * lineHeight,
    lineGap: leading - lineHeight,
    ellipsis: true,
    align,
  });
  return doc.y - y;
}

export function rule(doc: Doc, x: number, y: number, width = WIDTH, color: Color = 'line'): void {
  doc.rect(x, y, width, 0.5).fill(colors[color]);
}
