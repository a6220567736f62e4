import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { canonicalJson, hashOfTerms } from '#domain/terms/canonical.server.ts';
import { someTerms } from '#tests/some-terms.ts';

/**
 * Inserts deals between the pairs of `seedPairs`, of which the first brand and the first influencer have 500 of 100,000
 * each. Six of ten are closed, two run, and two negotiate with an open offer. The offers of a tenth of these expired yesterday. Deals have no foreign keys, so the pairs need not exist.
 */
export async function seedDeals({ kysely }: Pick<Database, 'kysely'>, count: number): Promise<void> {
  const state = sql`(n / 200) % 10`;
  const isDue = sql`(n / 2000) % 10 = 0`;
  await sql`insert into deal (id, campaign_id, client_id, influencer_id, influencer_user_id, campaign_title, brand_name,
      influencer_name, status, close_reason, version, started_at, running_at, closed_at, due_at)
    select 'deal-' || n, 'campaign-' || brand, 'user-brand' || brand, 'influencer-' || influencer,
      'user-influencer' || influencer, 'Campaign ' || brand, 'Maison ' || brand, 'Somebody ' || influencer,
      case when ${state} < 6 then 'closed' when ${state} < 8 then 'running' else 'negotiating' end,
      case when ${state} < 6 then 'done' end, 1, now() - interval '6 days',
      case when ${state} < 8 then now() end, case when ${state} < 6 then now() end,
      case when ${state} >= 8 then now() + interval '2 days' end
    from generate_series(1, ${count}::integer) n,
      lateral (select case when n % 200 = 0 then 1 else 2 + n % 1999 end as brand,
        case when n % 200 = 1 then 1 else 2 + (n / 1999 + n) % 1999 end as influencer) pair`.execute(kysely);
  await sql`insert into offer (id, deal_id, seq, side, terms, hash, status, made_at, expires_on, answered_at)
    select 'offer-' || n, 'deal-' || n, 1, case when n % 2 = 0 then 'influencer' else 'brand' end,
      ${canonicalJson(someTerms)}::jsonb, ${hashOfTerms(someTerms)}::text,
      case when ${state} < 8 then 'accepted' else 'open' end, now() - interval '6 days',
      current_date + case when ${isDue} then -1 else 3 end, case when ${state} < 8 then now() end
    from generate_series(1, ${count}::integer) n`.execute(kysely);
  await sql`vacuum analyze deal, offer`.execute(kysely);
}
