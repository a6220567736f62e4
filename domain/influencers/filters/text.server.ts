import { union } from '../index/bits.ts';
import { isSure } from '../index/texts.ts';
import { contains, type Filter, overlaps } from './filter.server.ts';

/** The name or the handle contains the words, or a thematic has the name that was typed. Visitors search by thematic only. */
export const text: Filter<'influencer'> = ({ text }) => {
  if (!text) return null;
  const { words, thematics } = text;
  return {
    index: (columns) => {
      const named = union(thematics.map((id) => columns.thematics[id]));
      if (words === null) return { sets: [named] };
      return {
        sets: [columns.names.candidates(words).unite(named)],
        check: isSure(words) ? undefined : (slot) => named.has(slot) || columns.names.contains(slot, words),
      };
    },
    sql: (eb) =>
      eb.or([
        ...(thematics.length > 0 ? [overlaps('thematics', thematics)] : []),
        ...(words === null ? [] : [contains('full_name', words), contains('handle', words)]),
      ]),
  };
};
