import { glob } from 'node:fs/promises';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { openEmbedded } from '#db/open.server.ts';
import { type Handlers, handlerNames } from '#server/http/pipeline.ts';
import { dataPath } from '#tests/access-people.ts';
import { aPdf, aPicture } from '#tests/sample-files.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';
import { upload } from '#tests/uploading.ts';

const PUBLIC_URL = 'https://accolade.example';
const FILES = /^\/(media|assets|demo|editorial|share|veils)\/|^\/[\w-]+\.(png|svg)$/;
const FEEDS = /\/(feed\.xml|robots\.txt|sitemap\.xml)$/;
const FOR_ONE_PERSON = /^private, (no-store|no-cache|max-age=0, must-revalidate)(, no-transform)?$/;

const server = await testServer({ env: { PUBLIC_URL, ACCESS_LOG: '', STREAMS_PER_PERSON: '1' } });
const cookie = await signUpAt(server.url);
const picture = { profile: 'media', name: 'a.png', content: await aPicture('png') } as const;
const document = { profile: 'document', name: 'a.pdf', content: aPdf() } as const;
const files = {
  media: (await upload(server.url, cookie, picture)).file.id,
  document: (await upload(server.url, cookie, document)).file.id,
};

/** Leaves the body unread, because the body of a stream never ends. */
async function ask(path: string, init: RequestInit & { as?: string } = {}): Promise<Response> {
  const { as, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (as) headers.set('cookie', as);
  const answer = await fetch(server.url + path, { redirect: 'manual', ...rest, headers });
  const sent = Object.fromEntries(answer.headers);
  const request = `${init.method ?? 'GET'} ${path}: ${answer.status}`;
  expect(sent, request).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  const isFile = FILES.test(path);
  const mayBeStored = (isFile || FEEDS.test(path)) && answer.status < 400;
  const rule = sent['cache-control'] ?? 'none';
  expect(rule, request).toMatch(mayBeStored ? /^(public|private), / : FOR_ONE_PERSON);
  if (!isFile) expect(sent['x-robots-tag'] ?? 'none', request).toMatch(/^(all|noindex)/);
  if (sent['content-type']?.startsWith('text/html'))
    expect(sent['content-security-policy'], request).toBeTruthy();
  return answer;
}
const statusOf = async (path: string, init: RequestInit & { as?: string } = {}) => {
  const answer = await ask(path, init);
  await answer.body?.cancel();
  return answer.status;
};

const inFrench = (path: string) => (path === '/' ? '/fr' : `/fr${path}`);
const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };

describe('every address of the router', () => {
  const patterns = routes.map(({ path = '' }: RouteConfigEntry) => path);

  it.each(patterns)('%s', async (pattern) => {
    const own = `/${pattern
      .replace(/^fr\?\/?/, '')
      .replaceAll(/:\w+/g, 'x')
      .replace('*', 'nowhere')}`;
    const paths = pattern.startsWith('fr?') ? [own, inFrench(own)] : [own];
    for (const path of paths) {
      for (const as of ['', cookie]) {
        // Logging out would end the session that the next requests use.
        if (as && own === '/logout') continue;
        for (const address of [path, dataPath(path)]) {
          expect(await statusOf(address, { as })).toBeLessThan(500);
          await statusOf(address, { as, method: 'HEAD' });
        }
      }
      expect(await statusOf(path, foreign)).toBe(403);
      expect(await statusOf(path, { method: 'POST' })).toBeLessThan(500);
      expect(await statusOf(path, { method: 'PUT' })).toBe(405);
    }
  });
});

const requestsByHandler: Record<keyof Handlers, () => Promise<void>> = {
  async health() {
    expect(await statusOf('/health')).toBe(200);
  },
  async assets() {
    const found = await Array.fromAsync(glob('build/client/**/*.{js,css,svg,png,webp,woff2}'));
    const [one = '', ...more] = found.map((file) => file.slice('build/client'.length));
    for (const path of [one, ...more]) expect(await statusOf(path, { method: 'HEAD' })).toBe(200);
    const etag = (await ask(one)).headers.get('etag') ?? '';
    expect(await statusOf(one, { headers: { 'if-none-match': etag } })).toBe(304);
    expect(await statusOf('/assets/nothing.js')).toBe(404);
  },
  async influencers() {
    for (const path of ['/api/influencers', '/fr/api/influencers?q=a']) {
      expect(await statusOf(path)).toBe(200);
      expect(await statusOf(path, { method: 'POST' })).toBe(405);
      expect(await statusOf(`${path.split('?')[0]}?verified=1`, { as: cookie })).toBe(403);
    }
  },
  async live() {
    for (const path of ['/api/live', '/api/conversations/x/live']) {
      expect(await statusOf(path)).toBe(401);
      expect(await statusOf(path, { method: 'POST' })).toBe(405);
    }
    expect(await statusOf('/api/conversations/x/live', { as: cookie })).toBe(404);
    const stream = await ask('/api/live', { as: cookie });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(await statusOf('/api/live', { as: cookie })).toBe(429);
    await stream.body?.cancel();
  },
  async downloads() {
    const media = `/media/${files.media}/small.webp`;
    const etag = (await ask(media)).headers.get('etag') ?? '';
    expect(await statusOf(media, { headers: { 'if-none-match': etag } })).toBe(304);
    expect(await statusOf(media, { headers: { range: 'bytes=0-1' } })).toBe(206);
    expect(await statusOf(media, { headers: { range: 'bytes=99999999-' } })).toBe(416);
    expect(await statusOf(media.replace('small', 'tiny'))).toBe(404);
    const file = `/files/${files.document}/original`;
    expect(await statusOf(file, { as: cookie })).toBe(200);
    expect(await statusOf(file)).toBe(404);
  },
  async uploads() {
    for (const path of ['/api/files?profile=media', '/fr/api/files']) {
      expect(await statusOf(path)).toBe(405);
      expect(await statusOf(path, foreign)).toBe(403);
      expect(await statusOf(path, { method: 'POST' })).toBe(401);
      expect([415, 422]).toContain(await statusOf(path, { method: 'POST', as: cookie, body: 'x' }));
    }
    const own = `/api/uploads/${crypto.randomUUID()}`;
    const about = JSON.stringify({ profile: 'content', name: 'a.mp4', bytes: 5 });
    expect(await statusOf(own, { method: 'PUT', body: about })).toBe(401);
    expect(await statusOf(own, { method: 'PUT', as: cookie, body: 'x' })).toBe(422);
    expect(await statusOf(own, { method: 'PUT', as: cookie, body: about })).toBe(200);
    expect(await statusOf(own, { method: 'POST', as: cookie })).toBe(409);
    for (const path of [own, `${own}/parts/1`, `/fr${own}`, `/fr${own}/parts/1`]) {
      expect(await statusOf(path)).toBe(405);
      expect(await statusOf(path, { ...foreign, method: 'PUT' })).toBe(403);
    }
    expect(await statusOf(`${own}/parts/1`, { method: 'PUT', as: cookie, body: 'x' })).toBe(422);
    expect(await statusOf(`${own}/parts/1`, { method: 'PUT', as: cookie, body: 'whole' })).toBe(204);
    expect(await statusOf(own, { method: 'DELETE', as: cookie })).toBe(204);
    expect(await statusOf(own, { method: 'DELETE', as: cookie })).toBe(404);
  },
  async pages() {
    expect(await statusOf('/blog/')).toBe(301);
    expect(await statusOf('/login?a=%00')).toBe(400);
    expect(await statusOf('/login', { method: 'POST', body: 'x'.repeat(1_100_000) })).toBe(413);
    const etag = (await ask('/pricing')).headers.get('etag') ?? '';
    expect(await statusOf('/pricing', { headers: { 'if-none-match': etag } })).toBe(304);
  },
};

describe('every handler of the pipeline', () => {
  it('has requests', () => expect(Object.keys(requestsByHandler).sort()).toEqual([...handlerNames].sort()));
  it.each(Object.entries(requestsByHandler))('%s', (_, steps) => steps());
});

describe('the access log', () => {
  interface Line {
    message: string;
    method: string;
    route: string;
    status: number;
    ms: number;
    requestId: string;
  }
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ message }) => message === 'request');

  it('has one line for each request, without personal data', async () => {
    const routes = {
      '/fr/reset-password?token=secret': '/reset-password',
      '/influencer/influencer-42': '/influencer/:influencerId',
      '/influencer/influencer-42.data': '/influencer/:influencerId',
      '/login.data': '/login',
      '/me@example.com': '(other)',
    };
    for (const [path, route] of Object.entries(routes)) {
      const answer = await ask(path);
      await answer.text();
      const requestId = answer.headers.get('x-request-id');
      const found = () => lines().filter((it) => it.requestId === requestId);
      await expect.poll(found).toHaveLength(1);
      const { at, level, ms, ...line } = found()[0] as Line & Record<string, unknown>;
      expect([at, level, ms]).toEqual([expect.any(String), 'info', expect.any(Number)]);
      expect(line).toEqual({
        message: 'request',
        method: 'GET',
        route,
        status: answer.status,
        requestId,
      });
    }
    const text = JSON.stringify(lines());
    for (const word of ['secret', 'example.com', cookie, '127.0.0.1']) expect(text).not.toContain(word);
  });

  it('has a line for a live stream once it ends', async () => {
    const stream = await ask('/api/live', { as: await signUpAt(server.url) });
    const requestId = stream.headers.get('x-request-id');
    const found = () => lines().filter((it) => it.requestId === requestId);
    expect(found()).toEqual([]);
    await stream.body?.cancel();
    await expect.poll(found).toMatchObject([{ route: '/api/live', status: 200 }]);
  });
});

it.skipIf(process.env.TEST_DATABASE_URL)(
  'no public response has the cookie of a renewed session',
  async () => {
    await server.kill9();
    const db = await openEmbedded(`${server.dataDir}/database`);
    await sql`update user_session set expires_at = expires_at - interval '2 hours'`.execute(db.kysely);
    await db.close();
    await server.restart();
    const { headers } = await ask('/robots.txt', { as: cookie });
    expect(headers.getSetCookie().join()).toContain('session_token');
    expect(headers.get('cache-control')).toBe('private, no-store');
  },
);
