import { type Thematic, thematics } from '#domain/campaigns/reference.ts';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** The thematics whose label in the current language contains the text. */
export function namedThematics(text: string): Thematic[] {
  const folded = fold(text);
  const labels = foldedLabelsIn(currentLanguage());
  return thematics.filter((thematic) => labels[thematic].includes(folded));
}

const labelCache = new Map<Language, Record<Thematic, string>>();

function foldedLabelsIn(language: Language): Record<Thematic, string> {
  const cached = labelCache.get(language);
  if (cached) return cached;
  const labels = Object.fromEntries(
    thematics.map((thematic) => [thematic, fold(thematicLabels[thematic]())]),
  ) as Record<Thematic, string>;
  labelCache.set(language, labels);
  return labels;
}
