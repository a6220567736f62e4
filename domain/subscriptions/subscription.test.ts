import { expect, it } from 'vitest';
import type { ProviderSubscription } from '#services/billing/billing.ts';
import { billingActionFor, tierOf } from './subscription.ts';

const now = new Date('2026-06-15T10:00:00Z');
const before = new Date('2026-06-15T09:59:59Z');
const after = new Date('2026-06-15T10:00:01Z');
// In Paris, the first is the end of the day eight days ago, the second the start of the day a week ago.
const overAWeekAgo = new Date('2026-06-07T21:59:59Z');
const aWeekAgo = new Date('2026-06-07T22:00:00Z');
const running: ProviderSubscription = {
  tier: 'premium',
  billing: 'monthly',
  status: 'active',
  currentPeriodEnd: after,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
};

const owing = { status: 'past_due', pastDueSince: before } as const;
const cancelled = { cancelAtPeriodEnd: true, currentPeriodEnd: before };

it('is free without a subscription', () => expect(tierOf(null, now)).toBe('free'));

it.each<[string, Partial<ProviderSubscription>, string]>([
  ['running', {}, 'premium'],
  ['on Basic', { tier: 'basic' }, 'basic'],
  ['late with its next period', { currentPeriodEnd: aWeekAgo }, 'premium'],
  ['a week without its next period', { currentPeriodEnd: overAWeekAgo }, 'free'],
  ['owing a payment', { status: 'past_due', pastDueSince: aWeekAgo }, 'premium'],
  ['owing a payment for a week', { status: 'past_due', pastDueSince: overAWeekAgo }, 'free'],
  ['owing a payment, its cancelled period over', { ...owing, ...cancelled }, 'free'],
  ['cancelled, in its last period', { cancelAtPeriodEnd: true }, 'premium'],
  ['cancelled, at the very end of its period', { cancelAtPeriodEnd: true, currentPeriodEnd: now }, 'free'],
  ['ended', { status: 'canceled', currentPeriodEnd: before }, 'free'],
])('tierOf of a subscription that is %s', (_, change, tier) =>
  expect(tierOf({ ...running, ...change }, now)).toBe(tier),
);

const basic = { tier: 'basic', billing: 'monthly' } as const;

it.each<[string, Partial<ProviderSubscription> | null, string]>([
  ['no subscription', null, 'subscribe'],
  ['another plan', {}, 'change'],
  ['another period', { tier: 'basic', billing: 'yearly' }, 'change'],
  ['the same plan', basic, 'subscription.same_offer'],
  ['a plan with an unpaid invoice', owing, 'subscription.overdue'],
  ['a cancelled plan', { cancelAtPeriodEnd: true }, 'subscription.ends'],
  ['a cancelled plan whose period is over', cancelled, 'subscribe'],
  ['an ended plan', { status: 'canceled', currentPeriodEnd: before }, 'subscribe'],
])('billingActionFor from %s to Basic', (_, change, action) => {
  expect(billingActionFor(basic, change && { ...running, ...change }, now)).toBe(action);
});
