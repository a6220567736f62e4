import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import {
  addressesAnsweredByServer,
  answeredByServerInBothLanguages,
} from '#app/addresses/answered-by-server.ts';
import routes from '#app/routes.ts';
import { refusals } from '#domain/refusal.ts';
import { loseTables } from '#tests/lose-tables.ts';
import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({ databaseUrl: '' });
const brand = { email: 'brand@json.example', password: PASSWORD, companyName: 'Maison Aubrac' };
const signedUp = await request(`${server.url}/api/brand-signup`, {
  body: brand,
});
const cookie = cookieOf(signedUp);

const ofRouter = routes
  .map(({ path = '' }: RouteConfigEntry) => path)
  .filter((path) => path.startsWith('fr?/api/'))
  .map((path) => path.slice('fr?'.length));
const addresses = [
  ...ofRouter,
  '/api/nothing-here',
  '/api/%00',
  ...addressesAnsweredByServer,
  ...answeredByServerInBothLanguages,
].map((path) => path.replace(/:\w+/g, 'none'));
const inFrench = (path: string) =>
  path.startsWith('/health') || path.endsWith('live') ? path : `/fr${path}`;

const methods = ['GET', 'POST', 'PUT'];
const bodies = [undefined, '{', '{}'];
const accepts = ['text/html', 'application/json'];

async function walk(paths: readonly string[], headers: Record<string, string>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const path of paths) {
    for (const method of methods) {
      for (const body of method === 'GET' ? [undefined] : bodies) {
        for (const accept of accepts) {
          const type = body && { 'content-type': 'application/json' };
          const abort = new AbortController();
          const answer = await fetch(server.url + path, {
            method,
            ...(body && { body }),
            headers: { ...headers, ...type, accept },
            redirect: 'manual',
            signal: abort.signal,
          });
          if (answer.status >= 400) {
            statuses.add(answer.status);
            await expectErrorBody(`${method} ${path} ${body} as ${accept}`, answer);
          }
          abort.abort();
        }
      }
    }
  }
  return statuses;
}

async function expectErrorBody(request: string, answer: Response): Promise<void> {
  const type = answer.headers.get('content-type')?.split(';')[0];
  const text = await answer.text();
  expect({ request, type, text }).toMatchObject({ type: 'application/json' });
  const body = JSON.parse(text) as { code: keyof typeof refusals };
  expect({ request, body }).toEqual<unknown>({
    request,
    body: {
      message: expect.stringMatching(/\w/) as unknown,
      code: expect.any(String) as unknown,
      fields: expect.any(Object) as unknown,
      requestId: answer.headers.get('x-request-id'),
    },
  });
  expect({ request, status: refusals[body.code] }).toEqual({ request, status: answer.status });
}

describe('a refusal at every JSON address', () => {
  it.each([
    ['a visitor', {}],
    ['a brand', { cookie }],
    ['another site', { cookie, origin: 'https://evil.example' }],
  ])('has the error body for %s', async (_, headers: Record<string, string>) => {
    const statuses = await walk([...addresses, ...addresses.slice(0, 2).map(inFrench)], headers);
    expect([...statuses]).toEqual(expect.arrayContaining([405]));
  });
});

it('a fault has the error body, before and inside the handler of an address', async () => {
  await loseTables(server, 'user_session', 'blog_entry');
  expect(await walk(addresses, { cookie })).toContain(500);
  expect(await walk(['/api/blog-entries'], {})).toEqual(new Set([405, 503]));
  const answer = await request(`${server.url}/api/brand-signup`, {
    body: { ...brand, email: 'other@json.example' },
  });
  expect(answer.status).toBe(500);
  await expectErrorBody('sign-up', answer);
});
