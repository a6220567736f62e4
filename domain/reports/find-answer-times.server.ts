import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import type { AnswerKind, BrandReportView } from './brand-report-view.ts';
import { selectAnswers } from './select-answers.server.ts';

/** Times that the brand took for its own answers. Applications and drafts without an answer do not count. */
export interface AnswerTimes {
  count: number;
  /** Null if there is no answer. */
  medianHours: number | null;
  /** Nine in ten answers took at most this time. Null if there is no answer. */
  slowHours: number | null;
}

export type CampaignAnswers = Record<AnswerKind, AnswerTimes>;

const none: AnswerTimes = { count: 0, medianHours: null, slowHours: null };
const noAnswers: CampaignAnswers = { applications: none, content: none };

/**
 * Returns the times of all answers, and the times of each campaign with answers, by its id. Callers must have checked
 * the plan.
 */
export async function findAnswerTimes(
  ctx: Ctx,
  view: BrandReportView,
): Promise<{ ofAll: CampaignAnswers; byCampaign: Map<string, CampaignAnswers> }> {
  const { rows } = await sql<Row>`
    select campaign_id as "campaignId", kind, count(*)::int as count,
      (percentile_cont(0.5) within group (order by hours))::float8 as "medianHours",
      (percentile_cont(0.9) within group (order by hours))::float8 as "slowHours"
    from (${selectAnswers(ctx, view)}) as answer
    group by grouping sets ((kind), (campaign_id, kind))`.execute(ctx.db);
  const ofAll = { ...noAnswers };
  const byCampaign = new Map<string, CampaignAnswers>();
  for (const { campaignId, kind, ...times } of rows) {
    if (campaignId === null) ofAll[kind] = times;
    else byCampaign.set(campaignId, { ...noAnswers, ...byCampaign.get(campaignId), [kind]: times });
  }
  return { ofAll, byCampaign };
}

type Row = AnswerTimes & { campaignId: string | null; kind: AnswerKind };
