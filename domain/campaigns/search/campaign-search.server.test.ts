import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer, at, remoteCollaboration } from '#tests/people.ts';
import type { Ctx } from '../../ctx.ts';
import { changeCampaignStatus } from '../change-campaign-status.server.ts';
import { findAllCampaigns } from '../find-open-campaigns.server.ts';
import { thematics } from '../reference.ts';
import { readSearch } from './campaign-search.server.ts';
import { campaignSorts, kinds } from './choices.ts';

const db = await testDatabase();

const onDay = (ctx: Ctx, day: number): Ctx => ({ ...ctx, now: new Date(Date.UTC(2026, 5, day)) });
const gifted = { compensationType: 'gifted', postPriceCents: 0, storyPriceCents: 0 };

async function someCampaigns() {
  const brand = await aBrand(db, 'Maison Éluard');
  const add = (day: number, fields: Record<string, unknown>) => aCampaign(onDay(brand, day), fields);
  await add(1, { title: 'Crème brûlée', venueTown: 'Nîmes', followerRange: '1k-5k', endDate: '2026-07-10' });
  await add(2, { title: 'Nine pieces', ...remoteCollaboration, ...gifted, thematics: ['fashion', 'art'] });
  await add(3, {
    title: 'A night',
    collaborationType: 'hostel',
    compensationType: 'paid',
    giftDescription: '',
    postPriceCents: 9_000,
    storyPriceCents: 40_000,
    thematics: ['travel'],
    startDate: '2026-09-01',
    endDate: '2026-09-30',
  });
  const ended = await add(4, { title: 'Ended dinner', description: 'Œufs cocotte', postPriceCents: 90_000 });
  await changeCampaignStatus(brand, ended, 'end');
  const influencer = await anInfluencer(db);
  const titles = async (query: string, page = 1, reader: Ctx = influencer) =>
    (await findAllCampaigns(reader, page, readSearch(new URLSearchParams(query)))).campaigns.map(
      ({ campaign }) => campaign.title,
    );
  return { influencer, titles };
}

describe('the search for campaigns', () => {
  it('has one address for each filter', async () => {
    const { titles } = await someCampaigns();
    const all = ['A night', 'Nine pieces', 'Crème brûlée', 'Ended dinner'];
    const found = {
      '': all,
      'q=BRULEE': ['Crème brûlée'],
      'q=nimes': ['Crème brûlée'],
      'q=oeufs': ['Ended dinner'],
      'q=eluard': all,
      'q=eluard+night': ['A night'],
      'q=eluard+absent': [],
      'thematic=art': ['Nine pieces'],
      'thematic=art&thematic=travel': ['A night', 'Nine pieces'],
      'kind=hotel': ['A night'],
      'kind=hotel&kind=remote': ['A night', 'Nine pieces'],
      'city=nîm': ['Nine pieces', 'Crème brûlée'],
      'pay=400': ['A night', 'Ended dinner'],
      'pay=400.01': ['Ended dinner'],
      'gift=1': ['Nine pieces', 'Crème brûlée', 'Ended dinner'],
      'from=2026-08-01': ['A night'],
      'to=2026-08-31': ['Nine pieces', 'Crème brûlée', 'Ended dinner'],
      'from=2026-09-30&to=2026-07-11': ['A night', 'Nine pieces', 'Ended dinner'],
      'kind=none&thematic=none&pay=a+lot&from=2026-02-31&gift=yes&sort=none': all,
      'from=0000-01-01&to=0000-01-01': all,
    };
    for (const [query, expected] of Object.entries(found))
      expect([query, await titles(query)]).toEqual([query, expected]);
  });

  it('sorts active campaigns before ended ones in every order', async () => {
    const { titles } = await someCampaigns();
    expect(await titles('sort=ending')).toEqual(['Crème brûlée', 'Nine pieces', 'A night', 'Ended dinner']);
    expect(await titles('sort=pay')).toEqual(['A night', 'Crème brûlée', 'Nine pieces', 'Ended dinner']);
  });

  it('filters by the requirements that the influencer meets: followers and a shared thematic', async () => {
    const { influencer, titles } = await someCampaigns();
    const state = (profile: object) =>
      influencer.db
        .updateTable('influencer')
        .set(profile)
        .where('id', '=', influencer.influencerId)
        .execute();
    expect(await titles('qualify=1')).toEqual([]);
    await state({ thematics: ['food', 'art'] });
    expect(await titles('qualify=1')).toEqual([]);
    await state({ followers: 1_000 });
    expect(await titles('qualify=1')).toEqual(['Crème brûlée']);
    await state({ followers: 10_000 });
    expect(await titles('qualify=1')).toEqual(['Nine pieces', 'Crème brûlée']);
    await state({ followers: 9_999 });
    expect(await titles('qualify=1')).toEqual(['Crème brûlée']);
  });

  it('finds nothing that the influencer qualifies for among ended campaigns, stored as ended or not', async () => {
    const { influencer, titles } = await someCampaigns();
    await influencer.db
      .updateTable('influencer')
      .set({ thematics: ['food'], followers: 10_000 })
      .where('id', '=', influencer.influencerId)
      .execute();
    const qualifying = (moment: string) => titles('qualify=1&q=creme', 1, at(influencer, moment));
    expect(await titles('qualify=1&q=ended')).toEqual([]);
    expect(await qualifying('2026-07-10T21:59:59Z')).toEqual(['Crème brûlée']);
    expect(await qualifying('2026-07-10T22:00:00Z')).toEqual([]);
  });

  it('returns the last page for a page number too high', async () => {
    const { titles } = await someCampaigns();
    expect(await titles('thematic=art', 9)).toEqual(['Nine pieces']);
  });
});

describe('the address of a search', () => {
  it('gives the same search again', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });
    const parameter = fc.oneof(
      fc.tuple(fc.constant('q'), fc.string({ unit: 'grapheme' })),
      fc.tuple(fc.constant('city'), fc.string()),
      fc.tuple(fc.constant('thematic'), fc.constantFrom(...thematics)),
      fc.tuple(fc.constant('kind'), fc.constantFrom(...kinds)),
      fc.tuple(fc.constant('pay'), fc.constantFrom('0', '12,5', '1 200', '€90', 'a lot')),
      fc.tuple(fc.constantFrom('gift', 'qualify'), fc.constantFrom('1', '0', '')),
      fc.tuple(
        fc.constantFrom('from', 'to'),
        day.map((it) => it.toISOString().slice(0, 10)),
      ),
      fc.tuple(fc.constant('sort'), fc.constantFrom(...campaignSorts, 'none')),
    );
    fc.assert(
      fc.property(fc.array(parameter), (parameters) => {
        const search = readSearch(new URLSearchParams(parameters));
        const again = readSearch(new URLSearchParams(search.address));
        expect([again.values, again.sort, again.address]).toEqual([
          search.values,
          search.sort,
          search.address,
        ]);
      }),
    );
  });

  it('is empty without filters', () => {
    expect(readSearch(new URLSearchParams('q=+&city=&pay=0&sort=newest&gift=')).address).toBe('');
  });
});
