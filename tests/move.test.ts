import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
import { findContractFile } from '#domain/contracts/contract-file.server.ts';
import { signContract } from '#domain/contracts/sign-contract.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import { keyOf } from '#domain/files/file.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { draftContract } from '#messages/contract.ts';
import { makeContractFile } from '#server/contracts/make-contract-file.ts';
import { inOrder } from '#server/site-migration/copy-rows.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { filesInS3 } from '#services/files/s3.server.ts';
import { signingBy } from '#services/signing/signing.server.ts';
import { accepting, aDeal, completeIdentities, signing } from './deals.ts';
import { newDatabase, urlOf } from './global-setup.ts';
import { putMigratedDatabase } from './migrated-database.ts';
import { anUpload, aVisitor } from './people.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { runToEnd } from './server.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const secret = 'a secret for the marks of signatures';
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

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
  let signed: Awaited<ReturnType<typeof signedDeal>>;
  const databases: Awaited<ReturnType<typeof newDatabase>>[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'accolade-move-'));
    store = await startS3Server();
    await putMigratedDatabase(dataDir);
    const db = await openEmbedded(`${dataDir}/database`);
    await loadDemoWorld(aVisitor(db, new Date()));
    signed = await signedDeal(db);
    fileId = await makeSite(signed);
    await db.close();
  });
  afterAll(async () => {
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
    for (const database of databases) await database.drop();
  });

  async function makeSite({ brand, conversationId }: typeof signed): Promise<string> {
    await sendMessage(brand, conversationId, { id: randomUUID(), content: 'À bientôt « là-bas » 🍽' });
    const id = await anUpload(brand, 'file', 'attachment');
    await brand.db
      .updateTable('file')
      .set({ variants: ['original'] })
      .where('id', '=', id)
      .execute();
    const content = Readable.from([Buffer.from('Une carte')]);
    const about = { bytes: 9, contentType: 'text/plain' };
    await filesInFolder(`${dataDir}/files`).put(keyOf('attachment', id, 'original'), content, about);
    return id;
  }

  /**
   * Creates a deal with a contract signed by both sides, and the contract's PDF. The HMACs of the signatures (column
   * `mark`) are made with this site's secret.
   */
  async function signedDeal(db: Database) {
    const deal = await aDeal(db);
    const { dealId } = deal;
    const services = { ...deal.brand.services, contractSigning: signingBy(secret, 'contract') };
    const [brand, influencer] = [
      { ...deal.brand, services },
      { ...deal.influencer, services },
    ];
    await completeIdentities(brand, influencer);
    const accepted = await accepting(influencer, dealId, { signs: true, draft: draftContract });
    await acceptOffer(influencer, dealId, accepted);
    await signContract(brand, dealId, await signing(brand, dealId));
    const { conversationId } = await findDeal(brand, dealId);
    const contract = await brand.db
      .selectFrom('contract')
      .select('id')
      .where('deal_id', '=', dealId)
      .executeTakeFirstOrThrow();
    await makeContractFile(brand, contract.id, 'https://accolade.example');
    const { content } = await findContractFile(brand, dealId);
    return { brand, influencer, dealId, conversationId: conversationId ?? '', sha256: sha256Of(content) };
  }

  /** Expects that both sides get the PDF from before the site migration, and that the stored hash is the PDF's hash. */
  async function expectSamePdf({ kysely: db }: Database) {
    const { hash } = await db.selectFrom('contract_file').select('hash').executeTakeFirstOrThrow();
    const pdfs = [signed.brand, signed.influencer].map((it) =>
      findContractFile({ ...it, db }, signed.dealId),
    );
    const hashes = (await Promise.all(pdfs)).map(({ content }) => sha256Of(content));
    expect([hash, ...hashes]).toEqual([signed.sha256, signed.sha256, signed.sha256]);
  }

  async function changeByteOfPdf(url: string) {
    const db = await openPostgres(url);
    await db.kysely.transaction().execute(async (trx) => {
      // The role `replica` disables the trigger that refuses changes.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update contract_file set content = set_byte(content, 100, get_byte(content, 100) # 1)`.execute(
        trx,
      );
    });
    await db.close();
  }

  async function aDatabase(): Promise<string> {
    const database = await newDatabase(server);
    databases.push(database);
    return database.url;
  }

  function move(to: string) {
    return runToEnd('server/commands/move.ts', { DATA_DIR: dataDir, ...store.env }, { args: ['--to', to] });
  }

  test('refuses another secret than that of the site', async () => {
    await writeFile(path.join(dataDir, 'secret'), 'the secret of the site');
    const { code, stderr } = await move(await aDatabase());
    await rm(path.join(dataDir, 'secret'));
    expect(code).toBe(1);
    expect(stderr).toContain('SECRET is not the content of');
  });

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
    await expectSamePdf(db);
    await db.close();

    const check = async () => {
      const env = { DATA_DIR: dataDir, DATABASE_URL: to, SECRET: secret, ...store.env };
      const { code, stdout, stderr } = await runToEnd('server/commands/contracts.ts', env, {
        args: ['check'],
      });
      return [code, stdout + stderr];
    };
    const read = 'Read 1 contracts, 2 signatures and 1 PDFs.';
    expect(await check()).toEqual([0, expect.stringContaining(`${read} Nothing was changed.`)]);
    await changeByteOfPdf(to);
    expect(await check()).toEqual([1, expect.stringMatching(/✗ contract-[\w-]+: the PDF was changed/)]);
    const content = await filesInS3(store.settings).get(keyOf('attachment', fileId, 'original'));
    expect(content && (await text(content))).toBe('Une carte');

    const old = await openEmbedded(`${dataDir}/database`);
    await expectSamePdf(old);
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
