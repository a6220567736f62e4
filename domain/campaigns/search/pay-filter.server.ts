import { sql } from 'kysely';
import { centsInAnyLanguage } from '../../money.ts';
import type { SearchFilter } from './filter.server.ts';

/** The campaign must pay at least this price, in cents, for a post or for a story. */
export const payFilter: SearchFilter<number | null> = (query) => {
  const value = centsInAnyLanguage(query.get('pay') ?? '') || null;
  if (value === null) return { value, parameters: [], sql: null };
  return {
    value,
    parameters: [['pay', String(value / 100)]],
    sql: () => sql`greatest(campaign.post_price_cents, campaign.story_price_cents) >= ${value}`,
  };
};
