import { sql } from 'kysely';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { BrandReportView } from './brand-report-view.ts';

/** How long the brand took, over all its own answers. Applications and drafts without an answer do not count. */
export interface AnswerTimes {
  count: number;
  /** Null if there is no answer. */
  medianHours: number | null;
  /** Nine in ten answers took no longer. Null if there is no answer. */
  slowHours: number | null;
}

/** The answers of one campaign, or of all if `campaignId` is null. */
export interface CampaignAnswers {
  campaignId: string | null;
  applications: AnswerTimes;
  content: AnswerTimes;
}

/**
 * Returns the times of the actor's answers to applications, and to drafts by asking for changes or by approving. An
 * answer counts on its day in Paris. The line of all campaigns comes first. Callers must have checked the plan.
 */
export async function findAnswerTimes(ctx: Ctx, view: BrandReportView): Promise<CampaignAnswers[]> {
  const brand = actsFor(requireActor(ctx));
  const { rows } = await sql<{ campaignId: string | null; kind: Kind; count: number } & Percentiles>`
    with answer as (
      select campaign.id as campaign_id, 'applications' as kind,
        application.created_at as asked_at, application.decided_at as answered_at
      from campaign join application on application.campaign_id = campaign.id
      where campaign.client_id = ${brand} and application.decided_at is not null
      union all
      select deal.campaign_id, 'content', submission.submitted_at,
        coalesce(
          (select min(made_at) from remark where submission_id = submission.id),
          case when approved_by = 'brand' and not exists (
            select from submission as later
            where later.deliverable_id = submission.deliverable_id and later.seq > submission.seq
          ) then deliverable.approved_at end
        )
      from deal
        join deliverable on deliverable.deal_id = deal.id
        join submission on submission.deliverable_id = deliverable.id
      where deal.client_id = ${brand}
    ), hours as (
      select campaign_id, kind, extract(epoch from answered_at - asked_at) / 3600 as hours
      from answer
      where answered_at is not null
        and (${view.campaign} = '' or campaign_id = ${view.campaign})
        and (${view.from} = '' or (answered_at at time zone 'Europe/Paris')::date >= nullif(${view.from}, '')::date)
        and (${view.to} = '' or (answered_at at time zone 'Europe/Paris')::date <= nullif(${view.to}, '')::date)
    )
    select campaign_id as "campaignId", kind, count(*)::int as count,
      (percentile_cont(0.5) within group (order by hours))::float8 as "medianHours",
      (percentile_cont(0.9) within group (order by hours))::float8 as "slowHours"
    from hours
    group by grouping sets ((kind), (campaign_id, kind))`.execute(ctx.db);
  const timesOf = (campaignId: string | null, kind: Kind): AnswerTimes => {
    const row = rows.find((it) => it.campaignId === campaignId && it.kind === kind);
    return {
      count: row?.count ?? 0,
      medianHours: row?.medianHours ?? null,
      slowHours: row?.slowHours ?? null,
    };
  };
  const campaigns = [null, ...new Set(rows.flatMap(({ campaignId }) => campaignId ?? []))];
  return campaigns.map((campaignId) => ({
    campaignId,
    applications: timesOf(campaignId, 'applications'),
    content: timesOf(campaignId, 'content'),
  }));
}

type Kind = 'applications' | 'content';
type Percentiles = Omit<AnswerTimes, 'count'>;
