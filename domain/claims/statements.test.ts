import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { shipped } from './shipped.ts';
import { leaveNothingOut, leaveOutUnconfirmed, stated, unconfirmed } from './statements.ts';

afterEach(leaveNothingOut);

describe('unconfirmed', () => {
  it('returns every statement with its shipped value', () => {
    expect(unconfirmed(shipped, [])).toEqual(Object.keys(shipped));
  });

  it('returns neither changed nor confirmed statements', () => {
    const changed = { ...shipped, 'legal.vat': 'FR 12 345678901', rating: { value: 5, reviews: 125 } };
    const expected = Object.keys(shipped).filter(
      (name) => !['legal.vat', 'rating', 'paymentDays'].includes(name),
    );
    expect(unconfirmed(changed, ['paymentDays'])).toEqual(expected);
  });
});

it('states everything by default, and nothing unconfirmed on a public site', () => {
  expect(stated('rating')).toEqual(site.claims.rating);
  expect(leaveOutUnconfirmed()).toContain('rating');
  expect(stated('rating')).toBeNull();
  expect(stated('legal.vat')).toBeNull();
});

it('knows all values that site.ts ships', () => {
  expect(leaveOutUnconfirmed()).toEqual(Object.keys(shipped));
});
