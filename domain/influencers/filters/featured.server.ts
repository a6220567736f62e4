import type { Filter } from './filter.server.ts';

/** Featured by the operator. */
export const featured: Filter<'influencer'> = ({ featured }) =>
  featured
    ? {
        index: (columns) => ({ sets: [columns.featured] }),
        sql: (eb) => eb('featured_at', 'is not', null),
      }
    : null;
