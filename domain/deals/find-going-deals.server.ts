import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';

/** Returns the names of the influencers whose agreed deals continue after the end of the actor's campaign. */
export async function findGoingDeals(ctx: Ctx, campaignId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('deal')
    .select('influencer_name as name')
    .where('campaign_id', '=', campaignId)
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .where('status', 'in', ['signing', 'running'])
    .orderBy('influencer_name')
    .execute();
  return rows.map(({ name }) => name);
}
