import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { matchPath } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { migrate } from '#db/migrate.server.ts';
import { type Database, openEmbedded, openPostgres } from '#db/open.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { moveCampaign } from '#domain/campaigns/move-campaign.server.ts';
import { dayOf } from '#domain/clock.ts';
import type { Ctx } from '#domain/ctx.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, PASSWORD } from '#tests/people.ts';
import { freshDatabase, type RunningServer, startServer } from '#tests/server.ts';

/** Every address of the sitemap × every kind of person × one's own thing, another's, and one that is not there. */

const people = ['visitor', 'owner', 'otherBrand', 'applicant', 'otherInfluencer'] as const;
type Person = (typeof people)[number];
/** A status, or where one is sent. */
type Outcome = number | string;
type Outcomes = Record<Person, Outcome>;

const everyone = (outcome: Outcome): Outcomes => ({
  visitor: outcome,
  owner: outcome,
  otherBrand: outcome,
  applicant: outcome,
  otherInfluencer: outcome,
});
const atHome = { owner: '/client/dashboard', otherBrand: '/client/dashboard' };
const atDesk = { applicant: '/influencer/dashboard', otherInfluencer: '/influencer/dashboard' };
/** Everyone else is sent where they belong. */
const brands = (owner: Outcome, otherBrand: Outcome = owner): Outcomes => ({
  visitor: '/login',
  owner,
  otherBrand,
  ...atDesk,
});
const influencers = (applicant: Outcome, otherInfluencer: Outcome = applicant): Outcomes => ({
  visitor: '/login',
  ...atHome,
  applicant,
  otherInfluencer,
});
const signedIn = (outcome: Outcome): Outcomes => ({ ...everyone(outcome), visitor: '/login' });
const newcomers: Outcomes = { visitor: 200, ...atHome, ...atDesk };
/** JSON addresses tell a program what is the matter instead of sending it elsewhere. */
const partners = (outcome: Outcome): Outcomes => ({
  ...everyone(404),
  visitor: 401,
  owner: outcome,
  applicant: outcome,
});

/** `$active` and the like stand for the ids of what `makeThings` makes; all of it is the owner's. */
const looks: Record<string, Outcomes> = {
  '/': everyone(200),
  '/pricing': everyone(200),
  '/legal-notice': everyone(200),
  '/robots.txt': everyone(200),
  '/sitemap.xml': everyone(200),

  '/login': newcomers,
  '/signup': newcomers,
  '/forgot-password': everyone(200),
  '/reset-password': everyone(410),
  '/confirm-email': everyone(410),
  '/booking': everyone(403),
  '/booking-influencer': everyone(403),
  '/logout': everyone('/'),

  '/profile': signedIn(200),
  '/preferences': signedIn(200),

  '/client/dashboard': brands(200),
  '/client/campaigns': brands(200),
  '/client/campaign/create': brands(200),
  '/client/campaigns/$active': everyone('/client/campaign/$active'),
  '/client/campaigns/absent': everyone('/client/campaign/absent'),
  '/client/campaign/$active': brands(200, 404),
  '/client/campaign/$draft': brands(200, 404),
  '/client/campaign/$ended': brands(200, 404),
  '/client/campaign/$canceled': brands(200, 404),
  '/client/campaign/absent': brands(404),
  '/client/campaigns/$active/influencer/$applicant': brands(200, 404),
  '/client/campaigns/$canceled/influencer/$applicant': brands(200, 404),
  '/client/campaigns/$active/influencer/$otherInfluencer': brands(404),
  '/client/campaigns/$active/influencer/absent': brands(404),
  '/client/campaigns/absent/influencer/$applicant': brands(404),
  '/client/influencer/$applicant': brands('/client/campaigns/$canceled/influencer/$applicant', 404),
  '/client/influencer/$otherInfluencer': brands(404),
  '/client/influencer/absent': brands(404),

  '/influencer/dashboard': influencers(200),
  '/influencer/campaigns': influencers(200),
  '/influencer/campaign/$active': influencers(200),
  '/influencer/campaign/$ended': influencers(200),
  '/influencer/campaign/$canceled': influencers(200, 404),
  '/influencer/campaign/$draft': influencers(404),
  '/influencer/campaign/absent': influencers(404),

  '/api/consent': everyone(405),
  '/api/brand-signup': everyone(405),
  '/api/influencer-signup': everyone(405),
  '/api/conversations/$conversation/messages?before=5': partners(200),
  '/api/conversations/absent/messages?before=5': { ...everyone(404), visitor: 401 },
  '/api/conversations/$conversation/read': everyone(405),
  '/api/conversations/absent/read': everyone(405),

  '/nowhere': everyone(404),
  '/campaigns': {
    ...everyone('/influencer/dashboard'),
    visitor: 404,
    owner: '/client/campaigns',
    otherBrand: '/client/campaigns',
  },
};

/** What strangers and the wrong people send; what it would change stays as it is. (Success is told beside each page.) */
const sends: [address: string, body: Record<string, string> | object, outcomes: Partial<Outcomes>][] = [
  ['/client/campaign/$active', { campaignId: '$active', move: 'cancel' }, { ...brands(302, 404) }],
  ['/client/campaigns/$active/influencer/$applicant', { decision: 'declined' }, { ...brands(409, 404) }],
  ['/client/campaigns/$active/influencer/$otherInfluencer', { decision: 'accepted' }, { ...brands(404) }],
  ['/influencer/campaign/$draft', { message: 'hello' }, influencers(404)],
  ['/influencer/campaign/$ended', { message: 'hello' }, influencers(409)],
  // To withdraw what is not there is a wish fulfilled: one is sent back to the page.
  [
    '/influencer/campaign/$canceled',
    { intent: 'withdraw' },
    influencers(409, '/influencer/campaign/$canceled'),
  ],
  ['/client/dashboard', { campaignId: '$draft', move: 'publish' }, { ...brands(302, 404) }],
];

interface Things {
  ids: Record<string, string>;
  accounts: Record<Exclude<Person, 'visitor'>, Ctx>;
}

let server: RunningServer;
let ids: Things['ids'];
const cookies: Partial<Record<Person, string>> = {};
let cleanUp = () => Promise.resolve();

beforeAll(async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'accolade-access-'));
  const postgres = await freshDatabase();
  const db = postgres ? await openPostgres(postgres.url) : await openEmbedded(path.join(folder, 'database'));
  await migrate(db);
  const things = await makeThings(db);
  await db.close();
  ids = things.ids;
  server = await startServer({ dataDir: folder, databaseUrl: postgres?.url ?? '' });
  for (const [person, { actor }] of Object.entries(things.accounts)) {
    cookies[person as Person] = await signIn(actor?.email ?? '');
  }
  cleanUp = async () => {
    await server.stop();
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}, 180_000);
afterAll(() => cleanUp());

async function makeThings(db: Database): Promise<Things> {
  const now = new Date();
  const today = (ctx: Ctx) => ({ ...ctx, now });
  const owner = today(await aBrand(db, 'Owner'));
  const otherBrand = today(await aBrand(db, 'Other brand'));
  const applicant = await anInfluencer(db, 'Applicant');
  const other = await anInfluencer(db, 'Other influencer');
  const dates = { startDate: dayOf(now), endDate: dayOf(new Date(now.getTime() + 20 * 24 * 60 * 60 * 1000)) };
  const draft = await aCampaign(owner, dates, 'draft');
  const active = await aCampaign(owner, dates);
  const ended = await aCampaign(owner, dates);
  const canceled = await aCampaign(owner, dates);
  await anApplication(today(applicant), active);
  await anApplication({ ...applicant, now: new Date(now.getTime() + 1) }, canceled);
  const decision = {
    campaignId: active,
    influencerId: applicant.influencerId,
    decision: 'accepted',
  } as const;
  await decideApplication(owner, decision);
  await moveCampaign(owner, ended, 'end');
  await moveCampaign(owner, canceled, 'cancel');
  const conversation = await db.kysely.selectFrom('conversation').select('id').executeTakeFirstOrThrow();
  return {
    ids: {
      draft,
      active,
      ended,
      canceled,
      applicant: applicant.influencerId,
      otherInfluencer: other.influencerId,
      conversation: conversation.id,
    },
    accounts: { owner, otherBrand, applicant, otherInfluencer: other },
  };
}

const real = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => ids[name] ?? `no $${name}`);

async function signIn(email: string): Promise<string> {
  const body = new URLSearchParams({ email, password: PASSWORD });
  const answer = await fetch(`${server.url}/login`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(302);
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
}

async function outcomeOf(person: Person, address: string, init: RequestInit = {}): Promise<Outcome> {
  const headers = { cookie: cookies[person] ?? '' };
  const answer = await fetch(server.url + real(address), { redirect: 'manual', headers, ...init });
  await answer.body?.cancel();
  const location = answer.headers.get('location');
  return location ? location.replace(server.url, '') : answer.status;
}

/** What programs read has no language. */
const onlyOnce = routes.filter(({ path }) => path && !path.startsWith('fr?')).map(({ path }) => `/${path}`);

/** In French every address, and every address one is sent to, is the same under /fr. */
const french = (outcome: Outcome) => {
  if (typeof outcome === 'number') return outcome;
  return outcome === '/' ? '/fr' : `/fr${outcome}`;
};

describe('every address of the sitemap', () => {
  const paths = routes.map((route) => `/${(route.path ?? '').replace(/^fr\?\/?/, '')}`);
  const asked = Object.keys(looks).map((address) => address.replace(/\?.*/, ''));
  const patternOf = (address: string) =>
    paths.find((it) => !it.includes('*') && !it.includes(':') && matchPath(it, address)) ??
    paths.find((it) => it !== '/*' && matchPath(it, address)) ??
    '/*';

  it.each(paths)('is asked for in this test: %s', (pattern) => {
    const here = asked.filter((address) => patternOf(address) === pattern);
    expect(here).not.toEqual([]);
    if (pattern.includes(':')) expect(here.some((address) => address.includes('absent'))).toBe(true);
  });
});

describe.each(Object.entries(looks))('GET %s', (address, outcomes) => {
  it.each(people)('%s', async (person) => {
    const outcome = outcomes[person];
    const expected = typeof outcome === 'string' ? real(outcome) : outcome;
    expect(await outcomeOf(person, address)).toBe(expected);
    if (onlyOnce.includes(address)) return;
    expect(await outcomeOf(person, address === '/' ? '/fr' : `/fr${address}`)).toBe(french(expected));
  });
});

describe.each(sends)('POST %s %j', (address, body, outcomes) => {
  // The owner comes last: whatever strangers sent has changed nothing that the owner's own request meets.
  const strangersFirst = [...people].sort((a, b) => Number(a === 'owner') - Number(b === 'owner'));
  it.each(strangersFirst)('%s', async (person) => {
    const fields = Object.entries(body).map(([name, value]): [string, string] => [name, real(String(value))]);
    const got = await outcomeOf(person, address, { method: 'POST', body: new URLSearchParams(fields) });
    const outcome = outcomes[person] ?? 0;
    const expected = typeof outcome === 'string' ? real(outcome) : outcome;
    if (expected === 302) expect(got).toEqual(expect.stringMatching(/^\/client/));
    else expect(got).toBe(expected);
  });
});

describe('a conversation', () => {
  const sent = (person: Person, address: string, body: object) =>
    outcomeOf(person, address, {
      method: 'POST',
      headers: { cookie: cookies[person] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each(people)('is written in and read by its two people only: %s', async (person) => {
    const { [person]: partner } = partners(201);
    const message = { id: crypto.randomUUID(), content: 'Hello' };
    expect(await sent(person, '/api/conversations/$conversation/messages', message)).toBe(partner);
    const mark = partner === 201 ? 204 : partner;
    expect(await sent(person, '/api/conversations/$conversation/read', { seq: 1 })).toBe(mark);
    const absent = person === 'visitor' ? 401 : 404;
    expect(await sent(person, '/api/conversations/absent/messages', message)).toBe(absent);
    expect(await sent(person, '/api/conversations/absent/read', { seq: 1 })).toBe(absent);
  });

  it.each(people)('is watched by its two people only: %s', async (person) => {
    expect(await outcomeOf(person, '/api/conversations/$conversation/live')).toBe(partners(200)[person]);
  });
});
