import { type Thematic, thematics } from '#domain/campaigns/reference.ts';
import { fold } from '#domain/fold.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';

/** The thematics whose label in the current language contains the text. */
export function namedThematics(text: string): Thematic[] {
  const folded = fold(text);
  return thematics.filter((thematic) => fold(thematicLabels[thematic]()).includes(folded));
}
