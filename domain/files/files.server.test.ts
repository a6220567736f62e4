import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Files } from '#services/files/files.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer, later, type Person, twoWhoMet } from '#tests/people.ts';
import { aPdf, aPicture } from '#tests/sample-files.ts';
import { act } from '../ctx.ts';
import { addFile } from './add-file.server.ts';
import { attachFiles, detachFiles } from './attach-files.server.ts';
import { findPrivatePart } from './find-file.server.ts';
import type { ProfileName } from './profiles.ts';
import { reconcileStore } from './reconcile-store.server.ts';
import { sweepFiles } from './sweep-files.server.ts';
import { countUpload } from './upload-limits.server.ts';

const db = await testDatabase();
let root: string;
let picture: Buffer;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'accolade-files-'));
  picture = await aPicture('png', { width: 40, height: 30 });
});
afterAll(() => rm(root, { recursive: true, force: true }));

let made = 0;
/** `now` is the real time, because files on disk have real timestamps. */
async function withStore<P extends Person>(person: P, wrap = (files: Files) => files) {
  made += 1;
  const folder = path.join(root, String(made));
  const files = wrap(filesInFolder(folder));
  return { ...person, now: new Date(), services: { ...person.services, files }, folder };
}

async function add(ctx: Person, profile: ProfileName = 'media', content = picture, uploadId?: string) {
  const folder = await mkdtemp(path.join(root, 'received-'));
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  const received = {
    folder,
    path: file,
    name: 'a name',
    bytes: content.length,
    posterPath: undefined,
    uploadId,
  };
  return addFile(ctx, profile, received);
}
const stored = async (ctx: Person) =>
  (await Array.fromAsync(ctx.services.files.list())).map(({ key }) => key).sort();
const rows = (ctx: Person) => ctx.db.selectFrom('file').selectAll().execute();

describe('addFile', () => {
  it('stores a repeated upload once, even if both run at the same time', async () => {
    const brand = await withStore(await aBrand(db));
    const upload = () => add(brand, 'media', picture, '5ac0ffee-0000-4000-8000-000000000001');
    const [first, concurrent] = await Promise.all([upload(), upload()]);
    expect([concurrent, await upload()]).toEqual([first, first]);
    expect(await rows(brand)).toHaveLength(1);
    expect(await stored(brand)).toHaveLength(6);

    const other = await withStore(await aBrand(db));
    const { id } = await add(other, 'media', picture, '5ac0ffee-0000-4000-8000-000000000001');
    expect(id).not.toBe(first.id);
  });

  it('stores a row and its parts, not attached yet', async () => {
    const brand = await withStore(await aBrand(db));
    const { id } = await add(brand);
    expect(id).toMatch(/^image-[0-9a-f-]{36}$/);
    const names = ['large.jpg', 'large.webp', 'medium.jpg', 'medium.webp', 'small.jpg', 'small.webp'];
    expect(await stored(brand)).toEqual(names.map((name) => `public/${id}/${name}`));
    const row = {
      owner_id: brand.actor?.id,
      profile: 'media',
      name: 'a name.png',
      content_type: 'image/png',
    };
    const waiting = { attached_to: null, waiting_since: brand.now };
    expect(await rows(brand)).toMatchObject([{ ...row, ...waiting, width: 40, height: 30 }]);
  });

  it('stores nothing if the store fails midway, the image cannot be decoded, or the database fails', async () => {
    let puts = 0;
    const full = (files: Files): Files => ({
      ...files,
      async put(...part) {
        puts += 1;
        return puts > 3 ? 'down' : files.put(...part);
      },
    });
    const brand = await withStore(await aBrand(db), full);
    await expect(add(brand)).rejects.toThrow('file.store_down');
    await expect(add(brand, 'media', picture.subarray(0, 60))).rejects.toThrow('file.broken');
    expect([await stored(brand), await rows(brand)]).toEqual([[], []]);

    const actor = { id: 'nobody', role: 'client', name: '', email: '', language: 'en' } as const;
    const gone = await withStore({ ...brand, actor });
    await expect(add(gone)).rejects.toThrow();
    expect(await stored(gone)).toEqual([]);
  });

  it('countUpload refuses an upload above its limits, and leaves out of the total what the user cannot remove', async () => {
    const brand = await withStore(await aBrand(db));
    const { id } = await add(brand);
    await countUpload(brand);
    await db.kysely
      .updateTable('file')
      .set({ bytes: 1_536 * 1024 * 1024 })
      .execute();
    await expect(countUpload(brand)).rejects.toThrow('file.too_many_waiting');
    await act(brand, (ctx) => attachFiles(ctx, [id], { profile: 'media', to: 'campaign-1' }));
    await countUpload(brand);
    const gigabytes = async (count: number, ctx = brand) => {
      // The column allows at most 2 GB for one file, so several copies make up a larger sum.
      await sql`delete from file where id like 'copy-%'`.execute(db.kysely);
      await sql`insert into file (id, owner_id, profile, name, content_type, bytes, variants, created_at, attached_to)
        select 'copy-' || gen_random_uuid(), owner_id, profile, name, content_type, 1073741824, variants, ${ctx.now}::timestamptz, attached_to
        from file, generate_series(1, ${count}::integer) n where id = ${id}`.execute(db.kysely);
    };
    await gigabytes(2);
    await expect(countUpload(brand)).rejects.toThrow('file.too_much_today');
    await gigabytes(2, later(brand, -1));
    await countUpload(brand);
    await gigabytes(20, later(brand, -1));
    await expect(countUpload(brand)).rejects.toThrow('file.storage_full');
    const copies = db.kysely.updateTable('file').where('id', 'like', 'copy-%');
    const campaignId = await aCampaign(brand, {}, 'draft');
    await copies.set({ attached_to: campaignId }).execute();
    await expect(countUpload(brand)).rejects.toThrow('file.storage_full');
    await db.kysely.updateTable('campaign').set({ status: 'active' }).where('id', '=', campaignId).execute();
    await countUpload(brand);
    await copies.set({ attached_to: 'deliverable-1', profile: 'content' }).execute();
    await countUpload(brand);
    await copies.set({ attached_to: 'conversation-1', profile: 'attachment' }).execute();
    await countUpload(brand);
    await gigabytes(0);
    for (let count = 10; count < 200; count += 1) await countUpload(brand);
    await expect(countUpload(brand)).rejects.toThrow('activity.wait_an_hour');
  });
});

describe('attachFiles', () => {
  const attach = (ctx: Person, ids: string[], profile: ProfileName = 'media') =>
    act(ctx, (ctx) => attachFiles(ctx, ids, { profile, to: 'campaign-1' }));

  it('attaches one’s own files, once, and all or none of them', async () => {
    const brand = await withStore(await aBrand(db));
    const [one, other] = [await add(brand), await add(brand)];
    const stranger = { ...(await aBrand(db)), services: brand.services };
    await expect(attach(stranger, [one.id])).rejects.toThrow('file.gone');
    await expect(attach(brand, [one.id], 'document')).rejects.toThrow('file.gone');
    await expect(attach(brand, [one.id, 'image-none'])).rejects.toThrow('file.gone');
    await attach(brand, [one.id]);
    await expect(attach(brand, [one.id])).rejects.toThrow('file.gone');
    await expect(attach(brand, [one.id, other.id])).rejects.toThrow('file.gone');
    expect((await rows(brand)).filter((row) => row.attached_to).map(({ id }) => id)).toEqual([one.id]);
  });

  it('succeeds for only one of two concurrent calls', async () => {
    const brand = await withStore(await aBrand(db));
    const { id } = await add(brand);
    const tries = await Promise.allSettled([attach(brand, [id]), attach(brand, [id])]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('sweepFiles', () => {
  it('deletes the rows of files unattached for more than a day, and their parts a day later', async () => {
    const brand = await withStore(await aBrand(db));
    const [attached, detached] = [await add(brand), await add(brand)];
    await add(brand);
    await act(brand, (ctx) =>
      attachFiles(ctx, [attached.id, detached.id], { profile: 'media', to: 'campaign-1' }),
    );
    expect(await sweepFiles({ ...brand, now: new Date(brand.now.getTime() + 23 * 60 * 60 * 1000) })).toBe(0);
    const tomorrow = later(brand, 1.01);
    await act(tomorrow, (ctx) => detachFiles(ctx, [detached.id, attached.id], 'campaign-2'));
    await act(tomorrow, (ctx) => detachFiles(ctx, [detached.id], 'campaign-1'));
    expect(await sweepFiles(tomorrow)).toBe(1);
    expect((await rows(brand)).map(({ id }) => id).sort()).toEqual([attached.id, detached.id].sort());
    expect(await sweepFiles(later(tomorrow, 1.01))).toBe(1);
    expect((await rows(brand)).map(({ id }) => id)).toEqual([attached.id]);

    // The trigger on deleted rows uses the database's clock, so `removed_at` is the real time.
    await makePartsOld(brand);
    expect((await reconcileStore(later(brand, 0.9))).removed).toBe(0);
    expect(await stored(brand)).toHaveLength(18);
    expect((await reconcileStore(later(brand, 1.1))).removed).toBe(12);
    expect((await stored(brand)).every((key) => key.includes(attached.id))).toBe(true);
    expect(await brand.db.selectFrom('removed_file').selectAll().execute()).toEqual([]);
  });
});

async function makePartsOld(ctx: Person & { folder: string }): Promise<void> {
  const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const key of await stored(ctx)) await utimes(path.join(ctx.folder, key), old, old);
}

describe('reconcileStore', () => {
  it('removes stored parts that never had a row after a day', async () => {
    const brand = await withStore(await aBrand(db));
    await add(brand);
    const stray = { bytes: 1, contentType: 'image/webp' };
    await brand.services.files.put('public/image-stray/small.webp', Readable.from(['x']), stray);
    await writeFile(path.join(brand.folder, 'public/image-stray/small.webp.x.part'), 'half');
    const before = await stored(brand);
    expect(await reconcileStore(later(brand, 0.9))).toEqual({ removed: 0, lost: [], found: [] });
    expect(await stored(brand)).toEqual(before);
    expect((await reconcileStore(later(brand, 1.1))).removed).toBe(2);
    expect(await stored(brand)).toHaveLength(6);
    expect(await readdir(path.join(brand.folder, 'public'))).toHaveLength(1);
  });

  it('marks lost files, and unmarks them when they are back', async () => {
    const brand = await withStore(await aBrand(db));
    const { id } = await add(brand);
    const key = `public/${id}/small.webp`;
    await brand.services.files.remove(key);
    expect(await reconcileStore(brand)).toEqual({ removed: 0, lost: [id], found: [] });
    expect((await rows(brand))[0]?.lost_since).toEqual(brand.now);
    expect(await reconcileStore(brand)).toEqual({ removed: 0, lost: [], found: [] });
    await brand.services.files.put(key, Readable.from(['x']), { bytes: 1, contentType: 'image/webp' });
    expect(await reconcileStore(brand)).toEqual({ removed: 0, lost: [], found: [id] });
    expect((await rows(brand))[0]?.lost_since).toBeNull();
  });

  it('removes nothing from the store of another database', async () => {
    const brand = await withStore(await aBrand(db));
    const about = { bytes: 1, contentType: '' };
    for (let count = 0; count < 61; count += 1)
      await brand.services.files.put(`public/image-${count}/a`, Readable.from(['x']), about);
    const remove = vi.spyOn(brand.services.files, 'remove');
    await expect(reconcileStore(later(brand, 1.1))).rejects.toThrow('another database');
    expect(remove).not.toHaveBeenCalled();
  });
});

it('refuses an upload that the scanner finds infected or cannot scan', async () => {
  const refusals = { infected: 'file.infected', down: 'file.scanner_down' } as const;
  for (const verdict of ['infected', 'down'] as const) {
    const brand = await withStore(await aBrand(db));
    brand.services.scanner = { ...brand.services.scanner, scan: async () => verdict };
    for (const profile of ['media', 'attachment'] as const)
      await expect(add(brand, profile)).rejects.toThrow(refusals[verdict]);
    // The scanner gets a file before anything else opens the file.
    await expect(add(brand, 'media', Buffer.from('<html>'))).rejects.toThrow(refusals[verdict]);
    expect([await stored(brand), await rows(brand)]).toEqual([[], []]);
  }
});

it('shows attachments to the two members of the conversation only', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const sender = await withStore(brand);
  const { id } = await add(sender, 'attachment', aPdf());
  const shown = await add(sender, 'attachment');
  await expect(findPrivatePart(influencer, id, 'original')).rejects.toThrow('file.not_found');
  await act(sender, (ctx) => attachFiles(ctx, [id, shown.id], { profile: 'attachment', to: conversationId }));
  const part = { key: `private/${id}/original`, contentType: 'application/pdf', saveAs: 'a name.pdf' };
  for (const reader of [brand, influencer])
    expect(await findPrivatePart(reader, id, 'original')).toEqual(part);
  expect((await findPrivatePart(influencer, shown.id, 'small.webp')).saveAs).toBeNull();
  for (const stranger of [await aBrand(db), await anInfluencer(db), { ...brand, actor: null }])
    await expect(findPrivatePart(stranger, id, 'original')).rejects.toThrow('file.not_found');
});
