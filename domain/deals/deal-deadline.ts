import { dayOf } from '../clock.ts';
import { type Deadline, nextMomentOf, startDeadline } from '../deadlines/deadline.ts';
import type { OfferStatus } from '../offers/offer.ts';
import type { DealStatus } from './deal.ts';

/** Deadlines of a deal that does not run yet. */
export type DealDeadline = Deadline<'offer_by' | 'quiet' | 'sign_by'>;

/** The newest offer, the open contract and the campaign decide the deadline of a deal. */
export interface DeadlineState {
  status: DealStatus;
  offer: { status: OfferStatus; madeAt: Date; expiresOn: string; answeredAt: Date | null };
  contract: { openedAt: Date; signBy: string } | null;
  /** Last day of the campaign. A negotiating deal closes with its campaign. */
  campaignEndsOn: string | null;
}

/**
 * Returns the deadline that runs: to answer the open offer, to make an offer if none is open, or to sign. Returns null
 * for running and closed deals.
 */
export function deadlineOf({ status, offer, contract, campaignEndsOn }: DeadlineState): DealDeadline | null {
  if (status === 'negotiating' && offer.status === 'open')
    return { kind: 'offer_by', startDay: dayOf(offer.madeAt), lastDay: offer.expiresOn };
  if (status === 'negotiating' && offer.answeredAt)
    return startDeadline('quiet', dayOf(offer.answeredAt), campaignEndsOn ?? undefined);
  if (status === 'signing' && contract)
    return { kind: 'sign_by', startDay: dayOf(contract.openedAt), lastDay: contract.signBy };
  return null;
}

/** Returns when the schedule must look at the deal again, or null. */
export function dueAtOf(state: DeadlineState, now: Date): Date | null {
  const deadline = deadlineOf(state);
  return deadline && nextMomentOf(deadline, now);
}
