import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filesInFolder } from '#services/files/folder.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, later } from '#tests/people.ts';
import { enqueueReconciliation } from './enqueue-reconciliation.server.ts';
import { reconcileStore } from './reconcile-store.server.ts';

const db = await testDatabase();

async function withStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'accolade-reconcile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const brand = await aBrand(db);
  return { ...brand, now: new Date(), services: { ...brand.services, files: filesInFolder(folder) } };
}

test('compares the rows of all pages, except a row that is deleted meanwhile', async () => {
  const brand = await withStore();
  await sql`insert into file (id, owner_id, profile, name, content_type, bytes, variants, created_at, attached_to)
    select 'file-' || n, ${brand.actor?.id}, 'document', 'a name', 'application/pdf', 1, '{original}', now(), 'company'
    from generate_series(1, 2500) as n`.execute(db.kysely);
  const about = { bytes: 1, contentType: 'application/pdf' };
  for (const n of [1, 1_234, 2_500])
    await brand.services.files.put(`private/file-${n}/original`, Readable.from(['x']), about);
  const list = brand.services.files.list();
  vi.spyOn(brand.services.files, 'list').mockImplementation(async function* () {
    yield* list;
    await db.kysely.deleteFrom('file').where('id', '=', 'file-7').execute();
  });
  const { lost, removed } = await reconcileStore(later(brand, 1.1));
  expect([lost.length, removed]).toEqual([2_496, 0]);
});

test('stops without a change when its time is over', async () => {
  const brand = await withStore();
  const remove = vi.spyOn(brand.services.files, 'remove');
  const timeout = new AbortController();
  vi.spyOn(brand.services.files, 'list').mockImplementation(async function* () {
    timeout.abort(new Error('out of time'));
    yield { key: 'public/image-a/a', storedAt: new Date(0) };
  });
  await expect(reconcileStore(brand, timeout.signal)).rejects.toThrow('out of time');
  expect(remove).not.toHaveBeenCalled();
});

test('is not enqueued while the previous one runs or will be retried', async () => {
  const jobs = db.kysely.selectFrom('job').select('id').where('name', '=', 'files.mend');
  await Promise.all([enqueueReconciliation(aVisitor(db)), enqueueReconciliation(aVisitor(db))]);
  expect(await jobs.execute()).toHaveLength(1);
  await db.kysely.updateTable('job').set({ unique_key: null, attempts: 1 }).execute();
  await enqueueReconciliation(aVisitor(db));
  expect(await jobs.execute()).toHaveLength(1);
});
