import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { CampaignView } from './campaign-view.ts';
import { publicCampaign, selectCampaigns } from './select-campaigns.server.ts';

/** Refuses other brands' campaigns with `campaign.not_found`. */
export async function findCampaign(ctx: Ctx, campaignId: string): Promise<CampaignView> {
  const row = await selectCampaigns(ctx)
    .select(['campaign.client_id as clientId', 'campaign.version'])
    .where('campaign.id', '=', campaignId)
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .executeTakeFirst();
  if (!row) throw new Refusal('campaign.not_found');
  const { clientId, version, ...campaign } = row;
  return { ...publicCampaign(campaign), clientId, version };
}
