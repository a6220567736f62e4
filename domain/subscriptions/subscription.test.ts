import { expect, it } from 'vitest';
import { type Standing, tierOf } from './subscription.ts';

const now = new Date('2026-06-15T10:00:00Z');
const before = new Date('2026-06-15T09:59:59Z');
const after = new Date('2026-06-15T10:00:01Z');
const running: Standing = {
  tier: 'premium',
  status: 'active',
  currentPeriodEnd: after,
  cancelAtPeriodEnd: false,
};

it('is free without a subscription', () => expect(tierOf(null, now)).toBe('free'));

it.each<[string, Partial<Standing>, string]>([
  ['running', {}, 'premium'],
  ['basic', { tier: 'basic' }, 'basic'],
  ['late with its next period', { currentPeriodEnd: before }, 'premium'],
  ['being asked again for its payment', { status: 'past_due', currentPeriodEnd: before }, 'premium'],
  ['cancelled, in its last period', { cancelAtPeriodEnd: true }, 'premium'],
  ['cancelled, its last period over', { cancelAtPeriodEnd: true, currentPeriodEnd: before }, 'free'],
  ['cancelled, at the very end', { cancelAtPeriodEnd: true, currentPeriodEnd: now }, 'free'],
  ['ended', { status: 'canceled', currentPeriodEnd: before }, 'free'],
])('%s', (_, change, tier) => expect(tierOf({ ...running, ...change }, now)).toBe(tier));
