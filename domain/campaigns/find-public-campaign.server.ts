import { notSuspended } from '../accounts/not-suspended.server.ts';
import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { publishedStatuses } from './campaign.ts';
import type { PublicCampaign } from './campaign-view.ts';
import { endCampaigns } from './end-campaigns.server.ts';
import { publicCampaign, selectCampaigns } from './select-campaigns.server.ts';

/** A campaign that was published, for anyone; null for a draft, a cancelled one, and one that never was. */
export async function findPublicCampaign(
  ctx: Ctx,
  campaignId: string,
): Promise<{ campaign: PublicCampaign; isOwn: boolean } | null> {
  const row = await readRow(ctx, campaignId);
  if (!row) return null;
  return { campaign: publicCampaign(row), isOwn: row.client_id === ctx.actor?.id };
}

/** One whose end the clock has not been to yet is ended first, and read again. */
async function readRow(ctx: Ctx, campaignId: string) {
  const published = selectCampaigns(ctx)
    .where('campaign.id', '=', campaignId)
    .where('campaign.status', 'in', publishedStatuses)
    .where(notSuspended('campaign.client_id'));
  const row = await published.executeTakeFirst();
  if (row?.status !== 'active' || row.end_date >= dayOf(ctx.now)) return row;
  await endCampaigns(ctx);
  return published.executeTakeFirst();
}
