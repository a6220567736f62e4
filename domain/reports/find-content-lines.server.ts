import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { currentParts } from '../deal-work/current-work.ts';
import { selectOwnDeals } from '../deals/select-deals.server.ts';
import { numberOf } from '../deliverables/deliverable-number.ts';
import { benefitShares } from '../post-metrics/benefit-shares.ts';
import { findMetricRows } from '../post-metrics/find-metric-rows.server.ts';
import { newestMetrics } from '../post-metrics/post-metric.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import { type ContentLine, contentFacts } from './content-line.ts';

const PAGE = 100;

/**
 * Yields all content of the actor's deals in a campaign, oldest deal first. Includes only deals that run or have run.
 * `null` stands for all campaigns. Reads `page` deals at a time to limit the use of memory. Applies deadlines that have
 * passed, even if the schedule has not run yet. Yields nothing for another brand's campaign. Callers must have checked
 * the plan.
 */
export async function* findContentLines(
  ctx: Ctx,
  campaignId: string | null,
  page = PAGE,
): AsyncGenerator<DealContentLine[], undefined> {
  let last: Deal | undefined;
  do {
    const deals = await selectDeals(ctx, campaignId, last).limit(page).execute();
    if (deals.length > 0) yield await linesOf(ctx, deals);
    last = deals.length === page ? deals.at(-1) : undefined;
  } while (last);
  return undefined;
}

/**
 * Returns the first `max` lines. `hasMore` is true if the campaign has more content. Callers must have called
 * `openReport`.
 */
export async function findFirstContent(ctx: Ctx, campaignId: string, max: number) {
  // Each of these deals has at least one line, so the first `max + 1` deals are enough.
  const { value: lines = [] } = await findContentLines(ctx, campaignId, max + 1).next();
  return { lines: lines.slice(0, max), hasMore: lines.length > max };
}

/** A line of a report about several deals. */
export interface DealContentLine extends ContentLine {
  dealId: string;
  campaignId: string;
  /** Title as it was when the deal started. */
  campaignTitle: string;
}

interface Deal {
  id: string;
  campaignId: string;
  campaignTitle: string;
  influencerName: string;
  startedAt: Date;
  terms: unknown;
}

function selectDeals(ctx: Ctx, campaignId: string | null, after?: Deal) {
  return selectOwnDeals(ctx)
    .innerJoin('offer', (join) =>
      join.onRef('offer.deal_id', '=', 'deal.id').on('offer.status', '=', 'accepted'),
    )
    .select(['deal.id', 'deal.influencer_name as influencerName', 'deal.started_at as startedAt'])
    .select(['deal.campaign_id as campaignId', 'deal.campaign_title as campaignTitle', 'offer.terms'])
    .$if(campaignId !== null, (query) => query.where('deal.campaign_id', '=', campaignId ?? ''))
    .where((eb) =>
      eb.exists(eb.selectFrom('deliverable').select('id').whereRef('deliverable.deal_id', '=', 'deal.id')),
    )
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('deal.started_at', 'deal.id'),
          '>',
          eb.tuple(after?.startedAt ?? ctx.now, after?.id ?? ''),
        ),
      ),
    )
    .orderBy('deal.started_at')
    .orderBy('deal.id');
}

async function linesOf(ctx: Ctx, deals: readonly Deal[]): Promise<DealContentLine[]> {
  const dealIds = deals.map(({ id }) => id);
  const deliverables = await findDeliverables(ctx, dealIds);
  const shipments = await findShipments(ctx, dealIds);
  const rows = await findMetricRows(
    ctx,
    deliverables.map(({ id }) => id),
  );
  const figures = Map.groupBy(rows, ({ deliverableId }) => deliverableId);
  const byDeal = Map.groupBy(deliverables, ({ dealId }) => dealId);
  return deals.flatMap((deal) => {
    const shipment = shipments.find(({ dealId }) => dealId === deal.id) ?? null;
    const parts = currentParts({ deliverables: byDeal.get(deal.id) ?? [], shipment }, ctx.now);
    const shares = benefitShares({ ...parts, benefit: termsSchema.parse(deal.terms).benefit });
    return parts.deliverables.map((it, index) => ({
      ...contentFacts(it, parts.shipment, dayOf(ctx.now)),
      influencerName: deal.influencerName,
      dealId: deal.id,
      campaignId: deal.campaignId,
      campaignTitle: deal.campaignTitle,
      number: numberOf(parts.deliverables, it),
      metrics: newestMetrics(figures.get(it.id) ?? []),
      benefitShareCents: shares[index] ?? null,
    }));
  });
}

function findDeliverables({ db }: Ctx, dealIds: readonly string[]) {
  return db
    .selectFrom('deliverable')
    .select(['id', 'deal_id as dealId', 'seq', 'kind', 'platform', 'status', 'fee_cents as feeCents'])
    .select(['needs_benefit as needsBenefit', 'submit_by as submitBy', 'approve_by as approveBy'])
    .select(['submitted_late as submittedLate', 'objected_at as objectedAt'])
    .select(['change_by as changeBy', 'publish_by as publishBy', 'confirm_by as confirmBy'])
    .select(['post_url as postUrl', 'published_at as publishedAt', 'published_late as publishedLate'])
    .where('deal_id', 'in', dealIds)
    .orderBy('seq')
    .execute();
}

function findShipments({ db }: Ctx, dealIds: readonly string[]) {
  return db
    .selectFrom('shipment')
    .select(['deal_id as dealId', 'status', 'send_by as sendBy', 'arrive_by as arriveBy'])
    .select('paused_on as pausedOn')
    .where('deal_id', 'in', dealIds)
    .execute();
}
