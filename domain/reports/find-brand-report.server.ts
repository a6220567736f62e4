import type { Ctx } from '../ctx.ts';
import { placeOf } from '../paging.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import {
  addTo,
  type ContentSums,
  dayOfContent,
  isPartOf,
  needsAnalytics,
  noSums,
  withCosts,
} from './brand-report.ts';
import type { BrandReportView, ReportRowsView } from './brand-report-view.ts';
import { type CampaignAnswers, findAnswerTimes } from './find-answer-times.server.ts';
import { type DealContentLine, findContentLines } from './find-content-lines.server.ts';
import { findReportCampaigns, knownView, type ReportCampaign } from './find-report-campaigns.server.ts';
import { comesWith } from './report.ts';

type FreeSums = Omit<ContentSums, 'figures' | 'onTime' | 'late'>;

interface CampaignReport extends ReportCampaign {
  sums: ContentSums;
  answers: CampaignAnswers | null;
}

export interface BrandReport {
  view: BrandReportView;
  /** Choices of the campaign filter. */
  campaigns: ReportCampaign[];
  total: FreeSums;
  /** Null if the plan has no analytics. */
  analytics: { total: ContentSums; answers: CampaignAnswers; campaigns: CampaignReport[] } | null;
}

/**
 * Returns the report about the content of all the brand's deals that run or have run. Ignores an unknown campaign in
 * the filter. Every plan includes states, fees and gifts. Punctuality, figures and answer times need a plan with
 * analytics.
 */
export async function findBrandReport(ctx: Ctx, asked: BrandReportView): Promise<BrandReport> {
  const isIncluded = comesWith(await findTier(ctx), 'analytics');
  const campaigns = await findReportCampaigns(ctx, isIncluded);
  const view = knownView(asked, campaigns);
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
  const lines = campaigns.flatMap(({ id, title }) => {
    const sums = byCampaign.get(id);
    const own = answers.byCampaign.get(id) ?? null;
    return sums || own ? [{ id, title, sums: withCosts(sums ?? noSums()), answers: own }] : [];
  });
  const analytics = { total: withCosts(total), answers: answers.ofAll, campaigns: lines };
  return { view, campaigns, total: free, analytics };
}

const PAGE = 50;

/**
 * Returns one page of the content that `asked.number` counts or sums, oldest deal first. Returns the last page if there
 * are fewer pages than requested. Returns null if the brand's plan does not include this number.
 */
export async function findReportRows(ctx: Ctx, asked: ReportRowsView) {
  const isIncluded = comesWith(await findTier(ctx), 'analytics');
  if (!isIncluded && needsAnalytics(asked.number)) return null;
  const campaigns = await findReportCampaigns(ctx, isIncluded);
  const view = knownView(asked, campaigns);
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
  const { page, pages } = placeOf(count, view.page, PAGE);
  const campaign = campaigns.find(({ id }) => id === view.campaign) ?? null;
  return { view: { ...view, page }, campaign, rows, count, pages };
}

/**
 * Returns all content that `asked.number` counts or sums, oldest deal first. Each array has one line. Returns null if
 * the brand's plan does not include this number.
 */
export async function reportRows(
  ctx: Ctx,
  asked: ReportRowsView,
): Promise<AsyncGenerator<DealContentLine[], undefined> | null> {
  const isIncluded = comesWith(await findTier(ctx), 'analytics');
  if (!isIncluded && needsAnalytics(asked.number)) return null;
  return batchesOf(ctx, knownView(asked, await findReportCampaigns(ctx, isIncluded)));
}

async function* batchesOf(ctx: Ctx, view: ReportRowsView): AsyncGenerator<DealContentLine[], undefined> {
  for await (const line of linesIn(ctx, view)) if (isPartOf(view.number, line)) yield [line];
  return undefined;
}

async function* linesIn(ctx: Ctx, { campaign, from, to }: BrandReportView) {
  for await (const lines of findContentLines(ctx, campaign || null))
    for (const line of lines) {
      const day = dayOfContent(line);
      if ((!from || day >= from) && (!to || day <= to)) yield line;
    }
}
