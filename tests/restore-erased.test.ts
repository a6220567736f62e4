import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#db/open.server.ts';
import { requireActor } from '#domain/ctx.ts';
import { eraseAccount } from '#domain/erasures/erase-account.server.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import {
  addToErasedList,
  erasedListIn,
  readErasedLists,
  writeErasedList,
} from '#server/erasures/erased-list.ts';
import { readSettings } from '#server/settings.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { aBrand, anInfluencer, anUpload } from '#tests/people.ts';
import { putMigratedDatabase } from './migrated-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-erased-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);
const open = (dataDir: string) => openEmbedded(path.join(dataDir, 'database'));

test('a restore erases again the accounts that were erased after the backup', async () => {
  const [site, elsewhere] = [at('site'), at('elsewhere')];
  await putMigratedDatabase(site);
  const db = await open(site);
  const influencer = await anInfluencer(db, 'Aurèle Quintard');
  await aBrand(db, 'Maison Vauzelle');
  const fileId = await anUpload(influencer, 'file');
  await db.kysely
    .updateTable('file')
    .set({ variants: ['original'] })
    .where('id', '=', fileId)
    .execute();
  const key = `private/${fileId}/original`;
  const about = { bytes: 1, contentType: 'application/pdf' };
  await filesInFolder(path.join(site, 'files')).put(key, Readable.from(['x']), about);
  await db.close();
  const archive = { path: at('site.backup'), passphrase: undefined };
  await makeBackup(readSettings({ DATA_DIR: site }), {
    to: archive.path,
    withFiles: false,
    passphrase: undefined,
  });

  const again = await open(site);
  const { id } = requireActor(influencer);
  const now = new Date();
  expect(await eraseAccount({ db: again.kysely, now }, id, { evenIfNotDue: true })).toBe(true);
  await writeErasedList({ db: again.kysely }, site);
  await again.close();

  await putMigratedDatabase(elsewhere);
  const erased = await readErasedLists({ required: undefined, others: [site, elsewhere].map(erasedListIn) });
  const message = await restoreBackup(readSettings({ DATA_DIR: elsewhere }), archive, erased);
  expect(message).toContain('1 of 1 listed accounts were erased again');
  const restored = await open(elsewhere);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(t)::text as row from app_user t union all select to_jsonb(t)::text from company t
    union all select to_jsonb(t)::text from influencer t`.execute(restored.kysely);
  await restored.close();
  expect(JSON.stringify(rows)).toContain('Maison Vauzelle');
  expect(JSON.stringify(rows)).not.toContain('Quintard');
  expect(await filesInFolder(path.join(elsewhere, 'files')).stat(key)).toBeNull();
  expect(await readFile(erasedListIn(elsewhere), 'utf8')).toBe(`${id}\n`);
}, 60_000);

test('the list keeps earlier ids, and a named list must exist', async () => {
  const list = at('list');
  await writeFile(list, 'first\n');
  await addToErasedList(list, new Set(['second', 'first']));
  expect(await readFile(list, 'utf8')).toBe('first\nsecond\n');
  expect(await readErasedLists({ required: list, others: [at('absent')] })).toEqual(
    new Set(['first', 'second']),
  );
  await expect(readErasedLists({ required: at('absent'), others: [] })).rejects.toThrow('no list');
});
