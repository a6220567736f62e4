import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { requireActor } from '#domain/ctx.ts';
import { keyOf } from '#domain/files/file.ts';
import { newId } from '#domain/id.server.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { erasedListIn, readErasedLists } from '#server/erasures/erased-list.ts';
import { readSettings } from '#server/settings.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { eventually } from '#tests/eventually.ts';
import { type Home, makeHome } from '#tests/live/fleet.ts';
import { trustingProxies } from '#tests/networks.ts';
import { anUpload, PASSWORD, type Person } from '#tests/people.ts';
import { knownPeople } from '#tests/privacy/known-people.ts';
import { type Mark, markRows } from '#tests/privacy/mark-rows.ts';
import { isKept, wholeDatabase } from '#tests/privacy/traces.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { type RunningServer, startServer } from '#tests/server.ts';

/**
 * Fills the server's caches with recognizable values of an influencer, erases the influencer, and restores a backup
 * from before the erasure. Afterwards, the values must be gone. Uses PostgreSQL if TEST_DATABASE_URL is set,
 * otherwise the embedded database.
 */

const NAME = 'Zq Aurèle Quintard';
const EMAIL = 'zq.quintard@example.com';
const SECRET = 'a secret of the tests, long enough to be taken seriously';
const OWN = 'Zq own document';
const ATTACHED = 'Zq attached document';

let site: Home;
let server: RunningServer;
let influencer: Person & { influencerId: string };
let brandEmail = '';
let marks: Mark[];
const homes: Home[] = [];
const backup = { path: '', passphrase: undefined };

afterAll(async () => {
  await server?.stop();
  for (const home of homes) await home.remove();
});

async function aHome(): Promise<Home> {
  const home = await makeHome(process.env.TEST_DATABASE_URL);
  homes.push(home);
  return home;
}

const settingsOf = ({ databaseUrl, dataDir }: Home) =>
  readSettings({
    DATA_DIR: dataDir,
    SECRET,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, EMAIL: 'files', BILLING: 'test' }),
  });

async function aDocument(content: string): Promise<string> {
  const id = await anUpload(influencer, 'file', 'attachment');
  const store = filesInFolder(path.join(site.dataDir, 'files'));
  const about = { bytes: content.length, contentType: 'text/plain' };
  await store.put(keyOf('attachment', id, 'original'), Readable.from([content]), about);
  return id;
}

beforeAll(async () => {
  site = await aHome();
  const db = await site.open();
  const people = await knownPeople(db);
  influencer = people.influencer;
  const { id: userId } = requireActor(influencer);
  brandEmail = requireActor(people.brand).email;
  await db.kysely.deleteFrom('block').execute();
  const files = [await aDocument(ATTACHED)];
  const documents = [await aDocument(OWN), ...files];
  await sendMessage(influencer, people.conversationId, { id: newId('message'), content: '', files });
  marks = await markRows(db, userId);
  const { kysely } = db;
  await kysely
    .updateTable('app_user')
    .set({ name: NAME, email: EMAIL, language: 'en' })
    .where('id', '=', userId)
    .execute();
  await kysely
    .updateTable('influencer')
    .set({ full_name: NAME, thematics: ['food'] })
    .where('user_id', '=', userId)
    .execute();
  await kysely
    .updateTable('file')
    .set({ variants: ['original'] })
    .where('id', 'in', documents)
    .execute();
  await kysely.deleteFrom('export').where('user_id', '<>', userId).execute();
  // The schedule of the server would remove an export requested in June.
  await kysely.updateTable('export').set({ requested_at: new Date() }).execute();
  await kysely.deleteFrom('job').where('name', '<>', 'export.make').execute();
  await db.close();
  backup.path = path.join(site.dataDir, 'before.backup');
  await makeBackup(settingsOf(site), { to: backup.path, withFiles: true, passphrase: undefined });
  const { databaseUrl, dataDir } = site;
  server = await startServer({ databaseUrl, dataDir, env: { ...trustingProxies, ACCESS_LOG: '' } });
}, 240_000);

/**
 * Makes the erasure due and restarts the server. The job runs after five seconds plus twice the time of a restart, so
 * that the new process can fill its caches first. Returns the delay in milliseconds.
 */
async function restartWithErasure(): Promise<number> {
  const startedAt = performance.now();
  await server.restart();
  const delayMs = 5_000 + 2 * (performance.now() - startedAt);
  await server.kill9();
  const db = await site.open();
  const { kysely } = db;
  const userId = requireActor(influencer).id;
  await kysely
    .updateTable('app_user')
    .set({ erasure_due_at: new Date(0) })
    .where('id', '=', userId)
    .execute();
  await kysely
    .insertInto('job')
    .values({
      id: newId('job'),
      name: 'erasure.run',
      payload: { userId },
      // The schedule enqueues no second job while this job waits.
      unique_key: `erasure.run ${userId}`,
      run_at: new Date(Date.now() + delayMs),
    })
    .execute();
  await db.close();
  await server.restart();
  return delayMs;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(site.dataDir, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile()).map((it) => path.join(it.parentPath, it.name));
  return Promise.all(files.map(async (file) => `${file}\n${await readFile(file, 'utf8')}`));
}

const logIn = async () => {
  const body = new URLSearchParams({ email: brandEmail, password: PASSWORD });
  return cookieOf(await request(`${server.url}/login`, { body }));
};
const textOf = async (address: string, cookie = '') =>
  (await request(server.url + address, { cookie })).text();

it('leaves no value in index, caches, store, emails, log and database, nor after a restore', async () => {
  await request(`${server.url}/forgot-password`, { body: new URLSearchParams({ email: EMAIL }) });
  await eventually(async () => expect((await filesBelow('mail')).join().includes(EMAIL)).toBe(true));
  const archive = `${path.sep}archive`;
  await eventually(async () => expect((await filesBelow('files')).join().includes(archive)).toBe(true));
  const delayMs = await restartWithErasure();
  const cookie = await logIn();
  const { influencerId } = influencer;
  const pages = ['/influencers?q=quintard', `/influencer/${influencerId}`, '/client/shortlists', '/messages'];
  for (const page of pages) expect((await textOf(page, cookie)).includes('Quintard'), page).toBe(true);
  expect((await request(`${server.url}/influencer/${influencerId}`)).status).toBe(200);

  await expect
    .poll(() => readErasedLists({ required: undefined, others: [erasedListIn(site.dataDir)] }), {
      timeout: delayMs + 120_000,
    })
    .toContain(requireActor(influencer).id);
  for (const page of pages)
    await eventually(async () => expect((await textOf(page, cookie)).includes('Quintard'), page).toBe(false));
  await eventually(async () => {
    const { status } = await request(`${server.url}/influencer/${influencerId}`);
    expect(status).toBe(404);
  });
  await eventually(async () => {
    const stored = (await filesBelow('files')).join();
    expect([ATTACHED, OWN, archive].map((it) => stored.includes(it))).toEqual([true, false, false]);
  });
  const emails = (await filesBelow('mail')).join().replaceAll('=\n', '');
  for (const text of [EMAIL, 'Quintard']) expect(emails.includes(text), text).toBe(false);
  for (const text of [EMAIL, 'Quintard', 'Zq.']) expect(server.output().includes(text), text).toBe(false);
  await server.kill9();
  await expectNoTraces(site);

  const elsewhere = await aHome();
  const erased = await readErasedLists({ required: undefined, others: [erasedListIn(site.dataDir)] });
  const sentence = await restoreBackup(settingsOf(elsewhere), backup, erased);
  expect(sentence).toContain('1 of 1 listed accounts were erased again');
  await expectNoTraces(elsewhere);
  const restored = await readdir(path.join(elsewhere.dataDir, 'files'), { recursive: true });
  expect(restored.filter((it) => it.endsWith('original'))).toHaveLength(1);
  expect(await readFile(erasedListIn(elsewhere.dataDir), 'utf8')).toBe(`${requireActor(influencer).id}\n`);
}, 480_000);

async function expectNoTraces(home: Home): Promise<void> {
  const db = await home.open();
  const left = await wholeDatabase(db);
  await db.close();
  for (const text of [EMAIL, 'Quintard']) expect(left.includes(text), text).toBe(false);
  for (const mark of marks.filter((it) => !isKept(it)))
    expect(left.includes(mark.text), `${mark.table}.${mark.column}`).toBe(false);
}
