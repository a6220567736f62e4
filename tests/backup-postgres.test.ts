import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appliedMigrations, migrate, migrateLike } from '#db/migrate.server.ts';
import { type Database, openPostgres } from '#db/open.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { keyOf } from '#domain/files/file.ts';
import { reconcileStore } from '#domain/files/reconcile-store.server.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readSettings } from '#server/settings.ts';
import { filesInS3 } from '#services/files/s3.server.ts';
import { newDatabase } from './global-setup.ts';
import { anUpload, type Person, twoWhoMet } from './people.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const SECRET = 'a secret of the tests, long enough to be taken seriously';

describe.runIf(server)('a backup on PostgreSQL and S3', () => {
  let folder: string;
  let store: S3Server;
  let otherStore: S3Server;
  const databases: Awaited<ReturnType<typeof newDatabase>>[] = [];
  const open: Database[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'accolade-backup-'));
    [store, otherStore] = [await startS3Server(), await startS3Server()];
  });
  afterAll(async () => {
    for (const db of open) await db.close();
    await store.stop();
    await otherStore.stop();
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function aDatabase() {
    const database = await newDatabase(server);
    databases.push(database);
    const db = await openPostgres(database.url);
    open.push(db);
    return { db, url: database.url };
  }

  const settingsOf = (url: string, { env } = store) =>
    readSettings({ DATABASE_URL: url, SECRET, MAIL: 'files', BILLING: 'test', ...env });

  const inStore = <P extends Person>(person: P): P => ({
    ...person,
    now: new Date(),
    services: { ...person.services, files: filesInS3(store.settings) },
  });

  async function aDocument(ctx: Person, content: string): Promise<string> {
    const id = await anUpload(ctx, 'file', 'attachment');
    const about = { bytes: Buffer.byteLength(content), contentType: 'text/plain' };
    await ctx.services.files.put(keyOf('attachment', id, 'original'), Readable.from([content]), about);
    const variants = ['original'];
    await ctx.db.updateTable('file').set({ variants }).where('id', '=', id).execute();
    return id;
  }

  test('made while people write and remove files is complete, with files or with their hashes', async () => {
    const { db, url } = await aDatabase();
    await migrate(db);
    const met = await twoWhoMet(db);
    const brand = inStore(met.brand);
    const kept = await aDocument(brand, 'Une carte');
    for (let n = 0; n < 20; n++) await aDocument(brand, `Carte ${n}`);
    let sent = 0;
    let isBackingUp = true;
    const send = async () => {
      while (isBackingUp) {
        // Messages are a minute apart, so that the brand stays below its limit of messages.
        const now = new Date(brand.now.getTime() + sent * 60_000);
        await sendMessage({ ...brand, now }, met.conversationId, {
          id: randomUUID(),
          content: 'À bientôt 🍽',
        });
        sent += 1;
      }
    };
    const removeFiles = async () => {
      while (isBackingUp) {
        await db.kysely
          .deleteFrom('file')
          .where('id', '=', (eb) => eb.selectFrom('file').select('id').where('id', '<>', kept).limit(1))
          .execute();
        await reconcileStore(brand);
        await aDocument(brand, 'Une autre carte');
      }
    };
    const writers = Promise.all([send(), send(), removeFiles()]);
    await expect.poll(() => sent).toBeGreaterThan(0);
    const sentBefore = sent;
    const [whole, hashes] = [path.join(folder, 'whole'), path.join(folder, 'hashes')];
    const about = { withFiles: true, passphrase: 'correct horse battery' };
    const sentence = await makeBackup(settingsOf(url), { to: whole, ...about });
    const hashesOnly = { to: hashes, withFiles: false, passphrase: undefined };
    expect(await makeBackup(settingsOf(url), hashesOnly)).toContain('the hashes only');
    isBackingUp = false;
    await writers;
    expect(sentence).toMatch(/2[01] parts of files/);
    expect(sentence).not.toContain('does not have');

    const target = await aDatabase();
    const archive = { path: whole, passphrase: about.passphrase };
    const elsewhere = settingsOf(target.url, otherStore);
    const withoutFiles = { path: hashes, passphrase: undefined };
    await expect(restoreBackup(elsewhere, withoutFiles)).rejects.toThrow('restore the store first');
    const listener = await target.db.listen(
      'test',
      () => {},
      () => {},
    );
    await expect(restoreBackup(elsewhere, archive)).rejects.toThrow('stop it first');
    await listener.close();
    await target.db.close();
    open.splice(open.indexOf(target.db), 1);
    expect(await restoreBackup(elsewhere, archive)).toContain('SECRET is the one of the backup');
    const restored = await openPostgres(target.url);
    open.push(restored);
    const messages = await restored.kysely.selectFrom('message').select('seq').orderBy('seq').execute();
    expect(messages.length).toBeGreaterThanOrEqual(sentBefore);
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1));
    const content = await filesInS3(otherStore.settings).get(keyOf('attachment', kept, 'original'));
    expect(content && (await text(content))).toBe('Une carte');
    await expect(restoreBackup(elsewhere, archive)).rejects.toThrow('not empty');

    const beside = await aDatabase();
    expect(await restoreBackup(settingsOf(beside.url), withoutFiles)).toMatch(/2[01] parts of files/);
  });

  test('of an older version is restored and migrated, and one of a newer version is refused', async () => {
    const { db, url } = await aDatabase();
    await migrate(db);
    const all = await appliedMigrations(db.kysely);
    const older = await aDatabase();
    await migrateLike(older.db, all.slice(0, -1));
    // Raw SQL, because the code of this version may write to tables that the older version lacks.
    await sql`insert into app_user (id, name, email, email_verified, role, language)
      values ('older', 'Maison Aubrac', 'brand@example.com', true, 'client', 'fr')`.execute(older.db.kysely);
    const account = { user_id: 'older', biller: 'stripe', customer: 'cus_older' } as const;
    await older.db.kysely.insertInto('billing_account').values(account).execute();
    const options = { withFiles: false, passphrase: undefined };
    const file = path.join(folder, 'older');
    await makeBackup(settingsOf(older.url), { to: file, ...options });
    const target = await aDatabase();
    await restoreBackup(settingsOf(target.url), { path: file, passphrase: undefined });
    expect(await appliedMigrations(target.db.kysely)).toEqual(all);
    expect(await target.db.kysely.selectFrom('app_user').select('id').execute()).toHaveLength(1);
    const jobs = await target.db.kysely.selectFrom('job').select(['name', 'payload']).execute();
    expect(jobs).toEqual([{ name: 'subscription.renewal', payload: { customer: 'cus_older' } }]);
    await expect(restoreBackup(settingsOf(url), { path: file, passphrase: undefined })).rejects.toThrow(
      'another version',
    );

    const newer = await aDatabase();
    await migrate(newer.db);
    await sql`insert into migration (name, hash) values ('9999-later.sql', 'x')`.execute(newer.db.kysely);
    const newerFile = path.join(folder, 'newer');
    await makeBackup(settingsOf(newer.url), { to: newerFile, ...options });
    const empty = await aDatabase();
    await expect(
      restoreBackup(settingsOf(empty.url), { path: newerFile, passphrase: undefined }),
    ).rejects.toThrow('newer version');
  });
});
