import { fold } from '../fold.ts';

/** Too short to tell anybody by: `de`, `le`, an initial. */
const SHORT = 2;

interface Written {
  name: string;
  handle: string;
  location: string;
}

/** Where somebody is, for a visitor: nothing when what they wrote there says who they are, by name, handle or e-mail. */
export function veiledLocation({ name, handle, location }: Written): string {
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
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
