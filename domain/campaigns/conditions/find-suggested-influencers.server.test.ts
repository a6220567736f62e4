import { afterEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aCampaign,
  anApplication,
  anInfluencer,
  type Person,
  remoteCollaboration,
} from '#tests/people.ts';
import { setInfluencerIndex } from '../../influencers/index/index-registry.server.ts';
import { InfluencerIndex } from '../../influencers/index/influencer-index.server.ts';
import { selectEntries, selectIdsAfter } from '../../influencers/index/select-index-entries.server.ts';
import { inviteInfluencer } from '../../invitations/invite-influencer.server.ts';
import { muteBrand } from '../../invitations/mute-brand.server.ts';
import { noPreferences, preferenceCities, preferenceCollaborations } from '../../preferences/preferences.ts';
import { createShortlist } from '../../shortlists/create-shortlist.server.ts';
import { changeCampaignStatus } from '../change-campaign-status.server.ts';
import { findCampaign } from '../find-campaign.server.ts';
import { followerRangeIds, thematics } from '../reference.ts';
import { compareSuggestedInfluencers, conditionsOf, MIN_CONDITIONS_MET } from './condition.ts';
import { findSuggestedInfluencers } from './find-suggested-influencers.server.ts';

const db = await testDatabase();
const system = { db: db.kysely };
afterEach(() => setInfluencerIndex(system, null));

async function loadIndex() {
  const entries = await selectEntries(system, await selectIdsAfter(system, '', 10_000));
  const index = new InfluencerIndex(8);
  for (const entry of entries) index.put(entry);
  index.rank();
  setInfluencerIndex(system, index);
  return entries;
}

const stated = {
  followers: 60_000,
  thematics: ['food', 'art'],
  location: 'Nîmes, France',
  accept_gifts: true,
  accept_paid_collabs: true,
  min_post_price_cents: 12_000,
  min_story_price_cents: 0,
  collaboration_types: ['restaurant'],
  preferred_cities: ['Lyon'],
};

async function aStated(name: string, changes: Partial<typeof stated> = {}) {
  const person = await anInfluencer(db, name);
  const { followers, thematics, location, ...wishes } = { ...stated, ...changes };
  const profile = { followers, thematics, location };
  await db.kysely.updateTable('influencer').set(profile).where('id', '=', person.influencerId).execute();
  const preferences = { user_id: person.actor?.id ?? '', updated_at: person.now, ...blank, ...wishes };
  await db.kysely.insertInto('preferences').values(preferences).execute();
  return person;
}
const blank = { street: '', zip_code: '', city: '', phone: '', delivery_instructions: '', company_name: '' };

const suggestionsOf = async (brand: Person, id: string) =>
  findSuggestedInfluencers(brand, await findCampaign(brand, id));
const metOf = ({ conditions }: { conditions: { name: string; isMet: boolean }[] }) =>
  conditions.filter(({ isMet }) => isMet).map(({ name }) => name);

describe('findSuggestedInfluencers', () => {
  it('orders by conditions met, then followers, and names every condition', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    await aStated('Fewer followers');
    await aStated('Most followers, but no gift', { followers: 900_000, accept_gifts: false });
    await aStated('More followers', { followers: 70_000 });
    await aStated('Two conditions', {
      thematics: [],
      location: '',
      collaboration_types: [],
      preferred_cities: [],
      accept_paid_collabs: false,
    });
    await loadIndex();
    const suggestions = await suggestionsOf(brand, id);
    expect(suggestions.map(({ name }) => name)).toEqual([
      'More followers',
      'Fewer followers',
      'Most followers, but no gift',
    ]);
    expect(suggestions.map(metOf)).toEqual([
      ['thematics', 'followers', 'place', 'kind', 'price', 'gift'],
      ['thematics', 'followers', 'place', 'kind', 'price', 'gift'],
      ['thematics', 'followers', 'place', 'kind', 'price'],
    ]);
  });

  it('leaves out applicants, invited influencers, those outside the collection, and campaigns that are not active', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    const applicant = await aStated('Applicant');
    const invited = await aStated('Invited');
    const gone = await aStated('Gone');
    await aStated('Suits');
    await anApplication(applicant, id);
    await inviteInfluencer(brand, invited.influencerId, { campaignId: id, note: '' });
    await loadIndex();
    await db.kysely
      .updateTable('influencer')
      .set({ collection_until: null })
      .where('id', '=', gone.influencerId)
      .execute();
    expect((await suggestionsOf(brand, id)).map(({ name }) => name)).toEqual(['Suits']);
    await changeCampaignStatus(brand, id, 'end');
    expect(await suggestionsOf(brand, id)).toEqual([]);
  });

  it('suggests none without an index, and six at most', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    for (let at = 0; at < 7; at++) await aStated(`Person ${at}`, { followers: 20_000 + at });
    expect(await suggestionsOf(brand, id)).toEqual([]);
    await loadIndex();
    const names = (await suggestionsOf(brand, id)).map(({ name }) => name);
    expect(names).toEqual([6, 5, 4, 3, 2, 1].map((at) => `Person ${at}`));
  });

  it('never contains the influencer’s own price, and marks the shortlisted', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    const { influencerId } = await aStated('Priced', { min_post_price_cents: 12_345 });
    await createShortlist(brand, 'Summer', influencerId);
    await loadIndex();
    const [suggestion] = await suggestionsOf(brand, id);
    expect(suggestion).toMatchObject({ name: 'Priced', isShortlisted: true });
    expect(JSON.stringify(suggestion)).not.toContain('12345');
  });

  it('keeps influencers who take no invitations from the brand, and marks them', async () => {
    const brand = await aBrand(db);
    const [id, other] = [await aCampaign(brand), await aCampaign(brand)];
    const muting = await aStated('Muting');
    await aStated('Open');
    await inviteInfluencer(brand, muting.influencerId, { campaignId: other, note: '' });
    await muteBrand(muting, other);
    await loadIndex();
    const takesInvitations = Object.fromEntries(
      (await suggestionsOf(brand, id)).map((it) => [it.name, it.takesInvitations]),
    );
    expect(takesInvitations).toEqual({ Muting: false, Open: true });
  });

  it('finds the same influencers as a comparison of all of them', async () => {
    const brand = await aBrand(db);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const some = <Item>(items: readonly Item[]) => items.filter(() => random(3) === 0);
    for (let at = 0; at < 60; at++)
      await aStated(`Person ${at}`, {
        followers: random(4) * 20_000,
        thematics: some(thematics),
        location: ['', 'Nîmes, France', 'lyon', 'Lyonnaise, France'][random(4)] ?? '',
        accept_gifts: random(2) === 0,
        accept_paid_collabs: random(2) === 0,
        min_post_price_cents: random(3) * 10_000,
        min_story_price_cents: random(3) * 10_000,
        collaboration_types: some(preferenceCollaborations),
        preferred_cities: some(preferenceCities).slice(0, 3),
      });
    const entries = await loadIndex();
    const offers = [
      {},
      { venueTown: 'Nîmes' },
      { compensationType: 'gifted', postPriceCents: 0 },
      { compensationType: 'paid', giftDescription: '', storyPriceCents: 10_000 },
      { ...remoteCollaboration, followerRange: followerRangeIds[0], thematics: ['travel', 'tech'] },
    ];
    for (const offer of offers) {
      const campaign = await findCampaign(brand, await aCampaign(brand, offer));
      const expected = entries
        .map((entry) => ({
          id: entry.id,
          followers: entry.followers,
          conditions: conditionsOf(campaign, entry, {
            ...noPreferences,
            acceptGifts: entry.acceptsGifts,
            acceptPaidCollabs: entry.acceptsPayment,
            minPostPriceCents: entry.minPostPriceCents,
            minStoryPriceCents: entry.minStoryPriceCents,
            collaborationTypes: entry.kinds,
            preferredCities: entry.cities,
          }),
        }))
        .filter((it) => metOf(it).length >= MIN_CONDITIONS_MET)
        .sort(compareSuggestedInfluencers)
        .slice(0, 6);
      const found = await findSuggestedInfluencers(brand, campaign);
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(found.map(metOf)).toEqual(expected.map(metOf));
    }
  });
});
