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
 * All transitions of an offer. An offer is answered once and never edited. An open offer becomes void if its deal
 * closes.
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

/** Maximum number of offers in one deal, counting the offers of both sides. */
export const MAX_OFFERS = 12;
/** Number of characters of the note with an offer. */
export const MAX_NOTE_LENGTH = 500;
