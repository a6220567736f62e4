import { dayOf } from '#domain/clock.ts';
import { isBlockedByReader } from '#domain/conversations/find-conversation.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import type { DealView } from '#domain/deals/deal-view.ts';
import { addressHiddenFrom } from '#domain/preferences/address-hidden-from.ts';
import { findAddressViews } from '#domain/preferences/find-address-views.server.ts';
import { findPreferences } from '#domain/preferences/find-preferences.server.ts';
import type { ShippingAddress } from '#domain/preferences/find-shipping-address.server.ts';
import { openShippingAddress } from '#domain/preferences/open-shipping-address.server.ts';

export interface GiftFacts {
  /** Null for the influencer, and while the brand may not see the address. */
  address: ShippingAddress | null;
  /** Days on which the brand looked at the address, the newest first. Empty for the brand. */
  views: string[];
  /** True if the influencer has a shipping address. False for the brand. */
  hasOwnAddress: boolean;
  /** True if the influencer has blocked the brand, which then does not see the address. False for the brand. */
  isBlocked: boolean;
  /**
   * Last day on which the brand sees the address, in Paris. Null until the gift is received or waived, or the deal
   * ends. Always null for the brand.
   */
  seenUntil: string | null;
}

/**
 * Returns the facts about the shipping address for the page of a deal with a gift. Records that a brand looked at the
 * address.
 */
export async function giftOf(ctx: Ctx, deal: DealView): Promise<GiftFacts> {
  const none = { address: null, views: [], hasOwnAddress: false, isBlocked: false, seenUntil: null };
  const shipment = deal.work?.shipment;
  if (!shipment) return none;
  if (deal.side === 'brand')
    return { ...none, address: await openShippingAddress(ctx, deal.campaignId, deal.influencerId) };
  const { conversationId } = deal;
  const hiddenFrom = addressHiddenFrom(shipment, deal.closedAt);
  return {
    ...none,
    views: await findAddressViews(ctx, deal.id),
    hasOwnAddress: (await findPreferences(ctx)).street !== '',
    isBlocked: conversationId !== null && (await isBlockedByReader(ctx, conversationId)),
    seenUntil: hiddenFrom && dayOf(new Date(hiddenFrom.getTime() - 1)),
  };
}
