import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openEmbedded, openPostgres } from '#db/open.server.ts';
import { site } from '#site';
import { eventually } from '#tests/eventually.ts';
import { newDatabase } from '#tests/global-setup.ts';
import { textOf } from '#tests/mail-server.ts';
import { fromNewNetwork, trustingProxies } from '#tests/networks.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { startServer } from '#tests/server.ts';
import { totp } from '#tests/totp.ts';
import { loadRecording, readLinks, readParts } from './recorded-release.ts';

/**
 * Runs this release on data of a version shortly before release 0.1.0, with schema 0020: a queued job of every kind,
 * links in sent emails, and an uploaded video.
 */

interface Links {
  secret: string;
  password: string;
  /** `cookie` belongs to a recorded session. `notice`, `unsubscribe` and `reset` are links in sent emails. */
  brand: { email: string; cookie: string; notice: string; unsubscribe: string; reset: string };
  influencer: { email: string; notice: string; unsubscribe: string; confirmation: string };
  staff: { email: string; totp: string };
  campaign: string;
  conversation: string;
  video: { id: string; bytes: number };
}
const recording = 'schema-0020';
const links = readLinks<Links>(recording);
const { brand, influencer, staff, video, campaign } = links;
const postgres = process.env.TEST_DATABASE_URL;
const dataDir = mkdtempSync(path.join(tmpdir(), 'accolade-release-'));
const database = postgres ? await newDatabase(postgres) : null;
const databaseUrl = database?.url ?? '';
/**
 * SQL that gives verified figures to two influencers: a user who only typed the username, as this schema allowed, and
 * a sample influencer without an account.
 */
const verified = `
  update public.influencer set followers = 641, figures_source = 'verified', figures_read_at = '2026-01-01'
    where handle in ('lea.dubois', 'ines.moreau');
  update public.influencer set user_id = null where handle = 'ines.moreau';`;
await loadRecording(recording, { dataDir, databaseUrl, rows: verified });
const env = { SECRET: links.secret, ...trustingProxies };
const server = await startServer({ dataDir, databaseUrl, env });
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
  await database?.drop();
});

function ask(address: string, { cookie = '', body }: { cookie?: string; body?: object } = {}) {
  return request(new URL(address, server.url).href, {
    cookie,
    body: body && new URLSearchParams({ ...body }),
    headers: fromNewNetwork(),
  });
}

async function follow(address: string, cookie = ''): Promise<(string | number)[]> {
  const response = await ask(address, { cookie });
  const location = response.headers.get('location');
  if (!location) return [response.status];
  return [`${response.status} ${location}`, ...(await follow(location, cookie))];
}

async function signIn(email: string, language = ''): Promise<{ location: string | null; cookie: string }> {
  const response = await ask(`${language}/login`, { body: { email, password: links.password } });
  return { location: response.headers.get('location'), cookie: cookieOf(response) };
}

/** Returns recipient, path of the first link, text and source of each email that this release wrote. */
function emails() {
  return globSync(`${dataDir}/mail/*.eml`).map((file) => {
    const source = readFileSync(file, 'utf8');
    const text = textOf(source);
    const [link = server.url] = text.match(/https?:\/\/\S+/) ?? [];
    return { to: /^To: (.+)$/m.exec(source)?.[1] ?? '', link: link.replace(server.url, ''), text, source };
  });
}

describe('queued jobs', () => {
  /**
   * Job name, recipient, and path of the first link of each queued email. `[\w-]{43}` is a new token. Migration 0023
   * queued `mail.collection`.
   */
  const expected = [
    ['mail.collection', influencer.email, /^\/fr\/influencer\/dashboard$/],
    ['mail.collection', 'omar@example.com', /^\/influencer\/dashboard$/],
    ['mail.call_request', site.operatorEmail, /^$/],
    ['mail.confirmation', 'hugo@example.com', /^\/confirm-email\?token=[\w-]{43}$/],
    ['mail.contact', influencer.email, /^\/fr\/influencer\/influencer-[\w-]+$/],
    ['mail.lifted', 'ines@example.com', /^\/login$/],
    ['mail.notice', brand.email, /^\/notifications\/notice-[\w-]+$/],
    ['mail.owing', brand.email, /^\/profile\?tab=subscription$/],
    ['mail.password_changed', 'omar@example.com', /^\/forgot-password$/],
    ['mail.refused', 'omar@example.com', /^\/profile$/],
    ['mail.reset', influencer.email, /^\/fr\/reset-password\?token=[\w-]{43}$/],
    ['mail.suspended', 'hugo@example.com', /^\/your-data$/],
    ['mail.unread', influencer.email, new RegExp(`^/fr/influencer/campaign/${campaign}#conversation$`)],
  ] as const;

  test('are run, and write each email once, with its recipient and link', async () => {
    await eventually(() => expect(emails()).toHaveLength(expected.length));
    for (const [job, to, link] of expected) {
      const found = emails().filter((email) => email.to === to && link.test(email.link));
      expect(found, job).toHaveLength(1);
    }
  });

  test('write a notification link that leads to the application', async () => {
    const { link = '' } = emails().find(({ link }) => link.startsWith('/notifications/')) ?? {};
    const page = expect.stringMatching(`^302 /client/campaigns/${campaign}/influencer/influencer-`) as string;
    expect(await follow(link, brand.cookie)).toEqual([page, 200]);
  });

  test('write what a profile lacks to stay in the collection', () => {
    const { text = '' } = emails().find(({ link }) => link === '/influencer/dashboard') ?? {};
    for (const step of ['Confirm your email', 'Add a photo', 'Choose a thematic', 'State your figures'])
      expect(text).toContain(`– ${step}`);
  });

  test('write the unread message', () => {
    const { text } = emails().find(({ link }) => link.endsWith('#conversation')) ?? {};
    expect(text).toContain('Does Thursday suit you?');
  });
});

describe('accounts', () => {
  test('sign in with their passwords', async () => {
    const { location, cookie } = await signIn(brand.email);
    expect(location).toBe('/client/dashboard');
    expect(await follow('/profile', cookie)).toEqual([200]);
  });

  test('stay signed in', async () => {
    expect(await follow('/profile', brand.cookie)).toEqual([200]);
  });

  test('sign in with their second factor', async () => {
    const { location, cookie } = await signIn(staff.email);
    expect(location).toBe('/login/second-factor');
    const response = await ask(location ?? '', { cookie, body: { code: totp(staff.totp) } });
    expect(response.headers.get('location')).toBe('/staff');
    expect(await follow('/staff', cookieOf(response))).toEqual([200]);
  });
});

test('a figure that was left blank is not stated, not 0', async () => {
  const query = encodeURIComponent('Omar Haddad');
  const list = await ask(`/api/influencers?q=${query}`, { cookie: brand.cookie });
  expect(await list.text()).toContain('Figures not stated');
});

describe('links in sent emails', () => {
  test('lead to the page that a notification is about', async () => {
    const [, id = ''] = brand.notice.split('/notices/');
    const page = expect.stringMatching(`^302 /client/campaigns/${campaign}/influencer/influencer-`) as string;
    expect(await follow(brand.notice, brand.cookie)).toEqual([`308 /notifications/${id}`, page, 200]);
  });

  test('lead to the French page that a notification is about', async () => {
    const { location, cookie } = await signIn(influencer.email, '/fr');
    expect(location).toBe('/fr/influencer/dashboard');
    const notification = influencer.notice.replace('/notices/', '/notifications/');
    const page = `/fr/influencer/campaign/${campaign}`;
    expect(await follow(influencer.notice, cookie)).toEqual([`308 ${notification}`, `302 ${page}`, 200]);
  });

  test('lead to the login page without a session', async () => {
    expect(await follow(influencer.notice)).toEqual([expect.any(String), '302 /fr/login', 200]);
  });

  test('confirm an email and set a password', async () => {
    for (const address of [influencer.confirmation, brand.reset]) {
      expect((await ask(address)).status).toBe(200);
      expect((await ask(`${address}x`)).status).toBe(410);
    }
  });

  test.each([
    ['English', brand.unsubscribe],
    ['French', influencer.unsubscribe],
  ])('unsubscribe by POST, in %s', async (_, address) => {
    expect((await ask(address)).status).toBe(200);
    expect((await ask(address, { body: { 'List-Unsubscribe': 'One-Click' } })).status).toBe(200);
  });
});

describe('uploaded video', () => {
  test('is on the page of its campaign', async () => {
    const page = await ask(`/client/campaign/${campaign}`, { cookie: brand.cookie });
    const html = await page.text();
    for (const part of ['film', 'medium.jpg']) expect(html).toContain(`/media/${video.id}/${part}`);
  });

  test.each(readParts(recording, video.id))('has its part $name', async ({ name, content }) => {
    const response = await ask(`/media/${video.id}/${name}`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  });

  test('is served by ranges', async () => {
    const headers = { range: 'bytes=100-199' };
    const response = await fetch(`${server.url}/media/${video.id}/film`, { headers });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('content-range')).toBe(`bytes 100-199/${video.bytes}`);
    expect((await response.arrayBuffer()).byteLength).toBe(100);
  });
});

describe('pages loaded before the update', () => {
  test('list notifications', async () => {
    const response = await ask('/api/notices', { cookie: brand.cookie });
    const body: unknown = await response.json();
    // Two applicants of one campaign and day share a notification.
    expect(body).toMatchObject({ notices: [{ kind: 'application_received', applicants: 2 }], total: 1 });
  });

  test('count unread notifications', async () => {
    const { body } = await ask('/api/live', { cookie: brand.cookie });
    let received = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received += chunk;
      if (/^event: unread\ndata: .+\n/m.test(received)) break;
    }
    expect(received).toMatch(/"notices":\d/);
  });

  test('save the notification settings', async () => {
    const { cookie } = await signIn('omar@example.com');
    const response = await ask('/profile', { cookie, body: { intent: 'notices' } });
    expect(response.headers.get('location')).toBe('/profile?tab=notifications');
  });
});

test('the database has all migrations, no due job, the settings of unsubscribed emails, figures with their source, and stays in the collection', async () => {
  const dueBy = new Date(Date.now() - 1_000); // A job that became due just now may not have started.
  await server.stop();
  const db = await (databaseUrl ? openPostgres(databaseUrl) : openEmbedded(`${dataDir}/database`));
  const applied = await sql<{ name: string }>`select name from migration order by name`.execute(db.kysely);
  const left = await db.kysely
    .selectFrom('job')
    .select(['name', 'last_error'])
    .where('run_at', '<=', dueBy)
    .execute();
  const settings = await db.kysely
    .selectFrom('notice_setting')
    .select(['kind', 'by_mail'])
    .where('in_product', '=', true)
    .execute();
  const figures = await db.kysely
    .selectFrom('influencer')
    .select(['followers', 'figures_source', 'figures_read_at'])
    .where('followers', '>', 0)
    .orderBy('handle', 'desc')
    .execute();
  const { rows: stays } =
    await sql`select handle, collection_until = applied_at + interval '30 days' as "isThirtyDays"
    from influencer, migration where name = '0023-collection.sql' order by handle`.execute(db.kysely);
  await db.close();
  expect(stays).toEqual(
    ['hugo.petit', 'ines.moreau', 'lea.dubois', 'omar.haddad'].map((handle) => ({
      handle,
      isThirtyDays: true,
    })),
  );
  expect(applied.rows.map(({ name }) => name)).toEqual(
    globSync('*.sql', { cwd: 'db/migrations' }).toSorted(),
  );
  expect(left).toEqual([]);
  expect(settings.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'application_accepted', by_mail: false },
    { kind: 'application_received', by_mail: false },
  ]);
  // The user's figures become declared, because the account was never proved. Followers and date do not change.
  const read = { followers: 641, figures_read_at: new Date('2026-01-01') };
  expect(figures).toMatchObject([
    { ...read, figures_source: 'declared' },
    { ...read, figures_source: 'verified' },
  ]);
});
