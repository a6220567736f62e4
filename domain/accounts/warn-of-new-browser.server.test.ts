import { expect, it } from 'vitest';
import { anAuthenticator } from '#tests/authenticator.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD, type Person } from '#tests/people.ts';
import { originWith, someStaff } from '#tests/staff.ts';
import { totp } from '#tests/totp.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, signInWithPasskey } from './passkeys.server.ts';
import { meetChallenge } from './second-factor.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const cookieOf = (cookies: readonly string[]) => cookies.map((it) => it.split(';')[0]).join('; ');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logIn(person: Person, cookie = ''): Promise<string> {
  const origin = originWith(cookie);
  origin.headers.set('user-agent', FIREFOX);
  origin.headers.set('x-client-address', '203.0.113.77');
  const credentials = { email: person.actor?.email ?? '', password: PASSWORD };
  const { cookies } = await signIn(aVisitor(db), credentials, origin);
  return cookieOf(cookies);
}
async function warnings(): Promise<unknown[]> {
  const jobs = await db.kysely
    .selectFrom('job')
    .select('payload')
    .where('name', '=', 'mail.new_browser')
    .execute();
  return jobs.map(({ payload }) => payload);
}

it('emails about a login from a browser that is new to the account, and not about a later one', async () => {
  const brand = await aBrand(db);
  expect(await warnings()).toEqual([]);
  const cookie = await logIn(brand);
  const login = {
    browser: 'Firefox',
    system: 'Linux',
    network: '203.0.113.x',
    at: '2026-06-15T10:00:00.000Z',
  };
  expect(await warnings()).toEqual([{ userId: brand.actor?.id, login }]);
  await logIn(brand, cookie);
  await logIn(brand, brand.cookie);
  expect(await warnings()).toHaveLength(1);
  await logIn(await aBrand(db), cookie);
  expect(await warnings()).toHaveLength(2);
});

it('emails about a login with a second factor only after the code', async () => {
  const staff = await someStaff(db);
  const challenge = await logIn(staff);
  expect(await warnings()).toEqual([]);
  await meetChallenge(aVisitor(db), { code: totp(staff.secret, 1) }, originWith(challenge));
  expect(await warnings()).toMatchObject([{ userId: staff.actor?.id }]);
});

it('emails about a login by passkey from a new browser, and not about a later one', async () => {
  const brand = await aBrand(db);
  const key = anAuthenticator();
  const added = await beginPasskey(brand, 'Tests', { password: PASSWORD });
  await addPasskey(brand, { name: 'Key', passkey: key.create(added) });
  const logInByPasskey = async (cookie = '') => {
    const { options, cookies } = await beginPasskeyLogin(aVisitor(db), originWith(cookie));
    const origin = originWith(`${cookieOf(cookies)}; ${cookie}`);
    return cookieOf((await signInWithPasskey(aVisitor(db), key.get(options), origin)).cookies);
  };
  const cookie = await logInByPasskey();
  expect(await warnings()).toMatchObject([{ userId: brand.actor?.id }]);
  await logInByPasskey(cookie);
  expect(await warnings()).toHaveLength(1);
});
