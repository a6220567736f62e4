import type { Offer, ProviderSubscription } from '#services/billing/billing.ts';
import { dayOf, daysAfter, endOfDay } from '../clock.ts';

export type Tier = 'free' | Offer['tier'];

/**
 * A plan stays active for these days after a payment became due, or after its period ended without a renewal. The last
 * day is a whole day in Paris, because texts name it as the day until which to pay.
 */
const GRACE_DAYS = 7;

/**
 * Returns the moment at which access ends if the user pays nothing more:
 * - for a subscription that has ended (`canceled`), the end of its period
 * - for a subscription that will end with its period (`cancelAtPeriodEnd`), the end of the period or of the grace
 *   period, whichever is earlier
 * - for all other subscriptions, the end of the grace period
 */
export function accessUntil({
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
  pastDueSince,
}: ProviderSubscription): Date {
  if (status === 'canceled') return currentPeriodEnd;
  const graceFrom = pastDueSince ?? currentPeriodEnd;
  const graceEnd = endOfDay(daysAfter(dayOf(graceFrom), GRACE_DAYS));
  return cancelAtPeriodEnd && currentPeriodEnd < graceEnd ? currentPeriodEnd : graceEnd;
}

export function tierOf(subscription: ProviderSubscription | null, now: Date): Tier {
  return subscription && accessUntil(subscription) > now ? subscription.tier : 'free';
}

/** Refusals of an offer, which the user settles first on the billing provider's page. */
export type Obstacle = 'subscription.overdue' | 'subscription.ends' | 'subscription.same_offer';

/**
 * Returns how a user gets an offer:
 * - `subscribe` opens a checkout, if no subscription is running
 * - `change` changes the running subscription
 * - an obstacle, if the running subscription has an overdue payment, will end with its period, or already is this
 *   offer
 */
export function billingActionFor(
  offer: Offer,
  subscription: ProviderSubscription | null,
  now: Date,
): 'subscribe' | 'change' | Obstacle {
  if (!subscription || subscription.status === 'canceled') return 'subscribe';
  const { tier, billing, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (cancelAtPeriodEnd && currentPeriodEnd <= now) return 'subscribe';
  if (status === 'past_due') return 'subscription.overdue';
  if (cancelAtPeriodEnd) return 'subscription.ends';
  return tier === offer.tier && billing === offer.billing ? 'subscription.same_offer' : 'change';
}
