/** Stands for a part of a sentence that the page formats. No name contains it, because `lineOf` replaces it. */
export const MARK = '\u0001';

/** Returns the texts before and after the inserted part. */
export function textAround(sentence: (part: string) => string): string[] {
  return sentence(MARK).split(MARK);
}
