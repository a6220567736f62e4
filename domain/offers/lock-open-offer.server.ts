import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import type { DealActor, Side } from '../deals/deal.ts';
import { type LockedDeal, lockDeal } from '../deals/lock-deal.server.ts';
import { Refusal } from '../refusal.ts';
import { type OfferTransition, offerTransitions } from './offer.ts';

/**
 * Locks a deal of the actor for an answer to its open offer. Refuses with:
 * - `deal.not_found`
 * - `offer.changed_meanwhile` if the offer is not the newest of the deal
 * - `offer.not_yours` if the actor accepts or declines an own offer, or withdraws an offer of the other side
 * - `offer.expired` after the last day of the offer
 * - `offer.not_open` if the offer was accepted, declined, countered or withdrawn, or is void
 * - `deal.campaign_is_over`
 */
export async function lockOpenOffer(
  ctx: Ctx,
  dealId: string,
  seq: number,
  transition: Extract<OfferTransition, 'accept' | 'decline' | 'withdraw'>,
): Promise<LockedDeal> {
  const deal = await lockDeal(ctx, dealId);
  const { offer, side } = deal;
  if (offer.seq !== seq) throw new Refusal('offer.changed_meanwhile');
  const by: readonly DealActor[] = offerTransitions[transition].by;
  if (!by.includes(partOf(side, offer))) throw new Refusal('offer.not_yours');
  if (offer.status === 'expired') throw new Refusal('offer.expired');
  if (offer.status !== 'open') throw new Refusal('offer.not_open');
  if (offer.expiresOn < dayOf(ctx.now)) throw new Refusal('offer.expired');
  if (deal.campaignIsOver) throw new Refusal('deal.campaign_is_over');
  return deal;
}

const partOf = (side: Side, offer: { side: Side }) => (offer.side === side ? 'maker' : 'addressee');
