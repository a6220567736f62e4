import { type Ctx, requireActor } from '../ctx.ts';

/** Returns the days on which the brand looked at the actor's address through a deal, the newest first. */
export async function findAddressViews(ctx: Ctx, dealId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('address_view')
    .innerJoin('deal', 'deal.id', 'address_view.deal_id')
    .select('day')
    .distinct()
    .where('deal.id', '=', dealId)
    .where('deal.influencer_user_id', '=', requireActor(ctx).id)
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day }) => day);
}
