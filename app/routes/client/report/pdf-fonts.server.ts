import sans from './fonts/instrument-sans.ttf?inline';
import serif from './fonts/instrument-serif.ttf?inline';

const fonts = { serif, sans };
export type Face = keyof typeof fonts;

/** Registers the product's fonts in a document under their names. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, dataUrl] of Object.entries(fonts))
    doc.registerFont(name, Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
}

/** The characters for which a font has no glyph. */
const MISSING_GLYPHS =
  /[^\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu;

/** Removes the characters that the fonts lack. Any white space becomes a plain space. */
export const drawable = (text: string) =>
  text.normalize('NFC').replace(/\s/g, ' ').replace(MISSING_GLYPHS, '');
