export type Tier = 'free' | 'basic' | 'premium';

export interface CurrentSubscription {
  tier: Exclude<Tier, 'free'>;
  billing: 'monthly' | 'yearly';
  status: 'active' | 'past_due' | 'canceled';
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Since when a payment is owed. */
  pastDueSince: Date | null;
}

/** How long a plan stays while a payment is owed, or after a period whose renewal has not been received yet. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/** When access ends without further payment: with the period if cancelled, otherwise after the grace period. */
export function accessUntil({
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
  pastDueSince,
}: CurrentSubscription): Date {
  if (status === 'canceled') return currentPeriodEnd;
  const graceFrom = pastDueSince ?? currentPeriodEnd;
  const graceEnd = new Date(graceFrom.getTime() + GRACE_MS);
  return cancelAtPeriodEnd && currentPeriodEnd < graceEnd ? currentPeriodEnd : graceEnd;
}

/** The tier at `now`; `free` without a subscription or after its end. */
export function tierOf(subscription: CurrentSubscription | null, now: Date): Tier {
  return subscription && accessUntil(subscription) > now ? subscription.tier : 'free';
}

/** How to get an offer: a first checkout, a change of the running plan, or the billing provider's own page, where debts are paid. */
export type BillingAction = 'subscribe' | 'change' | 'manage';

/**
 * The action that leads from a subscription to an offer. A running plan is never bought twice: a debt or a cancellation must be
 * settled first, and the same plan has nothing to buy.
 */
export function billingActionFor(
  offer: Pick<CurrentSubscription, 'tier' | 'billing'>,
  subscription: CurrentSubscription | null,
  now: Date,
): BillingAction {
  if (!subscription || subscription.status === 'canceled') return 'subscribe';
  const { tier, billing, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (cancelAtPeriodEnd && currentPeriodEnd <= now) return 'subscribe';
  const isSame = tier === offer.tier && billing === offer.billing;
  return isSame || status === 'past_due' || cancelAtPeriodEnd ? 'manage' : 'change';
}
