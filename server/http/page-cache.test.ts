import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageCache } from './page-cache.ts';
import { httpPipeline } from './pipeline.ts';

const policy = 'content-security-policy';
const html = { 'content-type': 'text/html; charset=utf-8', [policy]: "script-src 'self'" };
const ends: (() => unknown)[] = [];
// The clock stands still unless a test moves it: a page stays fresh however slow the machine is.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0));
afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
});

/** A server with the cache before it: what it was asked to draw, and what it let pass. */
async function serve(answer: (request: Request, drawn: number) => Response | Promise<Response>) {
  const drawn: Request[] = [];
  const passed: string[] = [];
  const pages = pageCache({
    publicUrl: 'https://accolade.example',
    isServerOnlyPage: (path) => path.startsWith('/page'),
    render: async (request) => answer(request, drawn.push(request)),
    others: async ({ request, response }) => {
      passed.push(`${request.method} ${request.url}`);
      response.end('passed');
    },
  });
  const publicUrl = 'https://accolade.example';
  const server = createServer(httpPipeline({ publicUrl, trustedProxies: [] }, { pages })).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  ends.push(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path = '/page', init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });
  return { ask, drawn, passed };
}

const numbered = (_: Request, nth: number) => new Response(`<p>${nth}</p>`, { headers: html });

it('draws once for all who ask at once and for whoever asks soon after', async () => {
  const { ask, drawn } = await serve(numbered);
  const answers = await Promise.all(Array.from({ length: 50 }, async () => (await ask()).text()));
  expect(new Set([...answers, await (await ask()).text()])).toEqual(new Set(['<p>1</p>']));
  expect(drawn).toHaveLength(1);
});

it('draws again before a reader is 5 s behind, counted from before the page was drawn', async () => {
  const schedule = vi.spyOn(performance, 'now');
  const { ask } = await serve(async (request, nth) => {
    schedule.mockReturnValue(2_000);
    return numbered(request, nth);
  });
  expect(await (await ask()).text()).toBe('<p>1</p>');
  schedule.mockReturnValue(2_900);
  expect(await (await ask()).text()).toBe('<p>1</p>');
  schedule.mockReturnValue(3_100);
  expect(await (await ask()).text()).toBe('<p>2</p>');
});

it.each([
  ['a query', '/page?lang=fr', {}],
  ['an empty query', '/page?', {}],
  ['a session', '/page', { cookie: '__Host-accolade.session_token=x' }],
  ['a notice', '/page', { cookie: 'flash=login.success' }],
  ['any cookie beside the consent', '/page', { cookie: 'accolade-consent=1; a=b' }],
  ['another consent', '/page', { cookie: 'accolade-consent=2' }],
  ['a page that is no document', '/login', {}],
])('neither keeps nor reads for whoever brings %s', async (_, path, headers) => {
  const { ask, drawn, passed } = await serve(numbered);
  await ask();
  await ask(path, { headers });
  await ask('/page', { method: 'POST' });
  expect(drawn).toHaveLength(1);
  expect(passed).toEqual([`GET ${path}`, 'POST /page']);
});

it('hands nothing of the asker on, so that nobody can plant it in what others read', async () => {
  const { ask, drawn } = await serve(numbered);
  const headers = {
    'x-forwarded-host': 'evil.example',
    'accept-language': 'fr',
    'user-agent': 'evil',
    authorization: 'x',
  };
  await ask('/page', { headers });
  await ask('/page', { headers: { ...headers, cookie: 'accolade-consent=1' } });
  expect(drawn.map((it) => [it.method, it.url, Object.fromEntries(it.headers)])).toEqual([
    ['GET', 'https://accolade.example/page', {}],
    ['GET', 'https://accolade.example/page', { cookie: 'accolade-consent=1' }],
  ]);
});

it('answers in the best encoding that is taken, with an ETag that spares the body', async () => {
  const { ask } = await serve(numbered);
  const bodies = { br: 'br', gzip: 'gzip, br;q=0', identity: 'br;q=0, gzip;q=0' };
  for (const [encoding, accepted] of Object.entries(bodies)) {
    const answer = await ask('/page', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await answer.text()).toBe('<p>1</p>');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
  }
  const etag = (await ask()).headers.get('etag') ?? '';
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const answer = await ask('/page', { headers: { 'if-none-match': known } });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
  }
  expect((await ask('/page', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it('answers HEAD with the length of the page and without it, and names each answer', async () => {
  const { ask } = await serve(numbered);
  const head = await ask('/page', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', '']);
  expect(head.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect((await ask()).headers.get('x-request-id')).not.toBe(head.headers.get('x-request-id'));
});

it.each([404, 500, 302])('keeps no %i', async (status) => {
  const { ask, drawn } = await serve(() => new Response('gone', { status, headers: html }));
  const answer = await ask();
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([status, 'gone', null]);
  await ask();
  expect(drawn).toHaveLength(2);
});

it.each([
  ['sets a cookie', { ...html, 'set-cookie': 'a=b' }],
  ['carries a nonce', { ...html, [policy]: "script-src 'self' 'nonce-a'" }],
  ['is no page', { 'content-type': 'application/json' }],
])('lets pass all who wait for an answer that %s', async (_, headers) => {
  const { ask, passed } = await serve(() => new Response('for one', { headers }));
  const answers = await Promise.all([ask(), ask()]);
  expect(await Promise.all(answers.map((it) => it.text()))).toEqual(['passed', 'passed']);
  expect(passed).toHaveLength(2);
});

it('lets pass all who wait for a page that broke, and tries again', async () => {
  const { ask, passed } = await serve((request, nth) => {
    if (nth === 1) throw new Error('broken');
    return numbered(request, nth);
  });
  await ask();
  expect(passed).toEqual(['GET /page']);
  expect(await (await ask()).text()).toBe('<p>2</p>');
});

it('keeps no more than 300 pages, the youngest', async () => {
  const { ask, drawn } = await serve(numbered);
  for (let nth = 0; nth <= 300; nth++) await ask(`/page/${nth}`);
  await ask('/page/300');
  await ask('/page/1');
  expect(drawn).toHaveLength(301);
  await ask('/page/0');
  expect(drawn).toHaveLength(302);
});

it('compresses what it keeps', async () => {
  const { ask } = await serve(() => new Response('a'.repeat(10_000), { headers: html }));
  const answer = await ask('/page', { headers: { 'accept-encoding': 'br' } });
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(100);
  expect(await answer.text()).toHaveLength(10_000);
});
