import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { InfluencerRow } from '#db/tables.ts';
import type { Ctx } from '#domain/ctx.ts';
import { newId } from '#domain/id.server.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { savePreferences } from '#domain/preferences/save-preferences.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aSubscription, aVisitor } from '#tests/people.ts';
import { noFilters, readFilters } from './browse-filters.ts';
import { findInfluencers, findThematicsInUse } from './find-influencers.server.ts';

const db = await testDatabase();

async function profiles(byName: Record<string, Partial<Insertable<InfluencerRow>>>): Promise<void> {
  const rows = Object.entries(byName).map(([name, profile]) => ({
    id: newId('influencer'),
    user_id: null,
    full_name: name,
    handle: name.toLowerCase(),
    picture: '/demo/people/lea.table.svg',
    collection_until: new Date('2100-01-01'),
    created_at: new Date(),
    ...profile,
  }));
  await db.kysely.insertInto('influencer').values(rows).execute();
}

async function names(ctx: Ctx, query: string, named: 'food'[] = []): Promise<string[]> {
  const filters = readFilters(new URLSearchParams(query));
  const { cards, total } = await findInfluencers(ctx, filters, { page: 1, named });
  expect(total).toBe(cards.length);
  return cards.map((card) => (card.redacted ? 'redacted' : card.name));
}

describe('findInfluencers', () => {
  it('applies every filter and sorts in descending order', async () => {
    const shown = { handle: 'lea_2', featured_at: new Date() };
    await profiles({
      Léa: { followers: 300, posts: 1, engagement_rate: 4.5, location: 'Lyon', thematics: ['food', 'art'] },
      Omar: { followers: 100, posts: 3, engagement_rate: 6, bio: 'Été comme hiver' },
      Œuvre: { ...shown, followers: 200, posts: 2, engagement_rate: 1, thematics: ['art'] },
    });
    const brand = await aBrand(db);
    expect(await names(brand, '')).toEqual(['Léa', 'Œuvre', 'Omar']);
    expect(await names(brand, 'sort=engagement')).toEqual(['Omar', 'Léa', 'Œuvre']);
    expect(await names(brand, 'sort=posts')).toEqual(['Omar', 'Œuvre', 'Léa']);
    expect(await names(brand, 'q=LEA')).toEqual(['Léa', 'Œuvre']);
    for (const handle of ['lea_2', '@lea_2', 'https://www.instagram.com/lea_2/?hl=fr'])
      expect(await names(brand, String(new URLSearchParams({ q: handle })))).toEqual(['Œuvre']);
    expect(await names(brand, 'q=cooking', ['food'])).toEqual(['Léa']);
    expect(await names(brand, 'location=lyon')).toEqual(['Léa']);
    expect(await names(brand, 'bio=ete')).toEqual(['Omar']);
    expect(await names(brand, 'followersMin=200&followersMax=300')).toEqual(['Léa', 'Œuvre']);
    expect(await names(brand, 'engagementMin=4.5&engagementMax=6')).toEqual(['Léa', 'Omar']);
    expect(await names(brand, 'thematic=food&thematic=art')).toEqual(['Léa', 'Œuvre']);
    expect(await names(brand, 'featured=1')).toEqual(['Œuvre']);
  });

  it('sorts figures that are not stated last, and finds them in no range', async () => {
    const verified = { figures_source: 'verified' } as const;
    await profiles({
      Léa: { followers: 10, posts: 0, engagement_rate: 0.5 },
      New: {},
      Omar: { ...verified, followers: 0, posts: 3, engagement_rate: 0 },
    });
    const brand = await aBrand(db);
    expect(await names(brand, '')).toEqual(['Léa', 'Omar', 'New']);
    expect(await names(brand, 'sort=engagement')).toEqual(['Léa', 'Omar', 'New']);
    expect(await names(brand, 'sort=posts')).toEqual(['Omar', 'Léa', 'New']);
    for (const least of ['followersMin=0&followersMax=1000000', 'engagementMin=0&engagementMax=20'])
      expect(await names(brand, least)).toEqual(['Léa', 'Omar', 'New']);
    for (const range of ['followersMax=999999', 'engagementMax=19.5', 'followersMax=0', 'engagementMax=0'])
      expect(await names(brand, range)).not.toContain('New');
  });

  it('redacts cards for visitors, who search by thematic only', async () => {
    await profiles({ Léa: { bio: 'Tables', location: 'Lyon', thematics: ['food'] }, Omar: {} });
    const visitor = aVisitor(db);
    const { cards } = await findInfluencers(visitor, noFilters, { page: 1, named: [] });
    const facts =
      'engagementRate figuresSource followers id isFeatured isVerified location posts redacted thematics';
    expect(cards.map((card) => Object.keys(card).sort().join(' '))).toEqual([facts, facts]);
    expect(await names(visitor, 'q=lea')).toEqual([]);
    expect(await names(visitor, 'q=foo', ['food'])).toEqual(['redacted']);
    expect(await names(visitor, 'bio=nothing+like+it')).toHaveLength(2);
    expect(await names(visitor, 'location=lyon')).toHaveLength(1);
    await profiles({ Jade: { location: 'Annecy, chez Jade', followers: 1 } });
    const [jade] = (await findInfluencers(visitor, noFilters, { page: 1, named: [] })).cards;
    expect(jade?.location).toBe('');
    for (const place of ['jade', 'annecy']) {
      expect(await names(visitor, `location=${place}`)).toEqual([]);
      expect(await names(await aBrand(db), `location=${place}`)).toEqual(['Jade']);
    }
  });

  it('returns 24 influencers a page, each exactly once', async () => {
    await profiles(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`Number ${at}`, {}])));
    const brand = await aBrand(db);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => findInfluencers(brand, noFilters, { page, named: [] })),
    );
    expect(pages.map(({ page, pages, total, cards }) => [page, pages, total, cards.length])).toEqual([
      [1, 3, 50, 24],
      [2, 3, 50, 24],
      [3, 3, 50, 2],
      [3, 3, 50, 2],
    ]);
    const ids = pages.slice(0, 3).flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(new Set(ids).size).toBe(50);
    expect(ids).toEqual(ids.toSorted());
  });

  it('findThematicsInUse returns the thematics of all influencers', async () => {
    await profiles({ Léa: { thematics: ['food', 'art'] }, Omar: { thematics: ['food'] } });
    expect(await findThematicsInUse(aVisitor(db))).toEqual(['food', 'art']);
  });
});

describe('advanced filters', () => {
  const locked = { code: 'plan.without_advanced_filters', status: 403 };

  it('are refused for visitors and on the free plan', async () => {
    for (const ctx of [aVisitor(db), await aBrand(db), await anInfluencer(db)]) {
      await expect(names(ctx, 'verified=1')).rejects.toMatchObject(locked);
    }
  });

  it('filter by the preferences of influencers', async () => {
    const [lea, omar] = [await anInfluencer(db, 'Léa'), await anInfluencer(db, 'Omar')];
    await savePreferences(lea, {
      ...noPreferences,
      acceptGifts: true,
      acceptPaidCollabs: true,
      minPostPriceCents: 15_000,
      minStoryPriceCents: 5_000,
      collaborationTypes: ['hotel', 'remote'],
      preferredCities: ['Lyon'],
    });
    await savePreferences(omar, { ...noPreferences, collaborationTypes: ['remote'] });
    await anInfluencer(db, 'Zoé');
    const brand = await aBrand(db);
    await savePreferences(brand, { ...noPreferences, acceptGifts: true });
    await aSubscription(brand, 'basic');
    expect(await names(brand, 'gifts=1')).toEqual(['Léa']);
    expect(await names(brand, 'paid=1')).toEqual(['Léa']);
    expect(await names(brand, 'postPrice=150&storyPrice=50')).toEqual(['Léa']);
    expect(await names(brand, 'postPrice=149.99')).toEqual([]);
    expect((await names(brand, 'kind=remote')).toSorted()).toEqual(['Léa', 'Omar']);
    expect(await names(brand, 'kind=remote&city=Nice&city=Lyon')).toEqual(['Léa']);
    expect(await names(brand, 'verified=1')).toEqual([]);
  });
});
