import { fold } from './fold.ts';

const MAX_TEXT_LENGTH = 100;
const MAX_WORDS = 8;

/** Returns the trimmed text of a query parameter, cut after 100 characters. */
export const textIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed();

/** Returns the first eight words of a typed text without case and accents. */
export const wordsOf = (text: string): string[] =>
  fold(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** Returns whether the text contains every word of `wordsOf`. Ignores case and accents. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}
