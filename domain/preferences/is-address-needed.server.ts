import { type Ctx, requireActor } from '../ctx.ts';
import { addressHiddenFrom } from './address-hidden-from.ts';

/**
 * Returns whether a deal of the influencer shows the shipping address to its brand: the gift is a parcel, and the
 * moment `addressHiddenFrom` is not reached.
 */
export async function isAddressNeeded(ctx: Ctx): Promise<boolean> {
  const parcels = await ctx.db
    .selectFrom('deal')
    .innerJoin('shipment', 'shipment.deal_id', 'deal.id')
    .where('deal.influencer_user_id', '=', requireActor(ctx).id)
    .where('deal.running_at', 'is not', null)
    .where('shipment.channel', '=', 'parcel')
    .select(['shipment.received_at as receivedAt', 'shipment.waived_at as waivedAt'])
    .select('deal.closed_at as closedAt')
    .execute();
  return parcels.some(({ closedAt, ...shipment }) => {
    const hiddenFrom = addressHiddenFrom(shipment, closedAt);
    return !hiddenFrom || ctx.now < hiddenFrom;
  });
}
