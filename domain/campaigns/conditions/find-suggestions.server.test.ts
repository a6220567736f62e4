import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, remoteCollaboration } from '#tests/people.ts';
import type { Ctx } from '../../ctx.ts';
import { findPreferences } from '../../preferences/find-preferences.server.ts';
import { changeCampaignStatus } from '../change-campaign-status.server.ts';
import { findAllCampaigns } from '../find-open-campaigns.server.ts';
import { followerRangeIds, thematics } from '../reference.ts';
import { type Condition, conditionsOf, MIN_CONDITIONS_MET } from './condition.ts';
import { findStatedProfile } from './find-stated-profile.server.ts';
import { findSuggestions } from './find-suggestions.server.ts';

const db = await testDatabase();

const onDay = (ctx: Ctx, day: number): Ctx => ({ ...ctx, now: new Date(Date.UTC(2026, 5, 1, day)) });

async function aStatedInfluencer() {
  const influencer = await anInfluencer(db);
  const { db: kysely, influencerId, actor } = influencer;
  const stated = { followers: 60_000, thematics: ['food', 'art', 'travel'], location: 'Nîmes, France' };
  await kysely.updateTable('influencer').set(stated).where('id', '=', influencerId).execute();
  const preferences = {
    user_id: actor?.id ?? '',
    accept_gifts: true,
    accept_paid_collabs: true,
    min_post_price_cents: 12_000,
    min_story_price_cents: 6_000,
    collaboration_types: ['restaurant', 'remote'],
    preferred_cities: ['Lyon'],
    updated_at: influencer.now,
  };
  await kysely.insertInto('preferences').values(preferences).execute();
  return influencer;
}

const titles = async (ctx: Ctx, limit?: number) =>
  (await findSuggestions(ctx, limit)).map(({ campaign }) => campaign.title);

describe('findSuggestions', () => {
  it('returns up to three active campaigns, without those the influencer applied to', async () => {
    const brand = await aBrand(db);
    const influencer = await aStatedInfluencer();
    const add = (day: number, title: string, fields = {}) =>
      aCampaign(onDay(brand, day), { title, ...fields });
    await add(1, 'six conditions, older');
    await add(2, 'six conditions');
    await add(3, 'five conditions', { thematics: ['tech'] });
    await add(4, 'four conditions', { thematics: ['tech'], venueTown: 'Paris' });
    await changeCampaignStatus(brand, await add(5, 'ended'), 'end');
    await anApplication(influencer, await add(6, 'applied'));
    expect(await titles(influencer)).toEqual(['six conditions', 'six conditions, older', 'five conditions']);
    const [first] = await findSuggestions(influencer);
    expect(first?.conditions.map(({ isMet }) => isMet)).toEqual(Array(6).fill(true));
    expect(first?.giftDescription).toBe('A tasting menu for two');
  });

  it('leaves out campaigns that meet fewer than three conditions', async () => {
    const brand = await aBrand(db);
    await aCampaign(brand);
    await aCampaign(brand, { ...remoteCollaboration, compensationType: 'paid', giftDescription: '' });
    expect(await titles(await anInfluencer(db))).toEqual([]);
  });

  it('counts in SQL the conditions that it shows, in the order of compareSuggestions', async () => {
    const brand = await aBrand(db);
    const influencer = await aStatedInfluencer();
    const kinds = [
      {},
      { venueTown: 'Nîmes' },
      { venueTown: 'Paris', collaborationType: 'hostel' },
      remoteCollaboration,
    ];
    const pays = [
      {},
      { postPriceCents: 11_999 },
      { storyPriceCents: 5_999 },
      { postPriceCents: 0, storyPriceCents: 6_000 },
      { compensationType: 'gifted', postPriceCents: 0 },
      { compensationType: 'paid', giftDescription: '' },
    ];
    let made = 0;
    for (const kind of kinds)
      for (const pay of pays)
        await aCampaign(onDay(brand, made), {
          title: String(made),
          thematics: [thematics[made % thematics.length]],
          followerRange: followerRangeIds[made++ % followerRangeIds.length],
          ...kind,
          ...pay,
        });
    const found = await findSuggestions(influencer, 100);
    const metOf = (conditions: Condition[]) => conditions.filter(({ isMet }) => isMet).length;
    const [profile, preferences] = [await findStatedProfile(influencer), await findPreferences(influencer)];
    const pages = [await findAllCampaigns(influencer, 1), await findAllCampaigns(influencer, 2)];
    const expected = pages
      .flatMap(({ campaigns }) => campaigns)
      .map(({ campaign }) => [campaign.title, metOf(conditionsOf(campaign, profile, preferences))] as const)
      .filter(([, met]) => met >= MIN_CONDITIONS_MET);
    const met = found.map(({ campaign, conditions }) => [campaign.title, metOf(conditions)] as const);
    expect(Object.fromEntries(met)).toEqual(Object.fromEntries(expected));
    expect(new Set(expected.map(([, count]) => count)).size).toBe(3);
    expect(met.map(([, count]) => count)).toEqual(met.map(([, count]) => count).toSorted((a, b) => b - a));
    const all = found.map(({ campaign }) => campaign.title);
    for (const limit of [1, 5, 11]) expect(await titles(influencer, limit)).toEqual(all.slice(0, limit));
  });
});
