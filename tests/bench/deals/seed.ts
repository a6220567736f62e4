import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { canonicalJson, hashOfTerms } from '#domain/terms/canonical.server.ts';
import { someTerms } from '#tests/some-terms.ts';

/**
 * Inserts deals between the people of `seedPairs`. Of 100,000 deals, the first brand and the first influencer have 500
 * each. Six of ten deals are closed, two are running, and two are negotiating with an open offer. One tenth of the open
 * offers expired yesterday. A running deal has five deliverables and a gift, whose statuses are about equally frequent.
 * A deal has no foreign keys to its people and its campaign, so these need not exist.
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
  await seedWork(kysely);
  await sql`vacuum analyze deal, offer, deliverable, shipment`.execute(kysely);
}

/**
 * Inserts the deliverables of a deal one after the other, as a signature does. The rows of a deal then lie on one page
 * of the table.
 */
async function seedWork(kysely: Database['kysely']): Promise<void> {
  await sql`insert into deliverable (id, deal_id, seq, kind, platform, needs_benefit, fee_cents, status, submit_by,
      publish_by, submitted_at, approve_by, change_by, confirm_by, confirmed_at, dropped_at, dropped_by)
    select 'deliverable-' || gen_random_uuid(), deal.id, item, case when item < 3 then 'post' else 'story' end,
      'instagram', item > 2, 0, current.status, current_date + 9, current_date + 16, now(), current_date + 5, current_date + 4,
      current_date + 3, case current.status when 'confirmed' then now() end, case current.status when 'dropped' then now() end,
      case current.status when 'dropped' then 'influencer' end
    from deal cross join generate_series(1, 5) item,
      lateral (select (array['planned', 'submitted', 'changes_asked', 'approved', 'live', 'confirmed', 'dropped'])
        [1 + (hashtext(deal.id || item) & 1023) % 7] as status) current
    where deal.status = 'running' order by deal.id, item`.execute(kysely);
  await sql`insert into shipment (deal_id, channel, status, send_by, sent_at, arrive_by, received_at)
    select deal.id, 'parcel', current.status, current_date + 4, now(), current_date + 20,
      case current.status when 'received' then now() end
    from deal, lateral (select (array['to_send', 'sent', 'received', 'waived'])
      [1 + (hashtext(deal.id) & 1023) % 4] as status) current
    where deal.status = 'running'`.execute(kysely);
}
