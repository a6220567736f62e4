import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { canonicalJson, hashOfTerms } from '#domain/terms/canonical.server.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { someTerms } from '#tests/some-terms.ts';

/** Number of rounds of changes of each deliverable. */
export const ROUNDS = 2;
/** Number of deliverables of each pair's deal. */
export const DELIVERABLES = 120;
const SPACING_MS = 200;

const terms: Terms = {
  ...someTerms,
  lines: someTerms.lines.map((line) => ({ ...line, needsBenefit: false })),
  benefit: null,
  revisions: ROUNDS,
};

/** Deals whose deadlines become due one after the other, the first after `from`. */
export interface DueDeals {
  count: number;
  from: Date;
}

/** Returns the number of deals that are due. Deals become due in the order of their numbers. */
export const dueBy = ({ count, from }: DueDeals, now: Date): number =>
  Math.min(count, Math.floor((now.getTime() - from.getTime()) / SPACING_MS));

/**
 * Inserts a deal with planned content for each pair of `seedPairs`, and deals on which only the schedule acts. The
 * schedule treats these `deal-clock-…` deals by their numbers:
 * - Even number: approves a draft that the brand has not answered in time.
 * - Odd number: reminds the influencer of late content.
 */
export async function seedWork({ kysely }: Database, pairs: number, due: DueDeals): Promise<void> {
  await insertDeals(kysely, 'work', pairs, pairs);
  await insertDeals(kysely, 'clock', due.count, pairs);
  await sql`insert into deliverable
      (id, deal_id, seq, kind, platform, needs_benefit, fee_cents, submit_by, publish_by)
    select 'deliverable-' || n || '-' || item, 'deal-work-' || n, item, 'post', 'instagram', false, 0,
      current_date + 20, current_date + 40
    from generate_series(1, ${pairs}::integer) n, generate_series(1, ${DELIVERABLES}::integer) item`.execute(
    kysely,
  );
  await sql`insert into deliverable
      (id, deal_id, seq, kind, platform, needs_benefit, fee_cents, submit_by, publish_by, status, submitted_at, approve_by)
    select 'deliverable-clock-' || n, 'deal-clock-' || n, 1, 'post', 'instagram', false, 0,
      current_date - 3, current_date + 40, case n % 2 when 0 then 'submitted' else 'planned' end,
      case n % 2 when 0 then now() - interval '10 days' end, case n % 2 when 0 then current_date - 2 end
    from generate_series(1, ${due.count}::integer) n`.execute(kysely);
  await sql`insert into submission (id, deliverable_id, seq, caption, submitted_at)
    select 'submission-' || id, id, 1, id, submitted_at from deliverable where status = 'submitted'`.execute(
    kysely,
  );
  await sql`update deal set work_due_at = ${due.from}::timestamptz
      + replace(id, 'deal-clock-', '')::integer * ${SPACING_MS}::integer * interval '1 millisecond'
    where id like 'deal-clock-%'`.execute(kysely);
}

async function insertDeals(kysely: Database['kysely'], group: string, count: number, pairs: number) {
  const id = sql`${`deal-${group}-`}::text || n`;
  await sql`insert into deal (id, campaign_id, client_id, influencer_id, influencer_user_id, campaign_title, brand_name,
      influencer_name, status, started_at, running_at)
    select ${id}, 'campaign-' || pair, 'user-brand' || pair, 'influencer-' || pair, 'user-influencer' || pair,
      'Campaign ' || pair, 'Maison ' || pair, 'Somebody ' || pair, 'running', now() - interval '12 days',
      now() - interval '12 days'
    from generate_series(1, ${count}::integer) n, lateral (select 1 + (n - 1) % ${pairs}::integer as pair) one`.execute(
    kysely,
  );
  await sql`insert into offer (id, deal_id, seq, side, terms, hash, status, made_at, expires_on, answered_at)
    select ${`offer-${group}-`}::text || n, ${id}, 1, 'brand', ${canonicalJson(terms)}::jsonb,
      ${hashOfTerms(terms)}::text, 'accepted', now() - interval '12 days', current_date, now() - interval '12 days'
    from generate_series(1, ${count}::integer) n`.execute(kysely);
}
