import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noPreferences, preferenceCities, preferenceCollaborations } from '../../preferences/preferences.ts';
import { compensationTypes } from '../campaign.ts';
import { collaborationTypes } from '../collaboration.ts';
import { followerRangeIds, minFollowers, thematics } from '../reference.ts';
import {
  compareSuggestedInfluencers,
  compareSuggestions,
  conditionNames,
  conditionsOf,
  requirementsOf,
  type StatedProfile,
} from './condition.ts';

const offer = {
  thematics: ['food', 'art'],
  minFollowers: 10_000,
  compensationType: 'giftedAndPaid',
  collaborationType: 'restaurant',
  town: 'Nantes',
  postPriceCents: 15_000,
  storyPriceCents: 5_000,
} satisfies Parameters<typeof conditionsOf>[0];
const profile: StatedProfile = { followers: 10_000, thematics: ['food'], location: '' };
const preferences = {
  ...noPreferences,
  acceptGifts: true,
  acceptPaidCollabs: true,
  minPostPriceCents: 12_000,
  minStoryPriceCents: 5_000,
  collaborationTypes: ['restaurant' as const],
  preferredCities: ['Nantes' as const],
};
const metOf = (conditions: { name: string; isMet: boolean }[]) =>
  conditions.filter(({ isMet }) => isMet).map(({ name }) => name);
const all = [...conditionNames];

describe('conditionsOf', () => {
  it('has six conditions in one order', () => {
    expect(metOf(conditionsOf(offer, profile, preferences))).toEqual(all);
    const none = conditionsOf(offer, { followers: null, thematics: [], location: '' }, noPreferences);
    expect(none.map(({ name }) => name)).toEqual(all);
    expect(metOf(none)).toEqual([]);
  });

  it('names the shared thematics, and the figure that is not stated', () => {
    expect(requirementsOf(offer, { ...profile, followers: null })).toEqual([
      { name: 'thematics', isMet: true, asked: ['food', 'art'], shared: ['food'], isStated: true },
      { name: 'followers', isMet: false, asked: 10_000, stated: null },
    ]);
  });

  it.each([
    ['followers', {}, { followers: 9_999 }, {}],
    ['thematics', {}, { thematics: ['tech' as const] }, {}],
    ['place', { town: 'Lyon' }, {}, {}],
    ['kind', { collaborationType: 'hotel' as const }, {}, {}],
    ['price', { storyPriceCents: 4_999 }, {}, {}],
    ['price', { compensationType: 'gifted' as const, postPriceCents: 0 }, {}, {}],
    ['price', {}, {}, { acceptPaidCollabs: false }],
    ['gift', { compensationType: 'paid' as const }, {}, {}],
    ['gift', {}, {}, { acceptGifts: false }],
  ])('does not meet %s', (name, campaign, stated, wishes) => {
    const conditions = conditionsOf(
      { ...offer, ...campaign },
      { ...profile, ...stated },
      { ...preferences, ...wishes },
    );
    expect(metOf(conditions)).toEqual(all.filter((it) => it !== name));
  });

  it('needs no place for a remote campaign, and finds the town of the profile’s location', () => {
    const nowhere = { ...preferences, preferredCities: [] };
    const isPlaceMet = (campaign: object, location = '') =>
      metOf(conditionsOf({ ...offer, ...campaign }, { ...profile, location }, nowhere)).includes('place');
    expect(isPlaceMet({})).toBe(false);
    expect(isPlaceMet({ collaborationType: 'remote', town: null })).toBe(true);
    expect(isPlaceMet({ town: 'Nîmes' }, 'nimes, France')).toBe(true);
    expect(isPlaceMet({ town: null })).toBe(false);
  });

  it('compares the price that is too low, otherwise the price of a post', () => {
    const priceOf = (prices: object) =>
      conditionsOf({ ...offer, ...prices }, profile, preferences).find(({ name }) => name === 'price');
    expect(priceOf({})).toMatchObject({ price: { per: 'post', offeredCents: 15_000, minCents: 12_000 } });
    expect(priceOf({ storyPriceCents: 1 })).toMatchObject({ price: { per: 'story', offeredCents: 1 } });
    expect(priceOf({ postPriceCents: 0 })).toMatchObject({ isMet: true, price: { per: 'story' } });
  });
});

describe('compareSuggestions', () => {
  const campaigns = fc.record({
    thematics: fc.subarray([...thematics], { minLength: 1 }),
    minFollowers: fc.constantFrom(...followerRangeIds.map((id) => minFollowers[id])),
    compensationType: fc.constantFrom(...compensationTypes),
    collaborationType: fc.constantFrom(...collaborationTypes),
    town: fc.option(fc.constantFrom<string>(...preferenceCities, 'Quimper')),
    postPriceCents: fc.nat(30_000),
    storyPriceCents: fc.nat(30_000),
  });
  const profiles = fc.record({
    followers: fc.option(fc.nat(2_000_000)),
    thematics: fc.subarray([...thematics]),
    location: fc.constantFrom('', 'Quimper, France', 'lyon'),
  });
  const wishes = fc.record({
    acceptGifts: fc.boolean(),
    acceptPaidCollabs: fc.boolean(),
    minPostPriceCents: fc.nat(30_000),
    minStoryPriceCents: fc.nat(30_000),
    collaborationTypes: fc.subarray([...preferenceCollaborations]),
    preferredCities: fc.subarray([...preferenceCities], { maxLength: 3 }),
  });
  const moments = fc.option(fc.date({ noInvalidDate: true }));
  const ranks = fc.record({ id: fc.string(), publishedAt: moments });

  it('never ranks a campaign lower because one more condition is met', () => {
    fc.assert(
      fc.property(
        fc.tuple(campaigns, ranks),
        fc.tuple(campaigns, ranks),
        profiles,
        wishes,
        fc.nat(5),
        ([campaign, rank], [otherCampaign, otherRank], stated, wished, index) => {
          const of = (it: typeof campaign) => conditionsOf(it, stated, { ...noPreferences, ...wished });
          const other = { ...otherRank, conditions: of(otherCampaign) };
          const conditions = of(campaign);
          const before = compareSuggestions({ ...rank, conditions }, other);
          const met = conditions.map((condition, at) => ({ isMet: condition.isMet || at === index }));
          const after = compareSuggestions({ ...rank, conditions: met }, other);
          expect(Math.sign(after)).toBeLessThanOrEqual(Math.sign(before));
          expect(Math.sign(compareSuggestions(other, { ...rank, conditions }))).toBe(Math.sign(-before) + 0);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('never ranks an influencer lower because one more condition is met or more follow them', () => {
    const ranked = fc.record({ id: fc.string(), followers: fc.option(fc.nat(2_000_000)) });
    fc.assert(
      fc.property(
        campaigns,
        fc.tuple(profiles, wishes, ranked),
        fc.tuple(profiles, wishes, ranked),
        fc.nat(5),
        fc.nat(1_000),
        (campaign, [profile, wished, rank], [otherProfile, otherWished, otherRank], index, more) => {
          const of = (it: typeof profile, wishes: typeof wished) =>
            conditionsOf(campaign, it, { ...noPreferences, ...wishes });
          const other = { ...otherRank, conditions: of(otherProfile, otherWished) };
          const conditions = of(profile, wished);
          const before = compareSuggestedInfluencers({ ...rank, conditions }, other);
          const met = conditions.map((condition, at) => ({ isMet: condition.isMet || at === index }));
          const followers = (rank.followers ?? 0) + more;
          for (const better of [
            { ...rank, conditions: met },
            { ...rank, conditions, followers },
          ])
            expect(Math.sign(compareSuggestedInfluencers(better, other))).toBeLessThanOrEqual(
              Math.sign(before),
            );
          const back = compareSuggestedInfluencers(other, { ...rank, conditions });
          expect(Math.sign(back)).toBe(Math.sign(-before) + 0);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('never ranks a campaign lower because the influencer states more followers or accepts more', () => {
    fc.assert(
      fc.property(campaigns, profiles, wishes, (campaign, stated, wished) => {
        const preferences = { ...noPreferences, ...wished };
        const before = metOf(conditionsOf(campaign, stated, preferences));
        const more = {
          ...preferences,
          acceptGifts: true,
          acceptPaidCollabs: true,
          minPostPriceCents: 0,
          minStoryPriceCents: 0,
        };
        const after = metOf(conditionsOf(campaign, { ...stated, followers: 2_000_000 }, more));
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  it('prefers the newer of two campaigns that meet as many conditions', () => {
    const conditions = [{ isMet: true }];
    const [older, newer, unknown] = [new Date(1), new Date(2), null].map((publishedAt, at) => ({
      id: String(at),
      publishedAt,
      conditions,
    }));
    if (!older || !newer || !unknown) throw new Error('unreachable');
    expect([older, unknown, newer].sort(compareSuggestions)).toEqual([newer, older, unknown]);
  });
});
