import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { type Database, openEmbedded, openPostgres } from '#db/open.server.ts';
import { demoAccounts } from '#demo/accounts.ts';
import { loadDemoWorld } from '#demo/load-demo-world.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { keyOf } from '#domain/files/file.ts';
import { inOrder } from '#server/site-migration/copy-rows.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { filesInS3 } from '#services/files/s3.server.ts';
import { newDatabase, urlOf } from './global-setup.ts';
import { putMigratedDatabase } from './migrated-database.ts';
import { anUpload, aVisitor, twoWhoMet } from './people.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { runToEnd } from './server.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

test('inOrder puts tables after those they reference', () => {
  const references = [
    { from: 'a', to: 'c' },
    { from: 'c', to: 'b' },
  ];
  expect(inOrder(['a', 'b', 'c'], references)).toEqual(['b', 'c', 'a']);
  expect(() => inOrder(['a', 'b', 'c'], [...references, { from: 'b', to: 'a' }])).toThrow('circle');
});

describe.runIf(server)('site migration', () => {
  let dataDir: string;
  let store: S3Server;
  let fileId: string;
  const databases: Awaited<ReturnType<typeof newDatabase>>[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'accolade-move-'));
    store = await startS3Server();
    await putMigratedDatabase(dataDir);
    const db = await openEmbedded(`${dataDir}/database`);
    await loadDemoWorld(aVisitor(db, new Date()));
    fileId = await makeSite(db);
    await db.close();
  });
  afterAll(async () => {
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
    for (const database of databases) await database.drop();
  });

  async function makeSite(db: Database): Promise<string> {
    const { brand, conversationId } = await twoWhoMet(db);
    await sendMessage(brand, conversationId, { id: randomUUID(), content: 'À bientôt « là-bas » 🍽' });
    const id = await anUpload(brand, 'file', 'attachment');
    await db.kysely
      .updateTable('file')
      .set({ variants: ['original'] })
      .where('id', '=', id)
      .execute();
    const content = Readable.from([Buffer.from('Une carte')]);
    const about = { bytes: 9, contentType: 'text/plain' };
    await filesInFolder(`${dataDir}/files`).put(keyOf('attachment', id, 'original'), content, about);
    return id;
  }

  async function aDatabase(): Promise<string> {
    const database = await newDatabase(server);
    databases.push(database);
    return database.url;
  }

  function move(to: string) {
    return runToEnd('server/commands/move.ts', { DATA_DIR: dataDir, ...store.env }, { args: ['--to', to] });
  }

  test('copies all rows and files except the demo world, and leaves the source unchanged', async () => {
    const to = await aDatabase();
    const { code, stdout, stderr } = await move(to);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('1 parts of files (9 bytes) are in the bucket accolade');
    expect(stdout).toMatch(/^message: 1 row, sha256 [0-9a-f]{16}$/m);
    expect(stdout).toMatch(/^demo_account: 0 rows/m);

    const db = await openPostgres(to);
    const people = await db.kysely.selectFrom('app_user').select('email').execute();
    expect(people).toHaveLength(2);
    const messages = await db.kysely.selectFrom('message').select(['seq', 'content']).execute();
    expect(messages).toEqual([{ seq: 1, content: 'À bientôt « là-bas » 🍽' }]);
    const events = await db.kysely.selectFrom('event').select('name').orderBy('id').execute();
    expect(events.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['account.signed_up', 'application.accepted', 'message.sent']),
    );
    for (const table of ['campaign', 'application', 'conversation', 'influencer', 'company'] as const)
      expect(await db.kysely.selectFrom(table).select('id').execute()).toHaveLength(1);
    expect(await db.kysely.selectFrom('blog_entry').select('id').execute()).toEqual([]);
    await db.close();
    const content = await filesInS3(store.settings).get(keyOf('attachment', fileId, 'original'));
    expect(content && (await text(content))).toBe('Une carte');

    const old = await openEmbedded(`${dataDir}/database`);
    const emails = (await old.kysely.selectFrom('app_user').select('email').execute()).map((it) => it.email);
    await old.close();
    expect(emails).toEqual(
      expect.arrayContaining([demoAccounts.client.email, ...people.map((it) => it.email)]),
    );

    const again = await move(to);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('The new database is not empty')]);
  });

  test('refuses any target but an empty database of this version', async () => {
    const older = await aDatabase();
    const db = await openPostgres(older);
    await migrate(db);
    await sql`delete from migration where name like '0001%'`.execute(db.kysely);
    await db.close();
    for (const [target, reason] of [
      [older, 'another version'],
      [urlOf(server, 'absent'), 'has no database'],
      ['', 'Name the target'],
    ] as const) {
      const { code, stderr } = await move(target);
      expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
    }
  });
});
