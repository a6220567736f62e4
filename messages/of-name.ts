import { m } from '#messages';

/** `Léa’s`, `de Léa`, `d’Anaïs`. */
export function ofName(name: string): string {
  const first = name.normalize('NFD').slice(0, 1);
  return /[aeiouh]/i.test(first) ? m.content_of_vowel({ name }) : m.content_of({ name });
}
