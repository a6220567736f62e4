import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, later, type Person } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { parse } from '../parse.ts';
import { addToShortlist, removeFromShortlist, writeNote } from './change-entry.server.ts';
import { removeShortlist, renameShortlist, restoreShortlist } from './change-shortlist.server.ts';
import { createShortlist } from './create-shortlist.server.ts';
import {
  findRemovedShortlist,
  findShortlist,
  findShortlistChoices,
  findShortlisted,
  findShortlists,
} from './find-shortlists.server.ts';
import { MAX_ENTRIES, MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_SHORTLISTS } from './shortlist.ts';
import { entryNote, shortlistName } from './shortlist-input.ts';
import { sweepShortlists } from './sweep-shortlists.server.ts';

const db = await testDatabase();

async function aShortlist() {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const { influencerId } = influencer;
  const id = await createShortlist(brand, 'Summer', influencerId);
  return { brand, influencer, id, entry: { shortlistId: id, influencerId } };
}
const read = async (brand: Ctx, id: string, removed: string | null = null) => {
  const { entries, ...list } = await findShortlist(brand, id, { page: 1, removed });
  return { ...list, entries: entries.map(({ card, note }) => ({ name: card.name, note })) };
};
const suspend = ({ actor }: Person) =>
  db.kysely
    .updateTable('app_user')
    .set({ suspended_at: new Date() })
    .where('id', '=', actor?.id ?? '')
    .execute();

describe('a shortlist', () => {
  it('has influencers with notes, the latest first, and records its events', async () => {
    const { brand, id, entry } = await aShortlist();
    const other = await anInfluencer(db, 'Omar Ben');
    await addToShortlist(later(brand, 1), { ...entry, influencerId: other.influencerId });
    await addToShortlist(later(brand, 2), entry);
    await writeNote(brand, entry, 'Loves terraces');
    const entries = [
      { name: 'Omar Ben', note: '' },
      { name: 'Léa Dubois', note: 'Loves terraces' },
    ];
    expect(await read(brand, id)).toMatchObject({ name: 'Summer', total: 2, page: 1, pages: 1, entries });
    const faces = [
      { name: 'Omar Ben', picture: null },
      { name: 'Léa Dubois', picture: null },
    ];
    expect(await findShortlists(brand)).toEqual([{ id, name: 'Summer', count: 2, faces }]);
    const events = await db.kysely.selectFrom('event').select('name').orderBy('id').execute();
    expect(events.map(({ name }) => name).filter((name) => name.startsWith('shortlist.'))).toEqual([
      'shortlist.created',
      'shortlist.entry_added',
      'shortlist.entry_added',
      'shortlist.changed',
    ]);
  });

  it('is created once if the request is repeated', async () => {
    const { brand, id, entry } = await aShortlist();
    expect(await createShortlist(brand, 'Summer', entry.influencerId)).toBe(id);
    expect(await read(brand, id)).toMatchObject({ total: 1 });
    expect(await createShortlist(later(brand, 0.1), 'Summer')).not.toBe(id);
    expect(await createShortlist(await aBrand(db), 'Summer')).not.toBe(id);
  });

  it('lists four faces at most and 24 entries a page', async () => {
    const { brand, id, entry } = await aShortlist();
    const row = await db.kysely.selectFrom('influencer').selectAll().executeTakeFirstOrThrow();
    const { search_text: _, ...fields } = row as typeof row & { search_text?: unknown };
    const more = Array.from({ length: 24 }, (_, at) => ({
      ...fields,
      id: `influencer-${at}`,
      handle: `more${at}`,
      user_id: null,
    }));
    await db.kysely.insertInto('influencer').values(more).execute();
    for (const { id: influencerId } of more) await addToShortlist(brand, { ...entry, influencerId });
    expect(await findShortlists(brand)).toMatchObject([{ count: 25, faces: { length: 4 } }]);
    const page = (page: number) => findShortlist(brand, id, { page, removed: null });
    expect(await page(1)).toMatchObject({ total: 25, pages: 2, entries: { length: 24 } });
    expect(await page(2)).toMatchObject({ page: 2, entries: { length: 1 } });
  });

  it('is renamed, removed, and restored with its entries', async () => {
    const { brand, id } = await aShortlist();
    await renameShortlist(brand, id, 'Autumn');
    await removeShortlist(brand, id);
    expect(await findShortlists(brand)).toEqual([]);
    expect(await findRemovedShortlist(brand, id)).toEqual({ id, name: 'Autumn' });
    await expect(read(brand, id)).rejects.toThrow('shortlist.not_found');
    await restoreShortlist(brand, id);
    expect(await read(brand, id)).toMatchObject({ name: 'Autumn', total: 1 });
    await expect(restoreShortlist(brand, id)).rejects.toThrow('shortlist.not_found');
  });

  it('does not exist for anyone else', async () => {
    const { brand, influencer, id, entry } = await aShortlist();
    const stranger = await aBrand(db);
    const acts = [
      (ctx: Ctx) => read(ctx, id),
      (ctx: Ctx) => renameShortlist(ctx, id, 'Mine'),
      (ctx: Ctx) => removeShortlist(ctx, id),
      (ctx: Ctx) => addToShortlist(ctx, entry),
      (ctx: Ctx) => removeFromShortlist(ctx, entry),
      (ctx: Ctx) => writeNote(ctx, entry, 'Mine'),
    ];
    for (const act of acts) {
      await expect(act(stranger)).rejects.toThrow('shortlist.not_found');
      await expect(act(influencer)).rejects.toThrow('session.required');
      await expect(act({ ...brand, actor: null })).rejects.toThrow('session.required');
    }
    await removeShortlist(brand, id);
    await expect(restoreShortlist(stranger, id)).rejects.toThrow('shortlist.not_found');
    expect(await findRemovedShortlist(stranger, id)).toBeNull();
    await restoreShortlist(brand, id);
    expect(await read(brand, id)).toMatchObject({ name: 'Summer', entries: [{ note: '' }] });
    expect(await findShortlists(stranger)).toEqual([]);
    expect((await findShortlistChoices(stranger, entry.influencerId)).shortlists).toEqual([]);
    expect(await findShortlisted(stranger, [entry.influencerId])).toEqual([]);
    await expect(createShortlist(influencer, 'Mine')).rejects.toThrow('session.required');
  });

  it('is one of 50 at most, and has 500 entries at most', async () => {
    const { brand, id, entry } = await aShortlist();
    const of = { client_id: brand.actor?.id ?? '', name: 'More', created_at: brand.now, removed_at: null };
    const lists = Array.from({ length: MAX_SHORTLISTS - 2 }, () => ({ ...of, id: newId('shortlist') }));
    await db.kysely.insertInto('shortlist').values(lists).execute();
    const last = await createShortlist(brand, 'Last');
    await expect(createShortlist(brand, 'One more')).rejects.toThrow('shortlist.too_many');
    await removeShortlist(brand, last);
    await createShortlist(brand, 'Instead');
    await expect(restoreShortlist(brand, last)).rejects.toThrow('shortlist.too_many');

    const row = await db.kysely.selectFrom('influencer').selectAll().executeTakeFirstOrThrow();
    const people = Array.from({ length: MAX_ENTRIES }, (_, at) => ({
      ...row,
      id: `influencer-${at}`,
      handle: `more${at}`,
      user_id: null,
    }));
    await db.kysely.insertInto('influencer').values(people).execute();
    const entries = people.slice(1).map(({ id: influencer_id }) => ({
      shortlist_id: id,
      influencer_id,
      added_at: brand.now,
      removed_at: null,
    }));
    await db.kysely.insertInto('shortlist_entry').values(entries).execute();
    const extra = { ...entry, influencerId: 'influencer-0' };
    await expect(addToShortlist(brand, extra)).rejects.toThrow('shortlist.full');
    await removeFromShortlist(brand, entry);
    await addToShortlist(brand, extra);
    await expect(addToShortlist(brand, entry)).rejects.toThrow('shortlist.full');
    // A hidden entry does not count.
    await db.kysely
      .updateTable('influencer')
      .set({ collection_until: null })
      .where('id', '=', 'influencer-1')
      .execute();
    await addToShortlist(brand, entry);
  });
});

describe('an entry', () => {
  it('comes back with its note after a removal, and is deleted after a day', async () => {
    const { brand, id, entry } = await aShortlist();
    await writeNote(brand, entry, 'Loves terraces');
    await removeFromShortlist(brand, entry);
    const removed = { id: entry.influencerId, name: 'Léa Dubois' };
    expect(await read(brand, id, entry.influencerId)).toMatchObject({ total: 0, entries: [], removed });
    await removeFromShortlist(later(brand, 0.5), entry);
    await expect(writeNote(brand, entry, 'Too late')).rejects.toMatchObject({
      code: 'shortlist.entry_removed',
      status: 409,
    });
    await sweepShortlists(later(brand, 0.9));
    await addToShortlist(brand, entry);
    expect(await read(brand, id)).toMatchObject({ entries: [{ note: 'Loves terraces' }], removed: null });
    await removeFromShortlist(brand, entry);
    const kept = await createShortlist(brand, 'Kept', entry.influencerId);
    await removeShortlist(brand, kept);
    await sweepShortlists(later(brand, 1.1));
    expect(await db.kysely.selectFrom('shortlist_entry').selectAll().execute()).toEqual([]);
    expect(await db.kysely.selectFrom('shortlist').select('id').execute()).toEqual([{ id }]);
  });

  it('is hidden while the influencer is suspended or outside the collection, unless they applied', async () => {
    const { brand, influencer, id, entry } = await aShortlist();
    const inCollection = (until: Date | null) =>
      db.kysely
        .updateTable('influencer')
        .set({ collection_until: until })
        .where('id', '=', entry.influencerId)
        .execute();
    const total = async () => [(await read(brand, id)).total, (await findShortlists(brand))[0]?.count];
    await inCollection(null);
    expect(await total()).toEqual([0, 0]);
    await expect(findShortlistChoices(brand, entry.influencerId)).rejects.toThrow('influencer.not_found');
    await expect(addToShortlist(brand, entry)).rejects.toThrow('influencer.not_found');
    await anApplication(influencer, await aCampaign(brand));
    expect(await total()).toEqual([1, 1]);
    await suspend(influencer);
    expect(await total()).toEqual([0, 0]);
    await inCollection(new Date('2100-01-01'));
    expect(await total()).toEqual([0, 0]);
  });

  it('disappears with an erased influencer', async () => {
    const { brand, id, entry } = await aShortlist();
    await db.kysely.deleteFrom('influencer').where('id', '=', entry.influencerId).execute();
    expect(await read(brand, id)).toMatchObject({ total: 0, entries: [] });
  });

  it('opens no profile, so it uses no daily view', async () => {
    const { brand, id } = await aShortlist();
    await read(brand, id);
    expect(await db.kysely.selectFrom('profile_views').selectAll().execute()).toEqual([]);
  });
});

it('marks the influencers on any shortlist, and the shortlists of an influencer', async () => {
  const { brand, influencer, id, entry } = await aShortlist();
  const empty = await createShortlist(brand, 'Winter');
  const stranger = await anInfluencer(db, 'Omar Ben');
  const ids = [entry.influencerId, stranger.influencerId];
  expect(await findShortlisted(brand, ids)).toEqual([entry.influencerId]);
  expect(await findShortlisted(influencer, ids)).toEqual([]);
  expect((await findShortlistChoices(brand, entry.influencerId)).shortlists).toEqual([
    { id: empty, name: 'Winter', isOn: false },
    { id, name: 'Summer', isOn: true },
  ]);
  await removeFromShortlist(brand, entry);
  expect(await findShortlisted(brand, ids)).toEqual([]);
});

it('accepts a name and a note of limited length', () => {
  const name = 'n'.repeat(MAX_NAME_LENGTH);
  const note = 'n'.repeat(MAX_NOTE_LENGTH);
  expect(parse(shortlistName, { name: ` ${name} ` })).toEqual({ name });
  expect(parse(entryNote, { influencerId: 'i', note })).toEqual({ influencerId: 'i', note });
  for (const name of ['', ' ', 'n'.repeat(MAX_NAME_LENGTH + 1)])
    expect(() => parse(shortlistName, { name })).toThrow();
  expect(() => parse(entryNote, { influencerId: 'i', note: `${note}n` })).toThrow();
});
