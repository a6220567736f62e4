import type { DealActor } from '../deals/deal.ts';

export const offerStatuses = [
  'open',
  'accepted',
  'declined',
  'countered',
  'withdrawn',
  'expired',
  'void',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

interface Transition {
  /** Null: the offer does not exist yet. */
  from: 'open' | null;
  to: OfferStatus;
  by: readonly DealActor[];
}

/**
 * All transitions of an offer, which is answered once and never edited. An offer is void if its deal closes without
 * an answer.
 */
export const offerTransitions = {
  make: { from: null, to: 'open', by: ['brand', 'influencer'] },
  accept: { from: 'open', to: 'accepted', by: ['addressee'] },
  decline: { from: 'open', to: 'declined', by: ['addressee'] },
  counter: { from: 'open', to: 'countered', by: ['addressee'] },
  withdraw: { from: 'open', to: 'withdrawn', by: ['maker'] },
  expire: { from: 'open', to: 'expired', by: ['clock'] },
  void: { from: 'open', to: 'void', by: ['brand', 'influencer', 'campaign'] },
} as const satisfies Record<string, Transition>;

export type OfferTransition = keyof typeof offerTransitions;

/** Offers of one deal, of both sides together. */
export const MAX_OFFERS = 12;
/** Number of characters of the note with an offer. */
export const MAX_NOTE_LENGTH = 500;
