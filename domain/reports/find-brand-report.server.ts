import type { Ctx } from '../ctx.ts';
import { selectOwnDeals } from '../deals/select-deals.server.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import {
  addTo,
  type ContentSums,
  dayOfContent,
  figureIn,
  isPartOf,
  noSums,
  withCosts,
} from './brand-report.ts';
import type { BrandReportView, ReportRowsView } from './brand-report-view.ts';
import { type CampaignAnswers, findAnswerTimes } from './find-answer-times.server.ts';
import { type DealContentLine, findContentLines } from './find-content-lines.server.ts';
import { comesWith } from './report.ts';

export interface ReportCampaign {
  id: string;
  title: string;
}

type FreeSums = Omit<ContentSums, 'figures' | 'onTime' | 'late'>;

interface CampaignReport extends ReportCampaign {
  sums: ContentSums;
  answers: CampaignAnswers | null;
}

export interface BrandReport {
  view: BrandReportView;
  /** All campaigns with content, for the filter. */
  campaigns: ReportCampaign[];
  total: FreeSums;
  /** Null if the plan has no analytics. */
  analytics: { total: ContentSums; answers: CampaignAnswers | null; campaigns: CampaignReport[] } | null;
}

/**
 * Returns the numbers of the content of all deals of the brand that run or ran. An unknown campaign filters nothing.
 * States and sums come with every plan, figures only with the plan of the analytics.
 */
export async function findBrandReport(ctx: Ctx, asked: BrandReportView): Promise<BrandReport> {
  const { view, campaigns } = await knownView(ctx, asked);
  const isIncluded = comesWith(await findTier(ctx), 'analytics');
  const total = noSums();
  const byCampaign = new Map<string, ContentSums>();
  for await (const line of linesIn(ctx, view)) {
    const sums = byCampaign.get(line.campaignId) ?? noSums();
    byCampaign.set(line.campaignId, sums);
    addTo(sums, line);
    addTo(total, line);
  }
  const { figures: _, onTime: __, late: ___, ...free } = total;
  if (!isIncluded) return { view, campaigns, total: free, analytics: null };
  const answers = await findAnswerTimes(ctx, view);
  const answersOf = (id: string | null) => answers.find(({ campaignId }) => campaignId === id) ?? null;
  const lines = campaigns.flatMap(({ id, title }) => {
    const sums = byCampaign.get(id);
    return sums ? [{ id, title, sums: withCosts(sums), answers: answersOf(id) }] : [];
  });
  const analytics = { total: withCosts(total), answers: answersOf(null), campaigns: lines };
  return { view, campaigns, total: free, analytics };
}

const PAGE = 50;

/**
 * Returns one page of the content that a number is made of, the oldest deal first; the last page if there are fewer.
 * Null if the plan lacks the number.
 */
export async function findReportRows(ctx: Ctx, asked: ReportRowsView) {
  const { view, campaigns } = await knownView(ctx, asked);
  if (isLocked(asked) && !comesWith(await findTier(ctx), 'analytics')) return null;
  const rows: DealContentLine[] = [];
  let count = 0;
  for await (const line of linesIn(ctx, view)) {
    if (!isPartOf(asked.number, line)) continue;
    if (count < asked.page * PAGE) {
      if (count % PAGE === 0) rows.length = 0;
      rows.push(line);
    }
    count += 1;
  }
  const pages = Math.max(1, Math.ceil(count / PAGE));
  const campaign = campaigns.find(({ id }) => id === view.campaign) ?? null;
  return { view: { ...asked, ...view, page: Math.min(asked.page, pages) }, campaign, rows, count, pages };
}

/** Yields all content that a number is made of. Callers must have called `findReportRows`, which checks the plan. */
export async function* reportRows(
  ctx: Ctx,
  asked: ReportRowsView,
): AsyncGenerator<DealContentLine[], undefined> {
  const { view } = await knownView(ctx, asked);
  for await (const line of linesIn(ctx, view)) if (isPartOf(asked.number, line)) yield [line];
  return undefined;
}

/** Punctuality and figures belong to the analytics. */
const isLocked = ({ number }: ReportRowsView) =>
  figureIn(number) !== null || number === 'on_time' || number === 'late';

async function* linesIn(ctx: Ctx, { campaign, from, to }: BrandReportView) {
  for await (const lines of findContentLines(ctx, campaign || null))
    for (const line of lines) {
      const day = dayOfContent(line);
      if ((!from || day >= from) && (!to || day <= to)) yield line;
    }
}

async function knownView(ctx: Ctx, { campaign, from, to }: BrandReportView) {
  const campaigns = await findReportCampaigns(ctx);
  const isKnown = campaigns.some(({ id }) => id === campaign);
  return { campaigns, view: { campaign: isKnown ? campaign : '', from, to } };
}

/** The newest title of each campaign that has content. */
async function findReportCampaigns(ctx: Ctx): Promise<ReportCampaign[]> {
  return selectOwnDeals(ctx)
    .distinctOn('deal.campaign_id')
    .select(['deal.campaign_id as id', 'deal.campaign_title as title'])
    .where((eb) =>
      eb.exists(eb.selectFrom('deliverable').select('id').whereRef('deliverable.deal_id', '=', 'deal.id')),
    )
    .orderBy('deal.campaign_id')
    .orderBy('deal.started_at', 'desc')
    .execute();
}
