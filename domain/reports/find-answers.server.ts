import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { placeOf } from '../paging.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import type { ContentKind, Platform } from '../terms/terms.ts';
import type { AnswersView } from './brand-report-view.ts';
import { findReportCampaigns, knownView } from './find-report-campaigns.server.ts';
import { comesWith } from './report.ts';
import { selectAnswers } from './select-answers.server.ts';

export interface AnswerLine {
  id: string;
  campaignId: string;
  campaignTitle: string;
  /** For a draft, the name as it was when the deal started. For an application of an erased account, empty. */
  influencerName: string;
  /** Null for an answer to a draft. */
  influencerId: string | null;
  /** Null for an answer to an application. */
  draft: { dealId: string; deliverableId: string; kind: ContentKind; platform: Platform } | null;
  askedAt: Date;
  answeredAt: Date;
  hours: number;
}

const PAGE = 50;
const BATCH = 1_000;

/**
 * Returns one page of the answers from which an answer time is computed, slowest first. Returns the last page if there
 * are fewer pages than requested. Returns null if the plan has no analytics.
 */
export async function findAnswers(ctx: Ctx, asked: AnswersView) {
  if (!comesWith(await findTier(ctx), 'analytics')) return null;
  const campaigns = await findReportCampaigns(ctx, true);
  const view = knownView(asked, campaigns);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${selectAnswers(ctx, view)}) as answer
    where kind = ${view.kind}`.execute(ctx.db);
  const count = rows[0]?.count ?? 0;
  const { page, pages, offset } = placeOf(count, view.page, PAGE);
  const lines = await linesOf(ctx, view, PAGE, offset);
  const campaign = campaigns.find(({ id }) => id === view.campaign) ?? null;
  return { view: { ...view, page }, campaign, lines, count, pages };
}

/** Returns all answers from which an answer time is computed, in batches. Returns null if the plan has no analytics. */
export async function findAllAnswers(
  ctx: Ctx,
  asked: AnswersView,
): Promise<AsyncGenerator<AnswerLine[], undefined> | null> {
  if (!comesWith(await findTier(ctx), 'analytics')) return null;
  return batchesOf(ctx, knownView(asked, await findReportCampaigns(ctx, true)));
}

async function* batchesOf(ctx: Ctx, view: AnswersView): AsyncGenerator<AnswerLine[], undefined> {
  for (let offset = 0; ; offset += BATCH) {
    const lines = await linesOf(ctx, view, BATCH, offset);
    yield lines;
    if (lines.length < BATCH) return undefined;
  }
}

type Row = Omit<AnswerLine, 'draft'> & {
  dealId: string | null;
  deliverableId: string | null;
  contentKind: ContentKind;
  platform: Platform;
};

async function linesOf(ctx: Ctx, view: AnswersView, limit: number, offset: number): Promise<AnswerLine[]> {
  const { rows } = await sql<Row>`
    select answer.id, answer.campaign_id as "campaignId", hours::float8 as hours,
      asked_at as "askedAt", answered_at as "answeredAt",
      coalesce(deal.campaign_title, campaign.title) as "campaignTitle",
      coalesce(deal.influencer_name, influencer.full_name, '') as "influencerName",
      influencer.id as "influencerId", answer.deal_id as "dealId", answer.deliverable_id as "deliverableId",
      deliverable.kind as "contentKind", deliverable.platform
    from (${selectAnswers(ctx, view)}) as answer
      left join deal on deal.id = answer.deal_id
      left join deliverable on deliverable.id = answer.deliverable_id
      left join application on answer.kind = 'applications' and application.id = answer.id
      left join influencer on influencer.id = application.influencer_id
      left join campaign on campaign.id = answer.campaign_id
    where answer.kind = ${view.kind}
    order by hours desc, answer.id
    limit ${limit} offset ${offset}`.execute(ctx.db);
  return rows.map(({ dealId, deliverableId, contentKind: kind, platform, ...line }) => ({
    ...line,
    draft: dealId && deliverableId ? { dealId, deliverableId, kind, platform } : null,
  }));
}
