export type Tier = 'free' | 'basic' | 'premium';

/** What decides on a plan. */
export interface CurrentSubscription {
  tier: Exclude<Tier, 'free'>;
  billing: 'monthly' | 'yearly';
  status: 'active' | 'past_due' | 'canceled';
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Since when a payment is owed. */
  pastDueSince: Date | null;
}

/** How long whoever owes a payment, or whose next period the biller has not told of yet, keeps their plan. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/** When access ends if nothing more is paid: for who cancelled with the period, for all others when the grace is over. */
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

/** The plan somebody is on at that moment. */
export function tierOf(subscription: CurrentSubscription | null, now: Date): Tier {
  return subscription && accessUntil(subscription) > now ? subscription.tier : 'free';
}

/** What leads to an offer: a first payment, a change of what runs, or the biller's own page, where debts are paid. */
export type Way = 'subscribe' | 'change' | 'manage';

/**
 * The way from how things stand to that offer. What runs is never bought twice: who owes a payment or has cancelled
 * settles that first, and who has the very plan already has nothing to buy.
 */
export function wayTo(
  offer: Pick<CurrentSubscription, 'tier' | 'billing'>,
  subscription: CurrentSubscription | null,
  now: Date,
): Way {
  if (!subscription || subscription.status === 'canceled') return 'subscribe';
  const { tier, billing, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (cancelAtPeriodEnd && currentPeriodEnd <= now) return 'subscribe';
  const isSame = tier === offer.tier && billing === offer.billing;
  return isSame || status === 'past_due' || cancelAtPeriodEnd ? 'manage' : 'change';
}
