import { union } from '../index/bit-set.ts';
import { type Filter, overlaps } from './filter.server.ts';

/** Prefers at least one of these kinds of collaboration. */
export const kinds: Filter<'preferences'> = ({ advanced: { kinds } }) =>
  kinds.length > 0
    ? {
        index: (columns) => ({ sets: [union(kinds.map((id) => columns.kinds[id]))] }),
        sql: () => overlaps('collaboration_types', kinds),
      }
    : null;
