import { isExactTrait } from '../index/text-column.ts';
import { contains, type Filter } from './filter.server.ts';

export const bio: Filter<'influencer'> = ({ bio }) =>
  bio
    ? {
        index: (columns) => ({
          sets: [columns.bios.candidates(bio)],
          check: isExactTrait(bio) ? undefined : (slot) => columns.bios.contains(slot, bio),
        }),
        sql: () => contains('bio', bio),
      }
    : null;
