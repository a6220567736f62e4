import type { Language } from '#domain/language.ts';
import { formatNumber } from './format.ts';

const words: Record<Language, readonly string[]> = {
  en: ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  fr: ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'],
};

/** Returns a number for the start of a sentence, as a word up to ten. French words are feminine. */
export function numberWord(count: number, language: Language): string {
  return words[language][count] ?? formatNumber(count, language);
}
