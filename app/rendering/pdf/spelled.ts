import { MISSING_GLYPHS } from './glyphs.ts';

/**
 * Prepares a text for a document in which no character may be missing. A character that the fonts lack becomes its
 * Unicode number, such as `(U+1F600)`. White space becomes plain spaces, except no-break spaces.
 */
export function spelled(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\u202f/g, '\u00a0')
    .replace(/[^\S\u00a0]/g, ' ')
    .replace(
      MISSING_GLYPHS,
      (char) => `(U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`,
    );
}
