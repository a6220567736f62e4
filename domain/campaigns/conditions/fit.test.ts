import { expect, test } from 'vitest';
import { noPreferences } from '../../preferences/preferences.ts';
import { metIn, type Offering } from './condition.ts';
import { fitOf } from './fit.ts';

const dinner: Offering = {
  thematics: ['food'],
  minFollowers: 10_000,
  compensationType: 'giftedAndPaid',
  collaborationType: 'restaurant',
  town: 'Lyon',
  postPriceCents: 15_000,
  storyPriceCents: 0,
};
const profile = { followers: 12_400, thematics: ['food'] as const, location: 'Lyon, France' };
const namesIn = (campaign: Offering) =>
  fitOf(campaign, profile, noPreferences).conditions.map(({ name }) => name);

test('a campaign poses only the conditions about what it offers', () => {
  expect(namesIn(dinner)).toEqual(['thematics', 'followers', 'place', 'kind', 'price', 'gift']);
  expect(namesIn({ ...dinner, compensationType: 'gifted', postPriceCents: 0 })).not.toContain('price');
  expect(namesIn({ ...dinner, compensationType: 'paid' })).not.toContain('gift');
  expect(namesIn({ ...dinner, collaborationType: 'remote', town: null })).not.toContain('place');
});

test('counts the conditions that the applicant meets', () => {
  expect(metIn(fitOf(dinner, profile, noPreferences))).toBe(3);
  const preferences = { ...noPreferences, acceptGifts: true, acceptPaidCollabs: true };
  expect(metIn(fitOf(dinner, profile, preferences))).toBe(5);
});
