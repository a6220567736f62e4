import { describe, expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, later } from '#tests/people.ts';
import { editSavedSearch } from './edit-saved-search.server.ts';
import { findSavedQueries, isSearchSaved } from './find-saved-queries.server.ts';
import { findSavedSearches } from './find-saved-searches.server.ts';
import { forgetRemovedSearches } from './forget-removed-searches.server.ts';
import { removeSavedSearch } from './remove-saved-search.server.ts';
import { restoreSavedSearch } from './restore-saved-search.server.ts';
import { saveSearch } from './save-search.server.ts';
import { MAX_NAME_LENGTH, MAX_SAVED_SEARCHES } from './saved-search.ts';

const db = await testDatabase();

const searchesOf = async (person: Ctx) => (await findSavedSearches(person, null)).searches;
const food = { name: 'Food', query: 'thematic=food' };

describe('saveSearch', () => {
  it('keeps the filters of the actor’s list in one spelling', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    const query = 'sort=posts&nonsense=1&thematic=travel&thematic=food&featured=1&q=&city=lyon&gift=1';
    await saveSearch(brand, { name: 'Mine', query });
    await saveSearch(influencer, { name: 'Mine', query });
    const expected = [
      [brand, 'thematic=food&thematic=travel&featured=1&sort=posts'],
      [influencer, 'thematic=food&thematic=travel&city=lyon&gift=1'],
    ] as const;
    for (const [person, saved] of expected) {
      const [search] = await searchesOf(person);
      const parts = (text = '') => text.split('&').sort();
      expect(parts(search?.query)).toEqual(parts(saved));
      expect(search).toMatchObject({ name: 'Mine', isNotified: true, latest: null });
    }
  });

  it('saves an equal search once', async () => {
    const brand = await aBrand(db);
    const id = await saveSearch(brand, food);
    expect(await saveSearch(brand, { name: 'Again', query: 'page=2&thematic=food' })).toBe(id);
    expect(await searchesOf(brand)).toHaveLength(1);
    expect(await findSavedQueries(brand)).toEqual(['thematic=food']);
    expect(await isSearchSaved(brand, 'thematic=food')).toBe(true);
    expect(await isSearchSaved(await aBrand(db), 'thematic=food')).toBe(false);
    await removeSavedSearch(brand, id);
    expect(await isSearchSaved(brand, 'thematic=food')).toBe(false);
    expect(await saveSearch(brand, food)).not.toBe(id);
  });

  it('refuses a search without a filter, and a twenty-first search', async () => {
    const brand = await aBrand(db);
    for (const query of ['', 'sort=posts', 'followersMin=0&q=+', 'nonsense=1'])
      await expect(saveSearch(brand, { name: 'All', query })).rejects.toThrow('search.no_filter');
    const saving = Array.from({ length: MAX_SAVED_SEARCHES + 2 }, (_, index) =>
      saveSearch(brand, { name: `n${index}`, query: `q=word${index}` }).catch(
        ({ message }) => message as string,
      ),
    );
    const results = await Promise.all(saving);
    expect(results.filter((it) => it === 'search.too_many')).toHaveLength(2);
    expect(await searchesOf(brand)).toHaveLength(MAX_SAVED_SEARCHES);
  });

  it('cuts off a name that is too long, at a whole character', async () => {
    const brand = await aBrand(db);
    await saveSearch(brand, { ...food, name: '🍽'.repeat(100) });
    expect((await searchesOf(brand))[0]?.name).toBe('🍽'.repeat(MAX_NAME_LENGTH));
  });
});

it('renames a search, and turns its notification off and on', async () => {
  const brand = await aBrand(db);
  const id = await saveSearch(brand, food);
  await editSavedSearch(brand, id, { name: 'Tables', isNotified: false });
  expect(await searchesOf(brand)).toMatchObject([{ name: 'Tables', isNotified: false }]);
  await editSavedSearch(brand, id, { isNotified: true });
  expect(await searchesOf(brand)).toMatchObject([{ name: 'Tables', isNotified: true }]);
});

it('removes a search and restores it for a day', async () => {
  const brand = await aBrand(db);
  const id = await saveSearch(brand, food);
  await removeSavedSearch(brand, id);
  await removeSavedSearch(later(brand, 0.5), id);
  expect(await findSavedSearches(brand, id)).toEqual({ searches: [], removed: { id, name: 'Food' } });
  expect(await findSavedSearches(later(brand, 1.1), id)).toEqual({ searches: [], removed: undefined });
  await expect(restoreSavedSearch(later(brand, 1.1), id)).rejects.toThrow('search.not_found');
  await forgetRemovedSearches(later(brand, 0.9));
  await restoreSavedSearch(later(brand, 0.9), id);
  expect(await searchesOf(brand)).toHaveLength(1);
  await removeSavedSearch(brand, id);
  await forgetRemovedSearches(later(brand, 1.1));
  expect(await db.kysely.selectFrom('saved_search').select('id').execute()).toEqual([]);
});

it('does not restore a search that was saved again', async () => {
  const brand = await aBrand(db);
  const id = await saveSearch(brand, food);
  await removeSavedSearch(brand, id);
  const again = await saveSearch(brand, food);
  await restoreSavedSearch(brand, id);
  expect(await searchesOf(brand)).toMatchObject([{ id: again }]);
});

it('does not restore a twenty-first search', async () => {
  const brand = await aBrand(db);
  const id = await saveSearch(brand, food);
  await removeSavedSearch(brand, id);
  for (let index = 0; index < MAX_SAVED_SEARCHES; index++)
    await saveSearch(brand, { name: 'n', query: `q=word${index}` });
  await expect(restoreSavedSearch(brand, id)).rejects.toThrow('search.too_many');
});

it('refuses another user’s search', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db)];
  const id = await saveSearch(brand, food);
  const acts = [
    (ctx: Ctx) => removeSavedSearch(ctx, id),
    (ctx: Ctx) => restoreSavedSearch(ctx, id),
    (ctx: Ctx) => editSavedSearch(ctx, id, { name: 'x' }),
  ];
  for (const act of acts) await expect(act(other)).rejects.toThrow('search.not_found');
  await removeSavedSearch(brand, id);
  expect((await findSavedSearches(other, id)).removed).toBeUndefined();
  await expect(editSavedSearch(brand, id, { name: 'x' })).rejects.toThrow('search.not_found');
});
