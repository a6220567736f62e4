import type { Offer } from '#services/billing/billing.ts';
import type { Tier } from './subscription.ts';

/** Prices are whole US cents. The yearly price is paid once a year, in advance. */
export interface Plan {
  tier: Tier;
  monthlyCents: number;
  yearlyCents: number;
  /** Number of different profiles that a user may open per day. Null means no limit. */
  viewsPerDay: number | null;
}

export const plans: Record<Tier, Plan> = {
  free: { tier: 'free', monthlyCents: 0, yearlyCents: 0, viewsPerDay: 10 },
  basic: { tier: 'basic', monthlyCents: 999, yearlyCents: 9_999, viewsPerDay: 50 },
  premium: { tier: 'premium', monthlyCents: 2_999, yearlyCents: 29_999, viewsPerDay: null },
};

/** Returns the price of one billing period in whole US cents. */
export function priceOf({ tier, billing }: Offer): number {
  const { monthlyCents, yearlyCents } = plans[tier];
  return billing === 'monthly' ? monthlyCents : yearlyCents;
}
