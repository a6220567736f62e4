import { type Thematic, thematics } from '#domain/campaigns/reference.ts';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { spokenLanguage } from '#messages/language.ts';

/** The thematics whose word, in the language being spoken, contains the text. */
export function namedThematics(text: string): Thematic[] {
  const words = fold(text);
  const named = wordsIn(spokenLanguage());
  return thematics.filter((thematic) => named[thematic].includes(words));
}

/** Every word folded, once. */
const folded = new Map<Language, Record<Thematic, string>>();

function wordsIn(language: Language): Record<Thematic, string> {
  const known = folded.get(language);
  if (known) return known;
  const words = Object.fromEntries(
    thematics.map((thematic) => [thematic, fold(thematicLabels[thematic]())]),
  ) as Record<Thematic, string>;
  folded.set(language, words);
  return words;
}
