import type { Ctx } from '../ctx.ts';
import type { DealView } from '../deals/deal-view.ts';
import { isOnline } from '../deliverables/deliverable.ts';
import type { Platform } from '../terms/terms.ts';
import { benefitShares } from './benefit-shares.ts';
import { findMetricRows } from './find-metric-rows.server.ts';
import { type EarlierMetric, earlierMetrics, type NewestMetrics, newestMetrics } from './post-metric.ts';

export interface MetricsView {
  platform: Platform;
  metrics: NewestMetrics;
  /** Declared figures that newer figures replaced, newest first. */
  earlier: EarlierMetric[];
  /** Fee and benefit share are in euro cents, as `costPerEngagement` takes them. */
  feeCents: number;
  benefitShareCents: number | null;
  mayDeclare: boolean;
}

/** Returns the figures of content in a deal that `findDeal` has loaded. Returns null unless the content is online. */
export async function findMetrics(
  ctx: Ctx,
  { work, side }: Pick<DealView, 'work' | 'side'>,
  deliverableId: string,
): Promise<MetricsView | null> {
  const place = work?.deliverables.findIndex(({ id }) => id === deliverableId) ?? -1;
  const deliverable = work?.deliverables[place];
  if (!work || !deliverable || !isOnline(deliverable)) return null;
  const rows = await findMetricRows(ctx, [deliverableId]);
  return {
    platform: deliverable.platform,
    metrics: newestMetrics(rows),
    earlier: earlierMetrics(rows),
    feeCents: deliverable.feeCents,
    benefitShareCents: benefitShares({ ...work, benefit: work.terms.benefit })[place] ?? null,
    mayDeclare: side === 'influencer',
  };
}
