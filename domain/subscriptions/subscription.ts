export type Tier = 'free' | 'basic' | 'premium';

/** What decides on a plan. */
export interface Standing {
  tier: Exclude<Tier, 'free'>;
  status: 'active' | 'past_due' | 'canceled';
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/**
 * The plan somebody is on. A canceled subscription gives access to the end of its period; one that runs on keeps its
 * tier past that moment, for the biller may be late with the next, and while a payment is being asked for again.
 */
export function tierOf(subscription: Standing | null, now: Date): Tier {
  if (!subscription) return 'free';
  const { tier, status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const runsOut = status === 'canceled' || cancelAtPeriodEnd;
  return runsOut && currentPeriodEnd <= now ? 'free' : tier;
}
