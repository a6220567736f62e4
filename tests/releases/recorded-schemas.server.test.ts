import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '#db/open.server.ts';
import { eventually } from '#tests/eventually.ts';
import { newDatabase } from '#tests/global-setup.ts';
import { linkOf } from '#tests/mail-server.ts';
import { fromNewNetwork, trustingProxies } from '#tests/networks.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import * as story from './main-story.ts';
import { loadRecording, readLinks, readParts } from './recorded-release.ts';

interface Links {
  secret: string;
  password: string;
  brand: { email: string; cookie: string };
  influencer: { email: string; cookie: string };
  staff: string;
  confirmation: string;
  campaign: string;
  conversation: string;
  image: string;
}

interface Column {
  name: string;
  isMandatory: boolean;
}

const postgres = process.env.TEST_DATABASE_URL;

/** Returns the columns of all tables. A mandatory column has no default and is not nullable. */
async function readColumns(url: string): Promise<Column[]> {
  const db = await openPostgres(url);
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as name, is_nullable = 'NO' and column_default is null as "isMandatory"
    from information_schema.columns where table_schema = 'public'`.execute(db.kysely);
  await db.close();
  return rows;
}

// Release 0.1.0 has schema 0022. Schema 0018 is older than the table of conversations' readers.
describe.each(['schema-0018', 'schema-0022'] as const)('data with %s', (recording) => {
  const { brand, influencer, conversation, image, ...links } = readLinks<Links>(recording);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'accolade-release-'));
  let server: RunningServer;
  let database: Awaited<ReturnType<typeof newDatabase>> | null;
  let recorded: Column[] = [];

  beforeAll(async () => {
    database = postgres ? await newDatabase(postgres) : null;
    const databaseUrl = database?.url ?? '';
    await loadRecording(recording, { dataDir, databaseUrl });
    if (databaseUrl) recorded = await readColumns(databaseUrl);
    server = await startServer({ dataDir, databaseUrl, env: { SECRET: links.secret, ...trustingProxies } });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true });
    await database?.drop();
  });

  test('accounts stay signed in, and log in with their passwords', async () => {
    for (const { email, cookie } of [brand, influencer]) {
      expect((await request(`${server.url}/profile`, { cookie })).status).toBe(200);
      const body = new URLSearchParams({ email, password: links.password });
      const answer = await request(`${server.url}/login`, { body, headers: fromNewNetwork() });
      expect(cookieOf(answer)).toContain('session_token');
    }
  });

  test('links in emails and of staff lead to their pages', async () => {
    for (const link of [links.confirmation, links.staff]) {
      expect((await request(server.url + link)).status).toBe(200);
      expect((await request(`${server.url}${link}x`)).status).toBe(410);
    }
  });

  test('the queued email and the one of the migrations are sent once', async () => {
    const sources = () => globSync(`${dataDir}/mail/*.eml`).map((file) => readFileSync(file, 'utf8'));
    const links = () =>
      sources()
        .map((source) => linkOf(source).href.replace(server.url, ''))
        // Leaves out the warnings about logins from a new browser, which the tests above cause.
        .filter((link) => !link.endsWith('/forgot-password'));
    await eventually(() => expect(links()).toHaveLength(2));
    expect(links().toSorted()).toEqual([
      '/influencer/dashboard',
      expect.stringMatching(/^\/reset-password\?token=/),
    ]);
  });

  test('the upload is served', async () => {
    const parts = readParts(recording, image);
    expect(parts).toHaveLength(6);
    for (const { name, content } of parts) {
      const response = await request(`${server.url}/media/${image}/${name}`);
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    }
  });

  test('the conversation is in both inboxes, and goes on', async () => {
    const { url } = server;
    for (const { cookie } of [brand, influencer]) {
      expect(await story.conversationIn(url, cookie)).toBe(conversation);
    }
    expect(await story.countUnread(url, influencer.cookie)).toBe(1);
    await story.markRead(url, influencer.cookie, conversation, 1);
    await story.write(url, influencer.cookie, conversation, 'It does.');
    expect(await story.countUnread(url, brand.cookie)).toBe(1);
    const messages = await story.readMessages(url, brand.cookie, conversation);
    expect(messages).toEqual(['Does Thursday suit you?', 'It does.']);
    expect(await story.countNotifications(url, brand.cookie)).toBe(2);
  });

  test('the campaign of the brand can be followed by another one', async () => {
    const campaign = await story.createCampaign(server.url, brand.cookie, '');
    await story.publish(server.url, brand.cookie, campaign);
    await story.apply(server.url, influencer.cookie, campaign);
    await story.accept(server.url, brand.cookie, campaign);
  });

  test.runIf(postgres)(
    'a program with this schema can write on: no column has gone, and no new one is mandatory',
    async () => {
      const current = await readColumns(database?.url ?? '');
      const names = new Set(current.map(({ name }) => name));
      expect(recorded.filter(({ name }) => !names.has(name))).toEqual([]);
      const tables = new Set(recorded.map(({ name }) => name.split('.')[0]));
      const wereMandatory = new Set(recorded.filter((it) => it.isMandatory).map(({ name }) => name));
      const added = current.filter((it) => it.isMandatory && !wereMandatory.has(it.name));
      expect(added.filter(({ name }) => tables.has(name.split('.')[0]))).toEqual([]);
    },
  );
});
