import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findShippingAddress, type ShippingAddress } from './find-shipping-address.server.ts';

/**
 * Returns the address like `findShippingAddress`. If the brand sees the address through a deal, records the view, once
 * for each account and day in Paris. The influencer sees these days.
 */
export async function openShippingAddress(
  ctx: Ctx,
  campaignId: string,
  influencerId: string,
): Promise<ShippingAddress | null> {
  const address = await findShippingAddress(ctx, campaignId, influencerId);
  if (!address?.dealId) return address;
  await ctx.db
    .insertInto('address_view')
    .values({
      deal_id: address.dealId,
      user_id: requireActor(ctx).id,
      day: dayOf(ctx.now),
      viewed_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return address;
}
