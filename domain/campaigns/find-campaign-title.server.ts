import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { CampaignView } from './campaign-view.ts';

/** Refuses other brands' campaigns with `campaign.not_found`. */
export async function findCampaignTitle(
  ctx: Ctx,
  campaignId: string,
): Promise<Pick<CampaignView, 'id' | 'title'>> {
  const row = await ctx.db
    .selectFrom('campaign')
    .select(['id', 'title'])
    .where('id', '=', campaignId)
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .executeTakeFirst();
  if (!row) throw new Refusal('campaign.not_found');
  return row;
}
