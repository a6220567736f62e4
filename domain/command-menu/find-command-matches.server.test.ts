import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer, aVisitor, twoWhoMet } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import { removeShortlist } from '../shortlists/change-shortlist.server.ts';
import { createShortlist } from '../shortlists/create-shortlist.server.ts';
import { findCommandMatches } from './find-command-matches.server.ts';

const db = await testDatabase();

const find = (ctx: Ctx, q: string) => findCommandMatches(ctx, new URLSearchParams({ q }));
const titlesFor = async (ctx: Ctx, q: string) => (await find(ctx, q)).campaigns.map(({ title }) => title);

test('a brand finds its own campaigns by their titles, an influencer the open ones of all brands', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db, 'Galerie Sévère')];
  const influencer = await anInfluencer(db);
  await aCampaign(brand, { title: 'Crème d’été', description: 'A garden' }, 'draft');
  await aCampaign(brand, { title: 'Été à Lyon', description: 'A garden' });
  await aCampaign(other, { title: 'L’été des murs' });
  expect(await titlesFor(brand, 'ETE')).toEqual(['Été à Lyon', 'Crème d’été']);
  expect(await titlesFor(brand, 'été lyon')).toEqual(['Été à Lyon']);
  expect(await titlesFor(brand, 'garden')).toEqual([]);
  await aCampaign(brand, { title: 'Œufs', description: 'ab' }, 'draft'); // The folded title is one character longer.
  expect(await titlesFor(brand, 'oeufs')).toEqual(['Œufs']);
  expect(await titlesFor(brand, 'ab')).toEqual([]);
  expect(await titlesFor(influencer, 'ete')).toEqual(['L’été des murs', 'Été à Lyon']);
  expect(await titlesFor(influencer, 'severe')).toEqual(['L’été des murs']);
});

test('each side finds the conversation by the name of the other side, a stranger finds nothing', async () => {
  const { brand, influencer, campaignId, conversationId: id } = await twoWhoMet(db);
  const stranger = await aBrand(db, 'Maison Lumen');
  expect((await find(brand, 'lea')).conversations).toMatchObject([
    { id, campaignId, otherName: 'Léa Dubois' },
  ]);
  expect((await find(influencer, 'aubrac')).conversations).toMatchObject([
    { campaignId, otherName: 'Maison Aubrac', campaignTitle: 'Autumn table' },
  ]);
  expect((await find(brand, 'autumn lea')).conversations).toHaveLength(1);
  expect((await find(stranger, 'lea')).conversations).toEqual([]);
});

test('only brands find people', async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const person = { full_name: 'Zénobie Martin', handle: 'zeno', verified_at: new Date('2026-06-01') };
  await db.kysely
    .updateTable('influencer')
    .set(person)
    .where('user_id', '=', influencer.actor?.id ?? '')
    .execute();
  expect((await find(brand, 'zenobie')).people).toMatchObject([{ name: 'Zénobie Martin', handle: 'zeno' }]);
  expect((await find(influencer, 'zenobie')).people).toEqual([]);
});

test('a brand finds its own shortlists by their names until it removes them', async () => {
  const [brand, other, influencer] = [await aBrand(db), await aBrand(db), await anInfluencer(db)];
  const summer = await createShortlist(brand, 'Été à Nice');
  const removed = await createShortlist(brand, 'Été à Lyon');
  await createShortlist(other, 'L’été des autres');
  await removeShortlist(brand, removed);
  expect((await find(brand, 'nice ETE')).shortlists).toEqual([{ id: summer, name: 'Été à Nice' }]);
  expect((await find(brand, 'été')).shortlists).toHaveLength(1);
  expect((await find(influencer, 'été')).shortlists).toEqual([]);
});

test('returns at most five of a kind, and nothing for a single character', async () => {
  const brand = await aBrand(db);
  for (let n = 0; n < 7; n++) await aCampaign(brand, { title: `Table ${n}` }, 'draft');
  expect(await titlesFor(brand, 'table')).toEqual(['Table 6', 'Table 5', 'Table 4', 'Table 3', 'Table 2']);
  expect(await titlesFor(brand, 't')).toEqual([]);
  expect(await titlesFor(brand, '%\0_')).toEqual([]);
});

test('refuses visitors', async () => {
  await expect(find(aVisitor(db), 'table')).rejects.toMatchObject({ code: 'session.required' });
});
