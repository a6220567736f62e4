import type { Filter } from './filter.server.ts';

/** Verified by staff. */
export const verified: Filter<'influencer'> = ({ advanced }) =>
  advanced.verified
    ? {
        index: (columns) => ({ sets: [columns.verified] }),
        sql: (eb) => eb('verified_at', 'is not', null),
      }
    : null;
