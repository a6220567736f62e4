import { sql } from 'kysely';
import { centsOf } from '../../money.ts';
import type { SearchFilter } from './filter.server.ts';

/** The campaign must pay at least this price, in cents, for a post or for a story. */
export const payFilter: SearchFilter<number | null> = (query) => {
  const typed = query.get('pay') ?? '';
  // Accepts the notation of both languages. A text that both languages can parse means the same amount in both.
  const value = (centsOf(typed, 'en') ?? centsOf(typed, 'fr')) || null;
  if (value === null) return { value, parameters: [], sql: null };
  return {
    value,
    parameters: [['pay', String(value / 100)]],
    sql: () => sql`greatest(campaign.post_price_cents, campaign.story_price_cents) >= ${value}`,
  };
};
