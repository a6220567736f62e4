import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { dayOf } from '../clock.ts';
import type { DraftContract, Signatory } from '../contracts/contract.ts';
import { contractNeeded, isContractOffered } from '../contracts/contracts-offered.ts';
import { findLegalSum } from '../contracts/find-legal-sum.server.ts';
import { lockLegalSum, openContract } from '../contracts/open-contract.server.ts';
import { act, type Ctx } from '../ctx.ts';
import { dealTransitions } from '../deals/deal.ts';
import type { LockedDeal } from '../deals/lock-deal.server.ts';
import { saveDeal, saveOffer } from '../deals/save-deal.server.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { lockOpenOffer } from './lock-open-offer.server.ts';

export interface AcceptInput {
  seq: number;
  /** Hash of the terms that the page showed. */
  hash: string;
  /** Null if the page showed no contract. */
  signing: { draft: DraftContract; signatory: Signatory } | null;
}

/**
 * Accepts the open offer of the other side. With `signing`, opens the contract with the actor's signature, and the
 * other side must sign it. Without `signing`, the deal runs. Refuses like `lockOpenOffer` and `openContract`, and with:
 * - `offer.changed_meanwhile` if `hash` is not the hash of the offer
 * - `terms.publication_is_past` if the offer's last day of publication is past. Only offers of version 0.1.0 can be open
 *   then.
 * - `contract.not_available` if the law requires a contract and the site offers none
 * - `contract.changed_meanwhile` if a contract is needed and the page showed none
 * - `block.active` if the actor has blocked the other side
 */
export function acceptOffer(ctx: Ctx, dealId: string, { seq, hash, signing }: AcceptInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const deal = await lockOpenOffer(ctx, dealId, seq, 'accept');
    const { offer, campaignId, influencerId } = deal;
    await refuseIfBlocked(ctx, deal.otherUserId);
    if (offer.hash !== hash) throw new Refusal('offer.changed_meanwhile');
    if (offer.terms.publishBy < dayOf(ctx.now)) throw new Refusal('terms.publication_is_past');
    const subject = { dealId, offerId: offer.id, campaignId, influencerId };
    // Without this lock, two deals that are agreed at the same time could each compute the sum without the other deal.
    await lockLegalSum(ctx, deal.row);
    const isNeeded = await needsContract(ctx, deal);
    if (isNeeded && !isContractOffered()) throw new Refusal('contract.not_available');
    if (isNeeded && !signing) throw new Refusal('contract.changed_meanwhile');
    await saveOffer(ctx, offer.id, 'accept');
    if (!signing) {
      const { to: status } = dealTransitions.agreeWithoutContract;
      await saveDeal(ctx, dealId, { status, running_at: ctx.now });
      await record(ctx, 'deal.agreed', subject);
      return;
    }
    const { contractId } = await openContract(ctx, deal.row, offer, signing);
    await saveDeal(ctx, dealId, { status: dealTransitions.agree.to });
    await record(ctx, 'deal.agreed', { ...subject, contractId });
  });
}

async function needsContract(ctx: Ctx, { row, offer }: LockedDeal): Promise<boolean> {
  const { cents: legalSumCents } = await findLegalSum(ctx, row, offer.terms);
  return contractNeeded({ legalSumCents });
}
