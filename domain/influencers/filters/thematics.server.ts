import { union } from '../index/bit-set.ts';
import { type Filter, overlaps } from './filter.server.ts';

/** At least one of the thematics. */
export const thematics: Filter<'influencer'> = ({ thematics }) =>
  thematics.length > 0
    ? {
        index: (columns) => ({ sets: [union(thematics.map((id) => columns.thematics[id]))] }),
        sql: () => overlaps('thematics', thematics),
      }
    : null;
