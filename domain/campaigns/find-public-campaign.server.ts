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
  await endCampaigns(ctx);
  const row = await selectCampaigns(ctx)
    .where('campaign.id', '=', campaignId)
    .where('campaign.status', 'in', publishedStatuses)
    .executeTakeFirst();
  if (!row) return null;
  return { campaign: publicCampaign(row), isOwn: row.client_id === ctx.actor?.id };
}
