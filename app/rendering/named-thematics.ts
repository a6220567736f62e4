import { type Thematic, thematics } from '#domain/campaigns/reference.ts';
import { fold } from '#domain/fold.ts';
import { searchWordsOf } from '#domain/influencers/handle.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';

export function namedThematics(text: string): Thematic[] {
  const folded = fold(searchWordsOf(text));
  return thematics.filter((thematic) => fold(thematicLabels[thematic]()).includes(folded));
}
