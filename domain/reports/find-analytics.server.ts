import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { type Analytics, type DayCounts, fillDays, sumOf } from './days.ts';

/**
 * Returns a campaign's counts for every day in Paris from its publication. The last day is the end date or the day of
 * the last activity, whichever is later, but never after today. Callers must have called `openReport`, which checks
 * the owner and the plan.
 */
export async function findAnalytics(ctx: Ctx, campaignId: string): Promise<Analytics> {
  const campaign = await ctx.db
    .selectFrom('campaign')
    .select(['end_date', 'published_at'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const views = await ctx.db
    .selectFrom('campaign_views')
    .select(['day', 'people as views'])
    .where('campaign_id', '=', campaignId)
    .execute();
  const applications = await ctx.db
    .selectFrom('application')
    .select([dayOfColumn('created_at').as('day'), sql<number>`count(*)::int`.as('applications')])
    .where('campaign_id', '=', campaignId)
    .where('hidden', '=', false)
    .groupBy('day')
    .execute();
  const decisions = await decisionsOf(ctx, campaignId);
  const known: DayCounts[] = [...views, ...applications, ...decisions.days];
  const daysKnown = known.map(({ day }) => day);
  const today = dayOf(ctx.now);
  const last = [campaign.end_date, ...daysKnown].sort().at(-1) ?? today;
  const end = last < today ? last : today;
  const [from = today] = [dayOf(campaign.published_at ?? ctx.now), ...daysKnown].sort();
  const total = { ...sumOf(known), answerHours: decisions.answerHours };
  // If the campaign was never published, `from` can be today and `end` an earlier day.
  return { ...fillDays(known, from < end ? from : end, end), total };
}

async function decisionsOf({ db }: Ctx, campaignId: string) {
  const rows = await db
    .selectFrom('application')
    .select([
      dayOfColumn('decided_at').$castTo<string | null>().as('day'),
      sql<number>`(count(*) filter (where decision = 'accepted'))::int`.as('validated'),
      sql<number>`(count(*) filter (where decision = 'declined'))::int`.as('declined'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) / 3600`.as(
        'answerHours',
      ),
    ])
    .where('campaign_id', '=', campaignId)
    .where('decided_at', 'is not', null)
    .where('hidden', '=', false)
    .groupBy(sql`grouping sets ((1), ())`)
    .execute();
  return {
    days: rows.flatMap(({ day, ...counts }) => (day === null ? [] : [{ day, ...counts }])),
    answerHours: rows.find(({ day }) => day === null)?.answerHours ?? null,
  };
}

function dayOfColumn(column: 'created_at' | 'decided_at') {
  return sql<string>`(${sql.ref(column)} at time zone 'Europe/Paris')::date`;
}
