import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesInFolder } from '#services/files/folder.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, later, type Person } from '#tests/people.ts';
import { anMp4 } from '#tests/sample-files.ts';
import { requireActor } from '../ctx.ts';
import { eraseFiles } from '../erasures/erase-files.server.ts';
import { addPart } from './add-part.server.ts';
import { beginUpload } from './begin-upload.server.ts';
import { cancelUpload } from './cancel-upload.server.ts';
import { finishUpload } from './finish-upload.server.ts';
import { findPartBytes } from './open-upload.server.ts';
import { reconcileStore } from './reconcile-store.server.ts';
import { sweepUploads } from './sweep-uploads.server.ts';
import { countUpload } from './upload-limits.server.ts';
import { PART_BYTES, partNumbers, rangeOfPart } from './upload-parts.ts';

const MEGABYTE = 1024 * 1024;
const db = await testDatabase();
const content = anMp4(PART_BYTES + 1_000);
const divided = { bytes: content.length, partBytes: PART_BYTES };
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'accolade-parts-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let made = 0;
const anId = () => `5ac0ffee-0000-4000-8000-${String(++made).padStart(12, '0')}`;

/** `now` is the real time, because files on disk have real timestamps. */
async function withStore<P extends Person>(person: P) {
  const folder = await mkdtemp(path.join(root, 'store-'));
  const services = { ...person.services, files: filesInFolder(folder) };
  return { ...person, now: new Date(), services, folder };
}
const begin = (ctx: Person, uploadId: string, bytes = content.length) =>
  beginUpload(ctx, { uploadId, profile: 'content', name: 'Été.mp4', bytes });

async function send(ctx: Person, uploadId: string, part: number, from = content): Promise<void> {
  const { start, end } = rangeOfPart({ ...divided, bytes: from.length }, part);
  const file = path.join(await mkdtemp(path.join(root, 'part-')), 'part');
  await writeFile(file, from.subarray(start, end));
  await addPart(ctx, uploadId, { part, path: file, bytes: end - start });
}
const finish = async (ctx: Person, uploadId: string) =>
  finishUpload(ctx, uploadId, { folder: await mkdtemp(path.join(root, 'whole-')), posterPath: undefined });
const stored = async (ctx: Person) =>
  (await Array.fromAsync(ctx.services.files.list())).map(({ key }) => key).sort();
const rows = () => db.kysely.selectFrom('upload').selectAll().execute();

it('divides a file into parts that cover it', () => {
  for (const bytes of [1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 100 * MEGABYTE]) {
    const ranges = partNumbers({ bytes, partBytes: PART_BYTES }).map((part) =>
      rangeOfPart({ bytes, partBytes: PART_BYTES }, part),
    );
    expect(ranges[0]?.start).toBe(0);
    expect(ranges.at(-1)?.end).toBe(bytes);
    for (const [at, { start, end }] of ranges.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBe(ranges[at - 1]?.end ?? 0);
    }
  }
});

describe('an upload in parts', () => {
  it('adds the file once all parts have arrived, in any order and repeatedly', async () => {
    const influencer = await withStore(await anInfluencer(db));
    const uploadId = anId();
    expect(await begin(influencer, uploadId)).toEqual({ file: null, partBytes: PART_BYTES, parts: [] });
    for (const part of [2, 2]) await send(influencer, uploadId, part);
    expect(await begin(influencer, uploadId)).toMatchObject({ parts: [2] });
    await expect(finish(influencer, uploadId)).rejects.toThrow('file.incomplete');
    await Promise.all([send(influencer, uploadId, 1), send(influencer, uploadId, 1)]);
    const [file, same] = await Promise.all([finish(influencer, uploadId), finish(influencer, uploadId)]);
    expect([file.kind, file.name, file.bytes]).toEqual(['video', 'Été.mp4', content.length]);
    expect(same.id).toBe(file.id);
    expect(await finish(influencer, uploadId)).toEqual(file);
    expect(await begin(influencer, uploadId)).toEqual({ file });
    const keys = await stored(influencer);
    expect(keys).toContain(`private/${file.id}/film`);
    expect(keys.filter((key) => key.startsWith('parts/'))).toEqual([]);
    const whole = await readFile(path.join(influencer.folder, `private/${file.id}/film`));
    expect(whole.equals(content)).toBe(true);
    expect(await rows()).toEqual([]);
  });

  it('is not found by other accounts, which may use the same id', async () => {
    const [own, other] = [await withStore(await anInfluencer(db)), await withStore(await aBrand(db))];
    const uploadId = anId();
    await begin(own, uploadId);
    await send(own, uploadId, 1);
    for (const attempt of [
      () => findPartBytes(other, uploadId, 1),
      () => send(other, uploadId, 1),
      () => finish(other, uploadId),
      () => cancelUpload(other, uploadId),
    ])
      await expect(attempt()).rejects.toThrow('file.not_found');
    expect(await begin(other, uploadId)).toMatchObject({ parts: [] });
    expect(await begin(own, uploadId)).toMatchObject({ parts: [1] });
    await cancelUpload(other, uploadId);
    expect(await begin(own, uploadId)).toMatchObject({ parts: [1] });
  });

  it('refuses another file under the same id, and parts that the file does not have', async () => {
    const ctx = await withStore(await anInfluencer(db));
    const uploadId = anId();
    await begin(ctx, uploadId);
    await expect(begin(ctx, uploadId, content.length + 1)).rejects.toThrow('input.invalid');
    await expect(begin(ctx, anId(), 100 * MEGABYTE + 1)).rejects.toThrow('file.over_100_mb');
    expect(await findPartBytes(ctx, uploadId, 1)).toBe(PART_BYTES);
    expect(await findPartBytes(ctx, uploadId, 2)).toBe(1_000);
    for (const part of [0, 3, -1, 1.5, Number.NaN])
      await expect(findPartBytes(ctx, uploadId, part)).rejects.toThrow('file.wrong_part');
  });

  it('removes its parts when it is cancelled, and refuses a part that arrives later', async () => {
    const ctx = await withStore(await anInfluencer(db));
    const uploadId = anId();
    await begin(ctx, uploadId);
    await send(ctx, uploadId, 1);
    const { files } = ctx.services;
    const put = files.put.bind(files);
    // The upload is cancelled while the store writes the second part.
    files.put = async (...part) => {
      const outcome = await put(...part);
      await cancelUpload(ctx, uploadId);
      return outcome;
    };
    await expect(send(ctx, uploadId, 2)).rejects.toThrow('file.not_found');
    expect(await stored(ctx)).toEqual([]);
  });

  it('removes its parts if the file is refused, and keeps them while the scanner is down', async () => {
    const ctx = await withStore(await anInfluencer(db));
    const liar = anMp4(PART_BYTES + 1_000);
    liar.write('<html>', 0);
    const uploadId = anId();
    await begin(ctx, uploadId);
    for (const part of [1, 2]) await send(ctx, uploadId, part, liar);
    await expect(finish(ctx, uploadId)).rejects.toThrow('file.no_media');
    expect([await stored(ctx), await readdir(ctx.folder)]).toEqual([[], ['parts']]);

    const scanner = { ...ctx.services.scanner };
    const next = anId();
    await begin(ctx, next);
    for (const part of [1, 2]) await send(ctx, next, part);
    ctx.services.scanner = { ...scanner, scan: async () => 'down' };
    await expect(finish(ctx, next)).rejects.toThrow('file.scanner_down');
    expect(await stored(ctx)).toHaveLength(2);
    ctx.services.scanner = { ...scanner, scan: async () => 'infected' };
    await expect(finish(ctx, next)).rejects.toThrow('file.infected');
    expect(await stored(ctx)).toEqual([]);
  });

  it('asks again for a part that the store has lost', async () => {
    const ctx = await withStore(await anInfluencer(db));
    const uploadId = anId();
    await begin(ctx, uploadId);
    for (const part of [1, 2]) await send(ctx, uploadId, part);
    const [first = ''] = await stored(ctx);
    await ctx.services.files.remove(first);
    await expect(finish(ctx, uploadId)).rejects.toThrow('file.incomplete');
    expect(await begin(ctx, uploadId)).toMatchObject({ parts: [2] });
    await send(ctx, uploadId, 1);
    expect((await finish(ctx, uploadId)).kind).toBe('video');
  });
});

describe('limits', () => {
  it('an account has at most 20 open uploads, also when it begins more at once', async () => {
    const ctx = await withStore(await anInfluencer(db));
    const tries = await Promise.allSettled(Array.from({ length: 24 }, () => begin(ctx, anId(), MEGABYTE)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const refused = tries.flatMap((it) => (it.status === 'rejected' ? [String(it.reason)] : []));
    expect(refused).toEqual(Array.from({ length: 4 }, () => 'Refusal: file.too_many_open'));
    await begin(await withStore(await anInfluencer(db)), anId());
  });

  it('open uploads count with all their bytes', async () => {
    const ctx = await withStore(await anInfluencer(db));
    for (let count = 0; count < 15; count += 1) await begin(ctx, anId(), 100 * MEGABYTE);
    await begin(ctx, anId(), 36 * MEGABYTE);
    await expect(countUpload(ctx)).rejects.toThrow('file.too_many_waiting');
    await expect(begin(ctx, anId())).rejects.toThrow('file.too_many_waiting');
  });

  it('a picture of content has at most 10 MB', async () => {
    const ctx = await withStore(await anInfluencer(db));
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64');
    const large = Buffer.concat([png, Buffer.alloc(10 * MEGABYTE)]);
    const uploadId = anId();
    await begin(ctx, uploadId, large.length);
    for (const part of [1, 2]) await send(ctx, uploadId, part, large);
    await expect(finish(ctx, uploadId)).rejects.toThrow('file.over_10_mb');
    expect(await stored(ctx)).toEqual([]);
  });
});

describe('leftovers', () => {
  it('are swept a day after the last part', async () => {
    const ctx = await withStore(await anInfluencer(db));
    const [old, recent] = [anId(), anId()];
    await begin(later(ctx, -2), old);
    await begin(later(ctx, -2), recent);
    await send(later(ctx, -1.1), old, 1);
    await send(later(ctx, -0.9), recent, 1);
    expect(await reconcileStore(later(ctx, 1.1))).toMatchObject({ removed: 0 });
    expect(await sweepUploads(ctx)).toBeGreaterThan(0);
    expect(await stored(ctx)).toHaveLength(1);
    expect(await begin(ctx, recent)).toMatchObject({ parts: [1] });
    expect(await begin(ctx, old)).toMatchObject({ parts: [] });
  });

  it('without a row are removed by reconcileStore, and with the account by its erasure', async () => {
    const ctx = await withStore(await anInfluencer(db));
    const uploadId = anId();
    await begin(ctx, uploadId);
    await send(ctx, uploadId, 1);
    const [key = ''] = await stored(ctx);
    const erased = await eraseFiles({ db: db.kysely }, requireActor(ctx).id);
    expect(erased).toContain(key);
    expect(await reconcileStore(later(ctx, 0.9))).toMatchObject({ removed: 0 });
    expect(await reconcileStore(later(ctx, 1.1))).toMatchObject({ removed: 1 });
    expect(await stored(ctx)).toEqual([]);
  });
});
