import type { Role } from '../ctx.ts';

export const sides = ['brand', 'influencer'] as const;
export type Side = (typeof sides)[number];

export const otherSide = (side: Side): Side => (side === 'brand' ? 'influencer' : 'brand');

/** A brand's account is on the brand's side of all its deals, and an influencer's account on the other. */
export const sideOf = ({ role }: { role: Role }): Side => (role === 'client' ? 'brand' : 'influencer');

export const dealStatuses = ['negotiating', 'signing', 'running', 'closed'] as const;
export type DealStatus = (typeof dealStatuses)[number];

/**
 * Why a deal is closed:
 * - `done`: at least one deliverable is confirmed, all others are confirmed or dropped, and no gift is owed
 * - `stopped`: a side stopped the deal before it ran, or all content was dropped
 * - `silent`: neither side made an offer in time
 * - `not_signed`: the second signature did not come in time
 * - `campaign_closed`: the campaign ended or was cancelled before both sides agreed
 */
export type CloseReason = 'done' | 'stopped' | 'silent' | 'not_signed' | 'campaign_closed';

/**
 * A person or an event that may perform a transition:
 * - `addressee`: the side to which the newest offer was made
 * - `maker`: the side that made the newest offer
 * - `clock`: the schedule, after a deadline
 * - `campaign`: the end of the campaign
 * - `work`: nothing is left to do
 */
export type DealActor = Side | 'addressee' | 'maker' | 'clock' | 'campaign' | 'work';

interface Transition {
  /** Null stands for a deal that does not exist yet. */
  from: readonly (DealStatus | null)[];
  to: DealStatus;
  by: readonly DealActor[];
  reason?: CloseReason;
}

/** All transitions of a deal. Everything else is refused with `deal.move_not_allowed`. */
export const dealTransitions = {
  start: { from: [null], to: 'negotiating', by: ['brand'] },
  agree: { from: ['negotiating'], to: 'signing', by: ['addressee'] },
  agreeWithoutContract: { from: ['negotiating'], to: 'running', by: ['addressee'] },
  /** The second signature. Only the maker can give it, because the addressee signed when accepting the offer. */
  sign: { from: ['signing'], to: 'running', by: ['maker'] },
  stop: { from: ['negotiating', 'signing'], to: 'closed', by: ['brand', 'influencer'], reason: 'stopped' },
  fallSilent: { from: ['negotiating'], to: 'closed', by: ['clock'], reason: 'silent' },
  missSignature: { from: ['signing'], to: 'closed', by: ['clock'], reason: 'not_signed' },
  finish: { from: ['running'], to: 'closed', by: ['work'], reason: 'done' },
  /** All content was dropped. */
  giveUp: { from: ['running'], to: 'closed', by: ['work'], reason: 'stopped' },
  closeWithCampaign: { from: ['negotiating'], to: 'closed', by: ['campaign'], reason: 'campaign_closed' },
} as const satisfies Record<string, Transition>;

export type DealTransition = keyof typeof dealTransitions;

export function mayMove(transition: DealTransition, from: DealStatus | null): boolean {
  const allowed: Transition['from'] = dealTransitions[transition].from;
  return allowed.includes(from);
}

/** Database signal of a changed deal. Contains the id of the deal, then the id of its conversation if it has one. */
export const DEAL_CHANNEL = 'deal';
