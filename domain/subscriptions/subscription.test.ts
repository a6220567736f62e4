import { expect, it } from 'vitest';
import { type CurrentSubscription, tierOf, wayTo } from './subscription.ts';

const now = new Date('2026-06-15T10:00:00Z');
const before = new Date('2026-06-15T09:59:59Z');
const after = new Date('2026-06-15T10:00:01Z');
const aWeekAgo = new Date('2026-06-08T10:00:00Z');
const barelyAWeekAgo = new Date('2026-06-08T10:00:01Z');
const running: CurrentSubscription = {
  tier: 'premium',
  billing: 'monthly',
  status: 'active',
  currentPeriodEnd: after,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
};

it('is free without a subscription', () => expect(tierOf(null, now)).toBe('free'));

it.each<[string, Partial<CurrentSubscription>, string]>([
  ['running', {}, 'premium'],
  ['basic', { tier: 'basic' }, 'basic'],
  ['late with its next period', { currentPeriodEnd: barelyAWeekAgo }, 'premium'],
  ['a week without its next period', { currentPeriodEnd: aWeekAgo }, 'free'],
  ['owing a payment', { status: 'past_due', pastDueSince: barelyAWeekAgo }, 'premium'],
  ['owing a payment for a week', { status: 'past_due', pastDueSince: aWeekAgo }, 'free'],
  [
    'owing, and cancelled for a moment ago',
    { status: 'past_due', pastDueSince: before, cancelAtPeriodEnd: true, currentPeriodEnd: before },
    'free',
  ],
  ['cancelled, in its last period', { cancelAtPeriodEnd: true }, 'premium'],
  ['cancelled, its last period over', { cancelAtPeriodEnd: true, currentPeriodEnd: before }, 'free'],
  ['cancelled, at the very end', { cancelAtPeriodEnd: true, currentPeriodEnd: now }, 'free'],
  ['ended', { status: 'canceled', currentPeriodEnd: before }, 'free'],
])('%s', (_, change, tier) => expect(tierOf({ ...running, ...change }, now)).toBe(tier));

const basic = { tier: 'basic', billing: 'monthly' } as const;

it.each<[string, Partial<CurrentSubscription> | null, string]>([
  ['nothing', null, 'subscribe'],
  ['another plan', {}, 'change'],
  ['another period', { tier: 'basic', billing: 'yearly' }, 'change'],
  ['the very plan', basic, 'manage'],
  ['a plan that is owed', { status: 'past_due', pastDueSince: before }, 'manage'],
  ['a plan that was cancelled', { cancelAtPeriodEnd: true }, 'manage'],
  ['one that was cancelled and is over', { cancelAtPeriodEnd: true, currentPeriodEnd: before }, 'subscribe'],
  ['one that has ended', { status: 'canceled', currentPeriodEnd: before }, 'subscribe'],
])('from %s to Basic', (_, change, way) => {
  expect(wayTo(basic, change && { ...running, ...change }, now)).toBe(way);
});
