import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { glyphOf, type Outline } from './pdf-glyph.ts';

const require = createRequire(import.meta.url);

/** The product's own letters: the Latin that English and French need, and the rest of it for names. */
const files = {
  serif: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
  serifExt: '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff',
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  sansExt: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
};
export type Face = 'serif' | 'sans';

/** What pdfkit holds of a font it embeds, as far as we reach into it. */
interface Embedded {
  subset: {
    font: { getGlyph(id: number): Glyph; glyphsForString(text: string): Glyph[] };
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    _addGlyph(id: number): number;
  };
}
interface Glyph {
  path: Outline;
  advanceWidth: number;
  _getMetrics(): { leftBearing: number };
}

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Makes the fonts known to a document by their names. */
export function embedFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(files)) {
    doc.registerFont(name, readFileSync(require.resolve(file)));
    doc.font(name);
    const embedded = (doc as unknown as { _font: Embedded })._font;
    // What an accented letter is made of would otherwise be met first as a part of it, and mean nothing to who copies it.
    embedded.subset.font.glyphsForString(ASCII);
    if (file.endsWith('woff2')) drawAnew(embedded);
  }
}

/**
 * WOFF2 keeps outlines in a form of its own, which fontkit reads but copies as it is into a subset, where nothing can read it:
 * so each glyph that is used is written anew from its outline.
 */
function drawAnew({ subset }: Embedded): void {
  subset._addGlyph = (id) => {
    const glyph = subset.font.getGlyph(id);
    const drawn = glyphOf(glyph.path);
    subset.glyf.push(drawn);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
    subset.offset += drawn.length;
    return subset.glyf.length - 1;
  };
}

const LATIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/;
const LATIN_EXT = /[\u0100-\u024f\u1e00-\u1e9f\u1ef2-\u1eff]/;

/** A text in the pieces that one font each can draw. Narrow spaces come out as spaces; what no font has is left out. */
export function piecesOf(text: string, face: Face): { font: keyof typeof files; text: string }[] {
  const pieces: { font: keyof typeof files; text: string }[] = [];
  for (const letter of text.normalize('NFC').replace(/\s/g, ' ')) {
    const font = LATIN.test(letter) ? face : LATIN_EXT.test(letter) ? (`${face}Ext` as const) : undefined;
    const last = pieces.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) pieces.push({ font, text: letter });
  }
  return pieces;
}

/** Whether our letters leave anything of it to be read. */
export const isDrawn = (text: string) => piecesOf(text, 'sans').some((it) => it.text.trim() !== '');
