import { expect, it } from 'vitest';
import { defaultTerms } from './default-terms.ts';
import { termsSchema } from './terms-schema.ts';

const campaign = {
  compensationType: 'giftedAndPaid',
  collaborationType: 'remote',
  giftDescription: 'Six jars\nand two bottles',
  postPriceCents: 35_000,
  storyPriceCents: 12_000,
  startDate: '2026-06-01',
  endDate: '2026-07-31',
} as const;
const TODAY = '2026-06-15';

it('asks for one post and one story at the campaign’s prices, and its gift without a value', () => {
  const { lines, benefit, submitBy, publishFrom, publishBy } = defaultTerms(campaign, TODAY);
  expect(lines.map(({ kind, count, feeCents }) => [kind, count, feeCents])).toEqual([
    ['post', 1, 35_000],
    ['story', 1, 12_000],
  ]);
  expect(benefit).toEqual({ what: 'Six jars and two bottles', valueCents: null, channel: 'parcel' });
  expect([submitBy, publishFrom, publishBy]).toEqual(['2026-07-24', TODAY, '2026-07-31']);
});

it('asks for one unpaid post where only a gift is offered, on site at a venue', () => {
  const gifted = { ...campaign, compensationType: 'gifted', postPriceCents: 0, storyPriceCents: 0 } as const;
  const { lines, benefit } = defaultTerms({ ...gifted, collaborationType: 'restaurant' }, TODAY);
  expect(lines.map(({ kind, feeCents }) => [kind, feeCents])).toEqual([['post', 0]]);
  expect(benefit?.channel).toBe('on_site');
});

it.each([
  ['2026-06-15', '2026-06-16'],
  ['2026-06-20', '2026-06-25'],
  ['2026-01-01', '2026-01-20'],
])('lacks only the value of the benefit for a campaign from %s to %s', (startDate, endDate) => {
  const { benefit, ...rest } = defaultTerms({ ...campaign, startDate, endDate }, TODAY);
  const complete = { ...rest, benefit: benefit && { ...benefit, valueCents: 1 } };
  expect(termsSchema.safeParse(complete).success).toBe(true);
  expect(termsSchema.safeParse({ ...rest, benefit }).success).toBe(false);
});
