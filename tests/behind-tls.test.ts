import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const account = { email: 'behind@tls.example', password: 'correct horse battery' };
const server = await testServer({ env: { PUBLIC_URL: 'https://accolade.example' } });
await signUpAt(server.url, 'brand', account);

async function signIn(path: string, origin: string) {
  const outgoing = request(server.url + path, {
    method: 'POST',
    headers: {
      host: 'accolade.example',
      origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  outgoing.end(new URLSearchParams(account).toString());
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, cookies: answer.headers['set-cookie'] ?? [], text: await text(answer) };
}

it.each([
  ['/login', 302],
  ['/login.data', 202],
])('accepts a post from its own pages: %s', async (path, status) => {
  const answer = await signIn(path, 'https://accolade.example');
  expect(answer.status).toBe(status);
  expect(answer.cookies.join()).toMatch(/__Host-\S+session_token=[^;]+;/);
  // A login sets the session, the device cookie and the toast of the next page, and deletes `returnTo`.
  expect(answer.cookies.length).toBeGreaterThan(2);
  for (const cookie of answer.cookies) expect(cookie).toMatch(/; Secure/);
});

it.each(['/login', '/login.data'])('refuses a post from another site: %s', async (path) => {
  for (const origin of ['https://evil.example', 'null', 'http://accolade.example:8080']) {
    const answer = await signIn(path, origin);
    expect([answer.status, answer.cookies]).toEqual([403, []]);
    expect(answer.text).toContain('another site');
  }
});
