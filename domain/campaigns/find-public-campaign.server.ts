import { mayActFor } from '../companies/acts-for.ts';
import type { Ctx } from '../ctx.ts';
import { publishedStatuses } from './campaign.ts';
import type { PublicCampaign } from './campaign-view.ts';
import { publicCampaign, selectCampaigns } from './select-campaigns.server.ts';
import { isShownToOthers } from './shown-to-others.server.ts';

/** Returns null for a draft, a cancelled campaign, a campaign that `isShownToOthers` excludes, and an unknown id. */
export async function findPublicCampaign(
  ctx: Ctx,
  campaignId: string,
): Promise<{ campaign: PublicCampaign; isOwn: boolean } | null> {
  const row = await selectCampaigns(ctx)
    .select('campaign.client_id as clientId')
    .where('campaign.id', '=', campaignId)
    .where('campaign.status', 'in', publishedStatuses)
    .where(isShownToOthers())
    .executeTakeFirst();
  if (!row) return null;
  const { clientId, ...campaign } = row;
  return { campaign: publicCampaign(campaign), isOwn: mayActFor(ctx.actor, clientId) };
}
