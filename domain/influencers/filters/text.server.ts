import { union } from '../index/bit-set.ts';
import { isExactTrait } from '../index/text-column.ts';
import { contains, type Filter, overlaps } from './filter.server.ts';

/** The name or the handle contains the words, or the words name one of the thematics. Visitors search by thematic only. */
export const text: Filter<'influencer'> = ({ text }) => {
  if (!text) return null;
  const { words, thematics } = text;
  return {
    index: (columns) => {
      const withThematic = union(thematics.map((id) => columns.thematics[id]));
      if (words === null) return { sets: [withThematic] };
      return {
        sets: [columns.names.candidates(words).unite(withThematic)],
        check: isExactTrait(words)
          ? undefined
          : (slot) => withThematic.has(slot) || columns.names.contains(slot, words),
      };
    },
    sql: (eb) =>
      eb.or([
        ...(thematics.length > 0 ? [overlaps('thematics', thematics)] : []),
        ...(words === null ? [] : [contains('full_name', words), contains('handle', words)]),
      ]),
  };
};
