import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { notify } from '#db/notify.server.ts';
import type { Database } from '#db/open.server.ts';
import { CONVERSATION_CHANNEL } from '#domain/conversations/conversation.ts';
import { markRead } from '#domain/conversations/mark-read.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import { stopDeal } from '#domain/deals/stop-deal.server.ts';
import { declineOffer } from '#domain/offers/decline-offer.server.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { testDatabase } from '#tests/database.ts';
import { aDeal } from '#tests/deals.ts';
import { eventually } from '#tests/eventually.ts';
import { aBrand, anInfluencer, aVisitor, type Person, twoWhoMet } from '#tests/people.ts';
import { serveHandlers } from '#tests/serve-handlers.ts';
import { type Live, openLive } from './live.ts';

const db = await testDatabase();
const { services } = aVisitor(db);
let live: Live;
let url: string;
/**
 * While the connection is lost, signals of the database are dropped. `restoreConnection` tells the listeners that signals
 * may have been lost.
 */
let isConnectionLost: boolean;
let restoreConnection: () => void;

beforeEach(async () => {
  const gaps: (() => void)[] = [];
  const watched: Database = {
    ...db,
    listen(channel, onSignal, gap = () => {}) {
      gaps.push(gap);
      return db.listen(channel, (payload) => isConnectionLost || onSignal(payload), gap);
    },
  };
  isConnectionLost = false;
  restoreConnection = () => {
    for (const gap of gaps) gap();
  };
  live = await openLive({ db: watched, services, streamsPerPerson: 32 });
  onTestFinished(() => live.close());
  const pages = async ({ response }: Exchange) => void response.writeHead(418).end();
  url = await serveHandlers({ live: live.handle, pages });
});

const address = (conversationId: string, query = '') =>
  `${url}/api/${conversationId && `conversations/${conversationId}/`}live${query}`;
const send = (ctx: Ctx, conversationId: string, content: string) =>
  sendMessage(ctx, conversationId, { id: randomUUID(), content });

async function watch(person: Person, conversationId: string, { after = '', lastEventId = '' } = {}) {
  const cut = new AbortController();
  const response = await fetch(address(conversationId, after && `?after=${after}`), {
    headers: { cookie: person.cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: cut.signal,
  });
  const received = { text: '', ended: false };
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) received.text += decoder.decode(chunk, { stream: true });
  })()
    .catch(() => {})
    .finally(() => (received.ended = true));
  return {
    response,
    received,
    seqs: () => [...received.text.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq)),
    body: (event: 'unread' | 'read' | 'deal'): unknown =>
      JSON.parse(
        [...received.text.matchAll(new RegExp(`^event: ${event}\\ndata: (.+)$`, 'gm'))].at(-1)?.[1] ?? 'null',
      ),
    contents: () =>
      [...received.text.matchAll(/^id: .+\ndata: (\{.+)$/gm)].map(
        ([, data = '']) => (JSON.parse(data) as { content: string }).content,
      ),
    async cut() {
      cut.abort();
      await reading;
    },
  };
}

test('both sides get messages in order as they are written', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const [one, other, secondTab] = [
    await watch(brand, conversationId),
    await watch(influencer, conversationId),
    await watch(influencer, conversationId),
  ];
  expect(one.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  await send(brand, conversationId, 'Bonjour\nLéa');
  await send(influencer, conversationId, 'Bonjour !');
  for (const watcher of [one, other, secondTab]) {
    await eventually(() => expect(watcher.contents()).toEqual(['Bonjour\nLéa', 'Bonjour !']));
    expect(watcher.seqs()).toEqual([1, 2]);
    expect(watcher.received.text).toMatch(/^retry: 1000\n\n/);
  }
  expect(one.received.text).not.toContain(brand.actor?.id);
});

test('a new stream continues after Last-Event-ID or ?after=', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await send(brand, conversationId, '1');
  const first = await watch(influencer, conversationId);
  await eventually(() => expect(first.seqs()).toEqual([1]));
  await first.cut();
  await send(brand, conversationId, '2');
  await send(brand, conversationId, '3');

  const again = await watch(influencer, conversationId, { after: '0', lastEventId: '1' });
  const page = await watch(influencer, conversationId, { after: '2' });
  await eventually(() => expect([again.seqs(), page.seqs()]).toEqual([[2, 3], [3]]));
  await send(brand, conversationId, '4');
  await eventually(() =>
    expect([again.seqs(), page.seqs()]).toEqual([
      [2, 3, 4],
      [3, 4],
    ]),
  );
});

test('streams opened during many concurrent messages get each message once', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const sending = Array.from({ length: 150 }, (_, n) =>
    send(n % 2 ? brand : influencer, conversationId, `${n}`),
  );
  const watchers = [];
  for (let n = 0; n < 12; n++) {
    watchers.push(await watch(n % 2 ? brand : influencer, conversationId));
    await Promise.race(sending.slice(n * 10));
  }
  await Promise.all(sending);
  const all = Array.from({ length: 150 }, (_, n) => n + 1);
  for (const watcher of watchers) await eventually(() => expect(watcher.seqs()).toEqual(all));
});

test('a client that claims a future seq gets the next message', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  await send(brand, conversationId, '1');
  const watcher = await watch(brand, conversationId, { after: '999' });
  await send(brand, conversationId, '2');
  await eventually(() => expect(watcher.seqs()).toEqual([2]));
});

test('every stream of a person gets the unread count, reads and own messages', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await send(influencer, conversationId, 'one');
  const [elsewhere, inIt, stranger] = [
    await watch(brand, ''),
    await watch(brand, conversationId),
    await watch(await aBrand(db), ''),
  ];
  const total = (watcher: typeof elsewhere) => (watcher.body('unread') as { total: number } | null)?.total;
  for (const tab of [elsewhere, inIt]) await eventually(() => expect(total(tab)).toBe(1));
  await send(influencer, conversationId, 'two');
  for (const tab of [elsewhere, inIt])
    await eventually(() =>
      expect(tab.body('unread')).toMatchObject({ total: 2, newest: { content: 'two' } }),
    );
  await markRead(brand, conversationId, 2);
  for (const tab of [elsewhere, inIt]) await eventually(() => expect(total(tab)).toBe(0));
  expect(elsewhere.body('unread')).toMatchObject({ written: 2 });
  await send(brand, conversationId, 'mine');
  await eventually(() => expect(elsewhere.body('unread')).toMatchObject({ total: 0, written: 3 }));
  await eventually(() => expect(total(stranger)).toBe(0));
  expect(elsewhere.seqs()).toEqual([]);
  expect(stranger.received.text.match(/^event/gm)).toHaveLength(1);
});

test('each side gets the read marks of the other', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const watcher = await watch(brand, conversationId);
  await eventually(() => expect(watcher.body('read')).toEqual({ client: 0, influencer: 0 }));
  await send(brand, conversationId, 'one');
  await markRead(influencer, conversationId, 1);
  await eventually(() => expect(watcher.body('read')).toEqual({ client: 0, influencer: 1 }));
  isConnectionLost = true;
  await send(brand, conversationId, 'two');
  await markRead(influencer, conversationId, 2);
  restoreConnection();
  await eventually(() => expect(watcher.body('read')).toEqual({ client: 0, influencer: 2 }));
});

test('both sides get the version of their deal after each act', async () => {
  const { brand, influencer, dealId } = await aDeal(db);
  const { conversationId } = await findDeal(brand, dealId);
  const watchers = [await watch(brand, conversationId ?? ''), await watch(influencer, conversationId ?? '')];
  const versions = () => watchers.map((it) => it.body('deal'));
  await eventually(() => expect(versions()).toEqual([{ version: 1 }, { version: 1 }]));
  await declineOffer(influencer, dealId, { seq: 1 });
  await eventually(() => expect(versions()).toEqual([{ version: 2 }, { version: 2 }]));
  isConnectionLost = true;
  await stopDeal(brand, dealId);
  restoreConnection();
  await eventually(() => expect(versions()).toEqual([{ version: 3 }, { version: 3 }]));
  const { conversationId: withoutDeal, ...other } = await twoWhoMet(db);
  const watcher = await watch(other.brand, withoutDeal);
  await eventually(() => expect(watcher.body('deal')).toEqual({ version: 0 }));
});

test('refuses a stranger with 404 and a visitor with 401', async () => {
  const { conversationId } = await twoWhoMet(db);
  for (const stranger of [await aBrand(db), await anInfluencer(db)]) {
    const { response } = await watch(stranger, conversationId);
    expect(response.status).toBe(404);
  }
  expect((await fetch(address(''))).status).toBe(401);
  const visitor = await fetch(address(conversationId));
  expect(visitor.status).toBe(401);
  expect(await visitor.json()).toMatchObject({
    message: 'Please log in first.',
    code: 'session.required',
    fields: {},
  });
  expect((await fetch(`${url}/api/conversations/${conversationId}`)).status).toBe(418);
});

test('refuses the 33rd stream of a person with 429', async () => {
  const brand = await aBrand(db);
  const tabs = [];
  for (let tab = 0; tab < 32; tab++) tabs.push(await watch(brand, ''));
  const { response } = await watch(brand, '');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await watch(await aBrand(db), '')).response.status).toBe(200);
  await tabs[0]?.cut();
  await eventually(async () => expect((await watch(brand, '')).response.status).toBe(200));
});

test('signing out ends the streams of that session only', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const signedOut = await watch(brand, conversationId);
  const otherStream = await watch(influencer, conversationId);
  await services.identity.signOut(db.kysely, new Headers({ cookie: brand.cookie }));
  await eventually(() => expect(signedOut.received.ended).toBe(true));
  expect(signedOut.received.text).toContain('event: over\n');
  expect(otherStream.received.ended).toBe(false);
  expect((await watch(brand, conversationId)).response.status).toBe(401);
});

test('a stream does not renew the session, because it cannot send the cookie', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  const ofBrand = db.kysely.updateTable('user_session').where('user_id', '=', brand.actor?.id ?? '');
  const soon = new Date(Date.now() + 3 * 24 * 60 * 60_000);
  await ofBrand.set({ expires_at: soon }).execute();
  await watch(brand, conversationId);
  const [session] = await ofBrand.set({ ip_address: null }).returning('expires_at').execute();
  expect(session?.expires_at).toEqual(soon);
});

test.each([
  ['after the database connection is restored', () => restoreConnection()],
  ['by the sweep', () => {}],
])('a message whose database signal was lost is sent %s', async (_, recover) => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const watcher = await watch(influencer, conversationId);
  await send(brand, conversationId, '1');
  await eventually(() => expect(watcher.seqs()).toEqual([1]));
  isConnectionLost = true;
  await send(brand, conversationId, '2');
  recover();
  await eventually(() => expect(watcher.seqs()).toEqual([1, 2]));
});

test('a shutdown ends every stream with a delay for reconnecting', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  const watcher = await watch(brand, conversationId);
  await live.close();
  await eventually(() => expect(watcher.received.ended).toBe(true));
  expect(watcher.received.text).toMatch(/retry: \d+\n\n$/);
  expect((await watch(brand, conversationId)).response.status).toBe(503);
});

test('disconnects a reader that does not read, and keeps serving the others', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const fast = await watch(influencer, conversationId);
  const slow = connect(Number(new URL(url).port), '127.0.0.1');
  slow.write(
    `GET ${new URL(address(conversationId)).pathname} HTTP/1.1\r\nHost: x\r\nCookie: ${brand.cookie}\r\n\r\n`,
  );
  await once(slow, 'readable');
  // 2,000 messages of 15 KB exceed the buffers of the operating system.
  await sql`insert into message (conversation_id, seq, id, sender_id, content, created_at)
    select ${conversationId}, n, n::text, ${brand.actor?.id}, repeat('€', 5000), now()
    from generate_series(1, 2000) n`.execute(db.kysely);
  await notify(db.kysely, CONVERSATION_CHANNEL, conversationId);
  // The length is cheap to poll. Searching 10 million characters 50 times a second would slow the server down.
  await eventually(() => expect(fast.received.text.length).toBeGreaterThan(2_000 * 5_000));
  await eventually(() => expect(fast.seqs()).toHaveLength(2_000));
  const closed = once(slow, 'close');
  slow.resume().on('error', () => {});
  await closed;
  expect(slow.bytesRead).toBeLessThan(25_000_000);
});
