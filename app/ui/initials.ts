export function initialsOf(fullName: string): string {
  const words = fullName.match(/[^\s\p{P}]\S*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstGrapheme).join('').toUpperCase() || 'U';
}

/** Shared, because constructing a segmenter takes longer than rendering an element. */
const graphemes = new Intl.Segmenter();

export function firstGrapheme(word = ''): string {
  return graphemes.segment(word).containing(0)?.segment ?? '';
}
