import { afterAll, expect, it } from 'vitest';
import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { choosePassword, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';

const { server, links } = await startWithStaff(['nora@accolade.example', 'paul@accolade.example']);
afterAll(() => server.stop());
const brand = await signUpAt(server.url);
const staff = await choosePassword(links[0] ?? '');
const [enrolled = ''] = await Promise.all(links.slice(1).map(choosePassword));
await setSecondFactorUp(server.url, enrolled);
const form = new URLSearchParams({ email: 'paul@accolade.example', password: PASSWORD });
const challenge = cookieOf(await request(`${server.url}/login`, { body: form }));

async function encodingOf(
  path: string,
  cookie: string,
  accepted = 'gzip, deflate, br',
): Promise<string | null> {
  const answer = await request(server.url + path, { cookie, headers: { 'accept-encoding': accepted } });
  await answer.text();
  expect(answer.status).toBeLessThan(500);
  return answer.headers.get('content-encoding');
}

it.each(['/client/dashboard', '/client/dashboard.data', '/influencers?q=a'])(
  'compresses %s',
  async (path) => {
    expect(await encodingOf(path, brand)).toBe('br');
    expect(await encodingOf(path, brand, 'gzip, br;q=0')).toBe('gzip');
    expect(await encodingOf(path, brand, 'identity')).toBeNull();
  },
);

it.each([
  ['/reset-password', brand],
  ['/unsubscribe', brand],
  ['/confirm-email', brand],
  ['/confirm-email-change', brand],
  ['/undo-email-change', brand],
  ['/staff/second-factor', staff],
  ['/second-factor', brand],
  ['/cancel-recovery', ''],
  ['/login/second-factor', challenge],
])('does not compress the secret of %s', async (path, cookie) => {
  for (const suffix of ['', '.data']) expect(await encodingOf(`${path}${suffix}?token=a`, cookie)).toBeNull();
});
