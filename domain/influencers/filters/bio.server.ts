import { isSure } from '../index/texts.ts';
import { contains, type Filter } from './filter.server.ts';

/** The bio contains the words. */
export const bio: Filter<'influencer'> = ({ bio }) =>
  bio
    ? {
        index: (columns) => ({
          sets: [columns.bios.candidates(bio)],
          check: isSure(bio) ? undefined : (slot) => columns.bios.contains(slot, bio),
        }),
        sql: () => contains('bio', bio),
      }
    : null;
