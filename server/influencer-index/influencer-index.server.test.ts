import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/open.server.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { noFilters } from '#domain/influencers/browse-filters.ts';
import { endCollectionStays } from '#domain/influencers/end-collection-stays.server.ts';
import { findInfluencers, findThematicsInUse } from '#domain/influencers/find-influencers.server.ts';
import { influencerIndexOf } from '#domain/influencers/index/index-registry.server.ts';
import { testDatabase } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { aBrand, anInfluencer } from '#tests/people.ts';
import { openInfluencerIndex } from './influencer-index.ts';

const db = await testDatabase();
/** A second object for the same database has an index of its own, as in another process. */
const elsewhere: Database = { ...db, kysely: db.kysely.withSchema('public') };

let opened: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  opened = [await openInfluencerIndex(db), await openInfluencerIndex(elsewhere)];
  expect(await influencerIndexOf({ db: elsewhere.kysely })).toBeDefined();
  expect(await influencerIndexOf({ db: db.kysely })).toBeDefined();
});
afterEach(async () => {
  for (const influencerIndex of opened) await influencerIndex.close();
});

const find = async (ctx: Ctx) => (await findInfluencers(ctx, noFilters, { page: 1, named: [] })).cards;

test('the index of every process follows commits of any process', async () => {
  const lea = await anInfluencer(db);
  const leaElsewhere = { ...lea, db: elsewhere.kysely };
  await eventually(async () => {
    for (const ctx of [lea, leaElsewhere])
      expect(await find(ctx)).toMatchObject([{ name: 'Léa Dubois', followers: null }]);
  });
  await db.kysely
    .updateTable('influencer')
    .set({ followers: 12, thematics: ['art'] })
    .execute();
  await eventually(async () => {
    for (const ctx of [lea, leaElsewhere]) {
      expect(await find(ctx)).toMatchObject([{ followers: 12, thematics: ['art'] }]);
      expect(await findThematicsInUse(ctx)).toEqual(['art']);
    }
  });
  await db.kysely.deleteFrom('influencer').execute();
  await eventually(async () => {
    for (const ctx of [lea, leaElsewhere]) expect(await find(ctx)).toEqual([]);
  });
});

test('the search of a brand without blocks asks the database nothing', async () => {
  const brand = await aBrand(db);
  const { identity } = brand.services;
  const found = await identity.sessionOf(db.kysely, new Headers({ cookie: brand.cookie }));
  const actor = { ...requireActor(brand), hasBlocks: found?.session.hasBlocks ?? true };
  const selectFrom = vi.spyOn(db.kysely, 'selectFrom');
  await find({ ...brand, actor });
  expect(selectFrom).not.toHaveBeenCalled();
  selectFrom.mockRestore();
});

test('influencers enter and leave the index of every process with each change that the entry rule reads', async () => {
  const lea = await anInfluencer(db, 'Léa Dubois', { isInCollection: false });
  const { id } = requireActor(lea);
  const leaElsewhere = { ...lea, db: elsewhere.kysely };
  const set = (columns: object) => db.kysely.updateTable('influencer').set(columns).execute();
  const confirm = (email_verified: boolean) =>
    db.kysely.updateTable('app_user').set({ email_verified }).where('id', '=', id).execute();
  await set({ picture: '/demo/people/lea.svg', thematics: ['food'], followers: 12 });
  const [before, after] = [new Date('2026-07-01'), new Date('2026-07-02')];
  const changes: [expected: number, change: () => Promise<unknown>][] = [
    [1, () => confirm(true)],
    [0, () => set({ picture: null })],
    [1, () => set({ verified_at: new Date() })],
    [0, () => set({ verified_at: null })],
    [1, () => set({ collection_until: before })],
    [0, () => endCollectionStays({ db: db.kysely, now: after })],
    [1, () => set({ picture: '/demo/people/lea.svg' })],
    [0, () => confirm(false)],
  ];
  for (const [expected, change] of changes) {
    await change();
    await eventually(async () => {
      for (const ctx of [lea, leaElsewhere]) expect(await find(ctx)).toHaveLength(expected);
    });
  }
});

test('a search waits for the first reading', async () => {
  const lea = await anInfluencer(db);
  const another = { ...db, kysely: db.kysely.withSchema('public') };
  opened.push(await openInfluencerIndex(another));
  const [first] = await find({ ...lea, db: another.kysely });
  const [second] = await find({ ...lea, db: another.kysely });
  expect(first).toBe(second);
});

test('an index that was loaded stays loaded while it is read again after a lost connection', async () => {
  const lea = await anInfluencer(db);
  let reconnect: (() => void) | undefined;
  const another: Database = {
    ...db,
    kysely: db.kysely.withSchema('public'),
    listen: (channel, onSignal, onReconnect) => {
      reconnect = onReconnect;
      return db.listen(channel, onSignal, onReconnect);
    },
  };
  const index = await openInfluencerIndex(another);
  opened.push(index);
  expect(index.isLoaded()).toBe(false);
  await find({ ...lea, db: another.kysely });
  expect([index.isLoaded(), index.isSettled()]).toEqual([true, true]);
  reconnect?.();
  expect([index.isLoaded(), index.isSettled()]).toEqual([true, false]);
});

test('the database answers if there are more influencers than the index may have', async () => {
  const lea = await anInfluencer(db);
  await anInfluencer(db, 'Omar Petit');
  const another = { ...db, maintenance: null, kysely: db.kysely.withSchema('public') };
  const index = await openInfluencerIndex(another, 1);
  opened.push(index);
  const [first] = await find({ ...lea, db: another.kysely });
  const [second] = await find({ ...lea, db: another.kysely });
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
  expect(index.isSettled()).toBe(true);
});

test('a search inside a transaction sees its own changes', async () => {
  const lea = await anInfluencer(db);
  await db.kysely.transaction().execute(async (trx) => {
    await trx.updateTable('influencer').set({ followers: 12 }).execute();
    expect(await find({ ...lea, db: trx })).toMatchObject([{ followers: 12 }]);
  });
});

test('the index follows a change of thousands of influencers', async () => {
  const lea = await anInfluencer(db);
  await sql`insert into influencer (id, full_name, handle, followers, verified_at, created_at)
    select 'influencer-' || n, 'Number ' || n, 'number' || n, n, now(), now() from generate_series(1, 3000) n`.execute(
    db.kysely,
  );
  const total = async () => (await findInfluencers(lea, noFilters, { page: 1, named: [] })).total;
  await eventually(async () => expect(await total()).toBe(3001));
  await db.kysely.deleteFrom('influencer').where('followers', '>', 500).execute();
  await eventually(async () => expect(await total()).toBe(501));
  await sql`truncate influencer cascade`.execute(db.kysely);
  await eventually(async () => expect(await total()).toBe(0));
});
