import { type Ctx, requireActor } from '../ctx.ts';
import { type CampaignFilter, type CampaignStatus, campaignFilters, statusesOf } from './campaign.ts';
import type { CampaignCardView } from './campaign-view.ts';
import { endCampaigns } from './end-campaigns.server.ts';
import { campaignCard, selectCampaigns } from './select-campaigns.server.ts';

export interface CampaignList {
  campaigns: CampaignCardView[];
  /** How many each tab holds. */
  counts: Record<CampaignFilter, number>;
}

/** The brand's own campaigns under one tab, newest first. */
export async function findCampaigns(ctx: Ctx, filter: CampaignFilter = 'all'): Promise<CampaignList> {
  const { id } = requireActor(ctx);
  await endCampaigns(ctx);
  const [rows, totals] = await Promise.all([
    selectCampaigns(ctx)
      .where('client_id', '=', id)
      .where('status', 'in', statusesOf(filter))
      .orderBy('campaign.created_at', 'desc')
      .orderBy('campaign.id', 'desc')
      .execute(),
    ctx.db
      .selectFrom('campaign')
      .select((eb) => ['status', eb.fn.countAll<number>().as('total')])
      .where('client_id', '=', id)
      .groupBy('status')
      .execute(),
  ]);
  return { campaigns: rows.map(campaignCard), counts: countsOf(totals) };
}

function countsOf(totals: readonly { status: CampaignStatus; total: number }[]): CampaignList['counts'] {
  const counts = { all: 0, active: 0, draft: 0, canceled: 0, ended: 0 };
  for (const filter of campaignFilters) {
    const here = totals.filter(({ status }) => statusesOf(filter).includes(status));
    counts[filter] = here.reduce((sum, { total }) => sum + total, 0);
  }
  return counts;
}
