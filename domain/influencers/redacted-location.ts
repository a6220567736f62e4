import { fold } from '../fold.ts';

/** Too short to tell anybody by: `de`, `le`, an initial. */
export const SHORT = 2;

/** What parts words, for us and for the database alike: its locale does not say what a letter is. The ranges are those of letters and digits. */
export const BETWEEN_WORDS =
  '[^a-z0-9À-ÖØ-öø-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefe\uff10-\uffdc\u{10000}-\u{1efff}\u{20000}-\u{3ffff}]+';
const betweenWords = new RegExp(BETWEEN_WORDS, 'gu');

interface Written {
  name: string;
  handle: string;
  location: string;
}

/**
 * Where somebody is, for a visitor: nothing when what they wrote there says who they are, by name, handle or e-mail. `tellsWho` asks the
 * database for the same.
 */
export function redactedLocation({ name, handle, location }: Written): string {
  const words = apart(location);
  const telling = [apart(handle), ...wordsOf(name)];
  return location.includes('@') || telling.some((it) => words.includes(it)) ? '' : location;
}

function wordsOf(name: string): string[] {
  return apart(name)
    .trim()
    .split(' ')
    .filter((word) => word.length > SHORT)
    .map((word) => ` ${word} `);
}

/** Folded, a blank around every word, so that whole words are found in it. */
function apart(text: string): string {
  return ` ${fold(text).replace(betweenWords, ' ').trim()} `;
}
