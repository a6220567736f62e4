import { dayOf, endOfDay } from '../clock.ts';
import type { OfferStatus } from '../offers/offer.ts';
import { type CloseReason, type DealStatus, dealTransitions, otherSide, type Side } from './deal.ts';
import { type DeadlineState, type DealDeadline, deadlineOf } from './deal-deadline.ts';

export interface StoredDeal extends DeadlineState {
  closeReason: CloseReason | null;
  offer: DeadlineState['offer'] & { side: Side };
  campaignIsOver: boolean;
}

export interface CurrentDeal {
  status: DealStatus;
  closeReason: CloseReason | null;
  offer: { status: OfferStatus; answeredAt: Date | null };
  deadline: DealDeadline | null;
  turn: Side | null;
}

/**
 * Returns the deal as it is at a moment, even if the schedule has not stored yet that a deadline or the campaign has
 * ended. The column `closed_at` is then still null.
 */
export function currentDeal(stored: StoredDeal, now: Date): CurrentDeal {
  const { status, offer, campaignIsOver } = stored;
  if (status === 'negotiating' && campaignIsOver) return closed(stored, 'closeWithCampaign');
  const today = dayOf(now);
  const isExpired = offer.status === 'open' && offer.expiresOn < today;
  const current = isExpired
    ? { ...offer, status: 'expired' as const, answeredAt: endOfDay(offer.expiresOn) }
    : offer;
  const deadline = deadlineOf({ ...stored, offer: current });
  if (deadline && deadline.lastDay < today)
    return closed({ ...stored, offer: current }, deadline.kind === 'quiet' ? 'fallSilent' : 'missSignature');
  return {
    status,
    closeReason: stored.closeReason,
    offer: current,
    deadline,
    turn: turnOf(status, current),
  };
}

function closed(
  { offer }: StoredDeal,
  transition: 'closeWithCampaign' | 'fallSilent' | 'missSignature',
): CurrentDeal {
  const { to, reason } = dealTransitions[transition];
  const status = offer.status === 'open' ? 'void' : offer.status;
  return { status: to, closeReason: reason, offer: { ...offer, status }, deadline: null, turn: null };
}

/** The side that must act. The addressee of an offer answers it, and the maker of an accepted offer signs last. */
function turnOf(status: DealStatus, offer: { status: OfferStatus; side: Side }): Side | null {
  if (status === 'signing') return offer.side;
  return status === 'negotiating' && offer.status === 'open' ? otherSide(offer.side) : null;
}
