/** The first letters of the first and the last word of a name, past brackets and quotation marks, or U when there is none. */
export function initialsOf(fullName: string): string {
  const words = fullName.match(/[^\s\p{P}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstLetter).join('').toLocaleUpperCase() || 'U';
}

/** To make one takes longer than to draw all around it. */
const letters = new Intl.Segmenter();

/** What a reader takes for one letter may be several code points: é, or an emoji. Empty for an empty word. */
export function firstLetter(word = ''): string {
  return letters.segment(word).containing(0)?.segment ?? '';
}
