import { notSuspended } from '../accounts/not-suspended.server.ts';
import { mayActFor } from '../companies/acts-for.ts';
import type { Ctx } from '../ctx.ts';
import { publishedStatuses } from './campaign.ts';
import type { PublicCampaign } from './campaign-view.ts';
import { publicCampaign, selectCampaigns } from './select-campaigns.server.ts';

/**
 * A published campaign, for anyone. Null for a draft, a cancelled campaign, a campaign of a suspended brand, or an unknown id.
 */
export async function findPublicCampaign(
  ctx: Ctx,
  campaignId: string,
): Promise<{ campaign: PublicCampaign; isOwn: boolean } | null> {
  const row = await selectCampaigns(ctx)
    .select('campaign.client_id as clientId')
    .where('campaign.id', '=', campaignId)
    .where('campaign.status', 'in', publishedStatuses)
    .where(notSuspended('campaign.client_id'))
    .executeTakeFirst();
  if (!row) return null;
  const { clientId, ...campaign } = row;
  return { campaign: publicCampaign(campaign), isOwn: mayActFor(ctx.actor, clientId) };
}
