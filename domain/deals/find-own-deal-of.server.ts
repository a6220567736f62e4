import type { Ctx } from '../ctx.ts';
import { findOwnInfluencerId } from '../influencers/find-own-id.server.ts';
import type { DealLine } from './deal-view.ts';
import { findDealOf } from './find-deals.server.ts';

/** Returns the actor's deal for a campaign, or null. The actor is an influencer. */
export async function findOwnDealOf(ctx: Ctx, campaignId: string): Promise<DealLine | null> {
  const influencerId = await findOwnInfluencerId(ctx);
  return influencerId ? findDealOf(ctx, { campaignId, influencerId }) : null;
}
