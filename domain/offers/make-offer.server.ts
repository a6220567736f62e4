import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { type LockedDeal, lockDeal, requireNegotiating } from '../deals/lock-deal.server.ts';
import { saveDeal, saveOffer } from '../deals/save-deal.server.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { hashOfTerms } from '../terms/canonical.server.ts';
import type { Terms } from '../terms/terms.ts';
import { insertOffer } from './insert-offer.server.ts';
import { MAX_OFFERS } from './offer.ts';

export interface OfferInput {
  /** Number of the offer that the page showed as the newest. */
  answersSeq: number;
  terms: Terms;
  note: string;
}

/**
 * Makes an offer in a negotiating deal of the actor. The other side's open offer becomes countered. Ignores the same
 * offer again, for example from a double click. Refuses with:
 * - `deal.not_found`, `deal.move_not_allowed`, `deal.campaign_is_over`, `block.active`
 * - `offer.changed_meanwhile` if `answersSeq` is not the newest offer
 * - `offer.own_is_open` while the actor's own offer is open, `offer.too_many` above 12 offers
 * - `offer.same_terms` if the newest offer has the same terms, unless it expired or was withdrawn
 * - `terms.publication_is_past` if publication would end in the past
 */
export function makeOffer(ctx: Ctx, dealId: string, { answersSeq, terms, note }: OfferInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const deal = await lockDeal(ctx, dealId);
    await refuseIfBlocked(ctx, deal.otherUserId);
    requireNegotiating(deal);
    const hash = hashOfTerms(terms);
    const { offer, side } = deal;
    const isOwnOpen = offer.side === side && offer.status === 'open';
    if (isOwnOpen && offer.hash === hash && offer.seq === answersSeq + 1) return;
    if (offer.seq !== answersSeq) throw new Refusal('offer.changed_meanwhile');
    if (isOwnOpen) throw new Refusal('offer.own_is_open');
    if (offer.seq >= MAX_OFFERS) throw new Refusal('offer.too_many');
    if (offer.hash === hash && !mayBeRepeated(deal)) throw new Refusal('offer.same_terms');
    if (terms.publishBy < dayOf(ctx.now))
      throw new Refusal('terms.publication_is_past', { publishBy: 'terms.publication_is_past' });
    if (offer.status === 'open') await saveOffer(ctx, offer.id, 'counter');
    const { campaignId, influencerId, campaignEndsOn } = deal;
    const offerId = await insertOffer(ctx, { dealId, seq: offer.seq + 1, side, terms, note, campaignEndsOn });
    await saveDeal(ctx, dealId);
    await record(ctx, 'offer.made', { dealId, offerId, campaignId, influencerId });
  });
}

/** An offer that expired or was withdrawn may be made again with the same terms. */
const mayBeRepeated = ({ offer }: LockedDeal) => offer.status === 'expired' || offer.status === 'withdrawn';
