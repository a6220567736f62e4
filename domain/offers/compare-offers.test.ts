import { expect, it } from 'vitest';
import { someTerms } from '#tests/some-terms.ts';
import type { OfferView } from '../deals/deal-view.ts';
import { compareNewest } from './compare-offers.ts';

const offer = (seq: number, side: 'brand' | 'influencer', feeCents: number): OfferView => ({
  id: `offer-${seq}`,
  seq,
  side,
  terms: {
    ...someTerms,
    lines: someTerms.lines.map((it, place) => (place === 0 ? { ...it, feeCents } : it)),
  },
  hash: '',
  note: '',
  status: 'open',
  madeAt: new Date('2026-11-22T10:00:00Z'),
  expiresOn: '2026-11-27',
  answeredAt: null,
});
const compared = (...offers: OfferView[]) => {
  const comparison = compareNewest({ offers });
  return comparison && [comparison.base.seq, comparison.differenceCents];
};

it('compares with the last offer of the other side, although an own one is newer', () => {
  const brand = offer(1, 'brand', 35_000);
  expect(compared(brand)).toBeNull();
  expect(compared(brand, offer(2, 'influencer', 40_000))).toEqual([1, 10_000]);
  expect(compared(brand, offer(2, 'influencer', 40_000), offer(3, 'influencer', 39_000))).toEqual([1, 8_000]);
});

it('compares with the offer before while the other side has made none', () => {
  expect(compared(offer(1, 'brand', 35_000), offer(2, 'brand', 36_000))).toEqual([1, 2_000]);
});
