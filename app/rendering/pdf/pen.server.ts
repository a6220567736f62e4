import { readFile } from 'node:fs/promises';
import { MISSING_GLYPHS } from './glyphs.ts';

/**
 * Fonts are read at run time and not imported. In development, jobs that render PDFs run in Node without Vite, and Node
 * cannot import a font. The paths are relative to the root folder of the site.
 */
const fonts = {
  serif: 'app/rendering/pdf/fonts/instrument-serif.ttf',
  sans: 'app/rendering/pdf/fonts/instrument-sans.ttf',
};

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
  /** Width in points. */
  width?: number;
  align?: 'left' | 'right';
  /** Maximum number of lines. A longer text ends with an ellipsis. */
  lines?: number;
  /** Distance between lines in points. */
  leading?: number;
}

type Doc = PDFKit.PDFDocument;

export async function registerFonts(doc: Doc): Promise<void> {
  for (const [name, path] of Object.entries(fonts)) doc.registerFont(name, await readFile(path));
}

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
