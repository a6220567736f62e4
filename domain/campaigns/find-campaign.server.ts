import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { CampaignView } from './campaign-view.ts';
import { campaignView, selectCampaigns } from './select-campaigns.server.ts';

/** One of the brand's own campaigns, in whatever state. A stranger's is `campaign.not_found`, like one that never was. */
export async function findCampaign(ctx: Ctx, campaignId: string): Promise<CampaignView> {
  const row = await selectCampaigns(ctx)
    .where('campaign.id', '=', campaignId)
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .executeTakeFirst();
  if (!row) throw new Refusal('campaign.not_found');
  return campaignView(row);
}
