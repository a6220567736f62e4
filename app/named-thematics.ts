import { type Thematic, thematics } from '#domain/campaigns/reference.ts';
import { fold } from '#domain/fold.ts';
import { thematicLabels } from '#messages/labels.ts';

/** The thematics whose word, in the language being spoken, contains the text. */
export function namedThematics(text: string): Thematic[] {
  const words = fold(text);
  return thematics.filter((thematic) => fold(thematicLabels[thematic]()).includes(words));
}
