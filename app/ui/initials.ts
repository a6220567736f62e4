export function initialsOf(fullName: string): string {
  const words = fullName.match(/[^\s\p{P}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstGrapheme).join('').toLocaleUpperCase() || 'U';
}

/** Shared, because constructing a segmenter takes longer than rendering the element that uses it. */
const graphemes = new Intl.Segmenter();

/** The first grapheme, which may be several code points (é, an emoji). Empty for an empty word. */
export function firstGrapheme(word = ''): string {
  return graphemes.segment(word).containing(0)?.segment ?? '';
}
