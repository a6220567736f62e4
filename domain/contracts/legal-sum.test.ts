import { afterEach, expect, it } from 'vitest';
import { site } from '#site';
import { someTerms } from '#tests/some-terms.ts';
import type { Terms } from '../terms/terms.ts';
import { type CountedDeal, countLegalSum, partsOfLegalSum } from './legal-sum.ts';

const [post] = someTerms.lines as [Terms['lines'][number]];
const paid = (feeCents: number): Terms => ({
  ...someTerms,
  lines: [{ ...post, count: 1, feeCents }],
  benefit: null,
});
const gift = (valueCents: number): Terms => ({
  ...paid(0),
  benefit: { what: 'A hamper', valueCents, channel: 'parcel' },
});
let made = 0;
const deal = (terms: Terms, changes: Partial<CountedDeal> = {}): CountedDeal => ({
  dealId: `deal-${++made}`,
  objective: '',
  years: [2026],
  terms,
  ...changes,
});
const count = (deals: CountedDeal[], adding?: Terms) => {
  const { cents, isRequired } = countLegalSum(deals, { objective: '', year: 2026 }, adding);
  return [cents, isRequired];
};

afterEach(() => {
  site.deals.benefits = 'public_price';
});

it('requires a contract from 1,000 euros on, and not for 999.99', () => {
  expect(count([], paid(99_999))).toEqual([99_999, false]);
  expect(count([], paid(100_000))).toEqual([100_000, true]);
});

it('counts gifts alone at their public price', () => {
  expect(count([], gift(99_999))).toEqual([99_999, false]);
  expect(count([], gift(100_000))).toEqual([100_000, true]);
});

it('adds two deals that cross the threshold together', () => {
  expect(count([deal(paid(60_000))], gift(40_000))).toEqual([100_000, true]);
  expect(count([deal(paid(60_000))], gift(39_999))).toEqual([99_999, false]);
});

it('counts each aim apart, whatever the case and the accents of its name', () => {
  const other = deal(paid(90_000), { objective: 'Spring' });
  expect(count([other], paid(60_000))).toEqual([60_000, false]);
  const same = [deal(paid(60_000), { objective: 'ÉTÉ ' }), deal(paid(50_000), { objective: 'été' })];
  expect(countLegalSum(same, { objective: 'Été', year: 2026 })).toMatchObject({ cents: 110_000 });
});

it('counts each year apart, and a contract opened in one year and signed in the next in both', () => {
  const crossing = deal(paid(70_000), { years: [2026, 2027] });
  const years = [2025, 2026, 2027].map(
    (year) => countLegalSum([crossing], { objective: '', year }, paid(30_000)).isRequired,
  );
  expect(years).toEqual([false, true, true]);
});

it('counts two versions of one contract once, with the higher sum', () => {
  const [first, second] = [deal(paid(50_000)), deal(paid(80_000))];
  expect(count([first, { ...second, dealId: first.dealId }])).toEqual([80_000, false]);
});

it('counts gifts without VAT if the site says so, rounded up', () => {
  site.deals.benefits = 'net';
  expect(count([], gift(119_998))).toEqual([99_999, false]);
  expect(count([], gift(119_999))).toEqual([100_000, true]);
});

it('splits the sum of a contract into parts that add up to it', () => {
  const terms = { ...paid(35_000), benefit: gift(24_000).benefit };
  expect(partsOfLegalSum(terms, 70_000)).toEqual({ fee: 35_000, benefit: 24_000, others: 11_000 });
  site.deals.benefits = 'net';
  expect(partsOfLegalSum(terms, 70_000)).toEqual({ fee: 35_000, benefit: 20_000, others: 15_000 });
  site.deals.benefits = 'public_price';
  // This contract was opened while the site counted benefits without VAT.
  expect(partsOfLegalSum(terms, 55_000)).toEqual({ fee: 35_000, benefit: 20_000, others: 0 });
});
