import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { dealTransitions } from '../deals/deal.ts';
import { saveDeal, saveOffer } from '../deals/save-deal.server.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { feeOf, legalSumOf, requiresContract } from '../terms/sums.ts';
import { lockOpenOffer } from './lock-open-offer.server.ts';

export interface AcceptInput {
  seq: number;
  /** Hash of the terms that the page showed. */
  hash: string;
}

/**
 * Accepts the open offer of the other side, and the deal runs. Refuses as `lockOpenOffer`, and with:
 * - `offer.changed_meanwhile` if `hash` is not the hash of the offer
 * - `terms.publication_is_past` if the offer's last day of publication is past
 * - `contract.not_available` if the law requires a contract
 * - `block.active` if the actor has blocked the other side
 */
export function acceptOffer(ctx: Ctx, dealId: string, { seq, hash }: AcceptInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const { offer, otherUserId, campaignId, influencerId } = await lockOpenOffer(ctx, dealId, seq, 'accept');
    await refuseIfBlocked(ctx, otherUserId);
    if (offer.hash !== hash) throw new Refusal('offer.changed_meanwhile');
    const { terms } = offer;
    if (terms.publishBy < dayOf(ctx.now)) throw new Refusal('terms.publication_is_past');
    if (requiresContract(legalSumOf(feeOf(terms), terms.benefit?.valueCents ?? 0)))
      throw new Refusal('contract.not_available');
    await saveOffer(ctx, offer.id, 'accept');
    const { to: status } = dealTransitions.agreeWithoutContract;
    await saveDeal(ctx, dealId, { status, running_at: ctx.now });
    await record(ctx, 'deal.agreed', { dealId, offerId: offer.id, campaignId, influencerId });
  });
}
