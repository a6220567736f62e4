import { type Ctx, requireActor } from '../ctx.ts';
import type { DealLine } from './deal-view.ts';
import { findDealOf } from './find-deals.server.ts';

/** Returns the actor's deal for a campaign, or null. The actor is an influencer. */
export async function findOwnDealOf(ctx: Ctx, campaignId: string): Promise<DealLine | null> {
  const influencer = await ctx.db
    .selectFrom('influencer')
    .select('id')
    .where('user_id', '=', requireActor(ctx).id)
    .executeTakeFirst();
  return influencer ? findDealOf(ctx, { campaignId, influencerId: influencer.id }) : null;
}
