import dns from 'node:dns';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { instagramByGraphApi } from '#services/instagram/graph-api.server.ts';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { smallTerms } from '#tests/deals.ts';
import { eventually } from '#tests/eventually.ts';
import { hostileLinks, hostilePages, markupLinks, repairableLinks } from '#tests/hostile-links.ts';
import { prove } from '#tests/instagram-accounts.ts';
import { accountWithPosts, instagramStandIn } from '#tests/instagram-stand-in.ts';
import type { Person } from '#tests/people.ts';
import { jobHandlers } from './job-handlers.ts';
import { openJobs } from './jobs.ts';

/**
 * These tests record all connections and DNS lookups of the process. The server must never request an address that a
 * person typed.
 */
const db = await testDatabase();
const standIn = await instagramStandIn();
afterAll(() => standIn.close());

const connections = vi.spyOn(net.Socket.prototype, 'connect');
const lookups = vi.spyOn(dns, 'lookup');
beforeEach(() => {
  connections.mockClear();
  lookups.mockClear();
});

/** Returns the hosts of all connections and DNS lookups, as the program named them. */
function requestedHosts(): string[] {
  const connected = connections.mock.calls.flat(2).map((it) => (it as { host?: string } | null)?.host);
  return [...new Set([...connected, ...lookups.mock.calls.map(([host]) => host)])].filter(
    (it) => it !== undefined,
  );
}

it('records a request of the process', async () => {
  await expect(fetch('http://typed.example.invalid/')).rejects.toThrow('fetch failed');
  expect(requestedHosts()).toContain('typed.example.invalid');
});

const perLine = 15;
const typed = 'https://typed.example/x';

/** Creates a running deal without drafts, in which the influencer owes many posts on Instagram and elsewhere. */
async function aDealWithPosts() {
  const [line] = smallTerms.lines;
  if (!line) throw new Error('The terms have no content.');
  const lines = (['instagram', 'other', 'other', 'other', 'other'] as const).map((platform) => ({
    ...line,
    ...({ kind: 'post', platform, count: perLine, feeCents: 1, note: 'A post' } as const),
  }));
  const terms = { ...smallTerms, lines, draftFirst: false, revisions: 0, submitBy: null };
  const { deliverableIds, ...deal } = await aDealWithContent(db, terms);
  const byPlatform = { instagram: deliverableIds.slice(0, perLine), other: deliverableIds.slice(perLine) };
  return { ...deal, byPlatform };
}

it('requests no address that a person typed, whatever is written, published and checked', async () => {
  standIn.behave(accountWithPosts([[]]));
  const settings = { url: standIn.url, token: 'a-token', businessId: '17841405309211844', timeoutMs: 60_000 };
  const instagram = instagramByGraphApi(settings);
  const reading = (person: Person): Person => ({ ...person, services: { ...person.services, instagram } });
  const { brand, influencer, dealId, byPlatform } = await aDealWithPosts();
  await prove(influencer, 'lea.table');

  const published: string[] = [];
  const publish = async (platform: keyof typeof byPlatform, url: string) => {
    const [id] = byPlatform[platform];
    if (!id) throw new Error('The deal has no content left.');
    await sendContent(reading(influencer), dealId, id, { ...someForms.publish(), url }).then(
      () => published.push(byPlatform[platform].shift() ?? ''),
      (error) => expect(error).toBeInstanceOf(Refusal),
    );
  };
  for (const url of [...hostileLinks('instagram'), ...repairableLinks]) await publish('instagram', url);
  for (const url of [...hostilePages, ...markupLinks, typed]) await publish('other', url);
  for (const site of ['instagram', 'tiktok', 'youtube'] as const)
    for (const url of hostileLinks(site).slice(0, 12)) await publish('other', url);
  expect(published.length).toBeGreaterThan(20);
  const [first = ''] = published;
  await sendContent(brand, dealId, first, { ...someForms.object(), reason: typed });

  const drafts = await aDealWithContent(db);
  const [draft = ''] = drafts.deliverableIds;
  await sendContent(drafts.influencer, drafts.dealId, draft, {
    ...someForms.submit(),
    caption: typed,
    note: typed,
  });
  await sendContent(drafts.brand, drafts.dealId, draft, { ...someForms.ask(), remarks: [{ text: typed }] });

  const mail = { ...influencer.services.mail, send: async () => {} };
  const services = { ...reading(influencer).services, mail };
  const jobs = await openJobs(
    db,
    jobHandlers({ services, db, publicUrl: 'https://accolade.test', dataDir: tmpdir() }),
  );
  onTestFinished(() => jobs.close());
  const due = sql<{ name: string }>`select name from job where run_at <= clock_timestamp()`;
  await eventually(async () => expect((await due.execute(db.kysely)).rows).toEqual([]));
  expect(standIn.requests.length).toBeGreaterThan(0);
  const own = [new URL(standIn.url).hostname, new URL(process.env.TEST_DATABASE_URL ?? standIn.url).hostname];
  expect(requestedHosts().filter((it) => !own.includes(it))).toEqual([]);
});
