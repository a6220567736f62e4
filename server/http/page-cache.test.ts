import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveHandlers } from '#tests/serve-handlers.ts';
import { pageCache } from './page-cache.ts';

const policy = 'content-security-policy';
const html = { 'content-type': 'text/html; charset=utf-8', [policy]: "script-src 'self'" };
// A fixed clock, because pages would expire on a slow machine.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

/** `rendered` lists the requests that were rendered. `passed` lists the requests that bypassed the cache. */
async function serve(answer: (request: Request, rendered: number) => Response | Promise<Response>) {
  const rendered: Request[] = [];
  const passed: string[] = [];
  const pages = pageCache({
    publicUrl: 'https://accolade.example',
    isServerOnlyPage: (path) => path.startsWith('/page'),
    render: async (request) => answer(request, rendered.push(request)),
    passOn: async ({ request, response }) => {
      passed.push(`${request.method} ${request.url}`);
      response.end('passed');
    },
  });
  const url = await serveHandlers({ pages });
  const fetchPage = (path = '/page', init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', ...init });
  return { fetchPage, rendered, passed };
}

const numbered = (_: Request, nth: number) => new Response(`<p>${nth}</p>`, { headers: html });

it('renders once for concurrent requests and for those soon after', async () => {
  const { fetchPage, rendered } = await serve(numbered);
  const answers = await Promise.all(Array.from({ length: 50 }, async () => (await fetchPage()).text()));
  expect(new Set([...answers, await (await fetchPage()).text()])).toEqual(new Set(['<p>1</p>']));
  expect(rendered).toHaveLength(1);
});

it('renders again 3 s after the last rendering began', async () => {
  const now = vi.spyOn(performance, 'now');
  const { fetchPage } = await serve(async (request, nth) => {
    now.mockReturnValue(2_000);
    return numbered(request, nth);
  });
  expect(await (await fetchPage()).text()).toBe('<p>1</p>');
  now.mockReturnValue(2_900);
  expect(await (await fetchPage()).text()).toBe('<p>1</p>');
  now.mockReturnValue(3_100);
  expect(await (await fetchPage()).text()).toBe('<p>2</p>');
});

it.each([
  ['a query', '/page?lang=fr', {}],
  ['an empty query', '/page?', {}],
  ['a session', '/page', { cookie: '__Host-accolade.session_token=x' }],
  ['a toast', '/page', { cookie: 'flash=login.success' }],
  ['any cookie beside the consent', '/page', { cookie: 'accolade-consent=1; a=b' }],
  ['another consent', '/page', { cookie: 'accolade-consent=2' }],
  ['an address that is not a server-only page', '/login', {}],
])('bypasses the cache for a request with %s', async (_, path, headers) => {
  const { fetchPage, rendered, passed } = await serve(numbered);
  await fetchPage();
  await fetchPage(path, { headers });
  await fetchPage('/page', { method: 'POST' });
  expect(rendered).toHaveLength(1);
  expect(passed).toEqual([`GET ${path}`, 'POST /page']);
});

it('renders without the headers of the visitor, so that they cannot reach other visitors', async () => {
  const { fetchPage, rendered } = await serve(numbered);
  const headers = {
    'x-forwarded-host': 'evil.example',
    'accept-language': 'fr',
    'user-agent': 'evil',
    authorization: 'x',
  };
  await fetchPage('/page', { headers });
  await fetchPage('/page', { headers: { ...headers, cookie: 'accolade-consent=1' } });
  expect(rendered.map((it) => [it.method, it.url, Object.fromEntries(it.headers)])).toEqual([
    ['GET', 'https://accolade.example/page', {}],
    ['GET', 'https://accolade.example/page', { cookie: 'accolade-consent=1' }],
  ]);
});

it('answers in the best accepted encoding, and a known ETag with 304', async () => {
  const { fetchPage } = await serve(numbered);
  const bodies = { br: 'br', gzip: 'gzip, br;q=0', identity: 'br;q=0, gzip;q=0' };
  for (const [encoding, accepted] of Object.entries(bodies)) {
    const answer = await fetchPage('/page', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await answer.text()).toBe('<p>1</p>');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
  }
  const etag = (await fetchPage()).headers.get('etag') ?? '';
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const answer = await fetchPage('/page', { headers: { 'if-none-match': known } });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
  }
  expect((await fetchPage('/page', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it('answers HEAD with the length and no body, and each response has a request id of its own', async () => {
  const { fetchPage } = await serve(numbered);
  const head = await fetchPage('/page', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', '']);
  expect(head.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect((await fetchPage()).headers.get('x-request-id')).not.toBe(head.headers.get('x-request-id'));
});

it.each([404, 500, 302])('does not cache a %i', async (status) => {
  const { fetchPage, rendered } = await serve(() => new Response('gone', { status, headers: html }));
  const answer = await fetchPage();
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([status, 'gone', null]);
  await fetchPage();
  expect(rendered).toHaveLength(2);
});

it.each([
  ['sets a cookie', { ...html, 'set-cookie': 'a=b' }],
  ['has a nonce', { ...html, [policy]: "script-src 'self' 'nonce-a'" }],
  ['is not HTML', { 'content-type': 'application/json' }],
])('handles each waiting request by itself if the response %s', async (_, headers) => {
  const { fetchPage, passed } = await serve(() => new Response('for one', { headers }));
  const answers = await Promise.all([fetchPage(), fetchPage()]);
  expect(await Promise.all(answers.map((it) => it.text()))).toEqual(['passed', 'passed']);
  expect(passed).toHaveLength(2);
});

it('handles waiting requests by themselves after a failed rendering, and renders again next time', async () => {
  const { fetchPage, passed } = await serve((request, nth) => {
    if (nth === 1) throw new Error('broken');
    return numbered(request, nth);
  });
  await fetchPage();
  expect(passed).toEqual(['GET /page']);
  expect(await (await fetchPage()).text()).toBe('<p>2</p>');
});

it('caches the 300 youngest pages', async () => {
  const { fetchPage, rendered } = await serve(numbered);
  for (let nth = 0; nth <= 300; nth++) await fetchPage(`/page/${nth}`);
  await fetchPage('/page/300');
  await fetchPage('/page/1');
  expect(rendered).toHaveLength(301);
  await fetchPage('/page/0');
  expect(rendered).toHaveLength(302);
});
