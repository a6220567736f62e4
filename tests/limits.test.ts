import { expect, it } from 'vitest';
import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { testServer } from '#tests/test-server.ts';

/**
 * The tests imitate an attacker on one network who varies the headers, the fields, the path, and the spelling of the
 * email address. The order of the tests matters, because each test uses up part of the network's rate limits.
 */

const server = await testServer();

const TOO_MANY = 429;
let sent = 0;

function variedHeaders(): Record<string, string> {
  const network = `198.51.${++sent >> 8}.${sent & 255}`;
  return {
    'x-forwarded-for': `${network}, 10.0.0.1`,
    forwarded: `for=${network}`,
    'x-real-ip': network,
    'x-client-address': network,
    'client-ip': network,
    'user-agent': `browser ${sent}`,
    'accept-language': sent % 2 ? 'fr' : 'de',
    cookie: `accolade.session_token=${sent}.${sent}; other=${sent}`,
  };
}

const oneOf = (...spellings: string[]) => spellings[sent % spellings.length] ?? '';
const spell = (email: string) =>
  oneOf(email, email.toUpperCase(), ` ${email}`, `${email}\t`, email.replace('a', 'A'), `${email}\0`);

async function post(path: string, body: URLSearchParams | object, cookie?: string): Promise<number> {
  const headers = { ...variedHeaders(), ...(cookie && { cookie }) };
  const answer = await request(server.url + path, { body, headers });
  await answer.arrayBuffer();
  return answer.status;
}

const signIn = (email: string, password = `wrong ${sent}`) =>
  post(
    oneOf('/login', '/fr/login', '/login.data', `/login?try=${sent}`),
    new URLSearchParams({ [`field${sent}`]: 'x', email: spell(email), password }),
  );
const askForReset = (email: string) =>
  post(
    oneOf('/forgot-password', '/fr/forgot-password', '/forgot-password.data'),
    new URLSearchParams({ email: spell(email), [`field${sent}`]: 'x' }),
  );

const brand = { email: 'limits@maison.example', password: PASSWORD, companyName: 'Maison' };

async function acceptedAttempts(max: number, attempt: () => Promise<number>): Promise<number> {
  for (let accepted = 0; accepted <= max; accepted++) if ((await attempt()) === TOO_MANY) return accepted;
  return max + 1;
}

it('limits an account to 20 password attempts, stored in the database', async () => {
  expect(await post('/api/brand-signup', brand)).toBe(201);
  expect(await acceptedAttempts(20, () => signIn(brand.email))).toBe(20);
  expect(await signIn(brand.email, PASSWORD)).toBe(TOO_MANY);
  await server.restart();
  expect(await signIn(brand.email, PASSWORD)).toBe(TOO_MANY);
  expect(await signIn('another@maison.example')).toBe(401);
});

it('answers requests for a reset link the same above the limit of the email address', async () => {
  for (const email of [brand.email, 'nobody@maison.example'])
    expect(await acceptedAttempts(5, () => askForReset(email))).toBe(6);
});

it('limits an account to 5 confirmation links', async () => {
  const body = { ...brand, email: 'lea@table.example', fullName: 'Léa', instagram: 'lea' };
  const cookie = cookieOf(await request(`${server.url}/api/influencer-signup`, { body }));
  const again = () =>
    post(
      oneOf('/confirm-email', '/fr/confirm-email', '/confirm-email.data'),
      new URLSearchParams({ intent: 'again', [`field${sent}`]: 'x' }),
      cookie,
    );
  expect(await acceptedAttempts(5, again)).toBe(5);
});

it('limits a network to 100 sign-in attempts over all accounts', async () => {
  expect(await acceptedAttempts(100, () => signIn(`user${sent}@maison.example`))).toBeLessThanOrEqual(80);
});

it('limits a network to 100 reset links over all accounts', async () => {
  expect(await acceptedAttempts(100, () => askForReset(`user${sent}@maison.example`))).toBeLessThanOrEqual(
    90,
  );
});

it('limits a network to 100 sign-up attempts, which prevents listing the accounts that exist', async () => {
  const probe = () =>
    post(oneOf('/api/brand-signup', '/fr/api/influencer-signup'), {
      ...brand,
      [`field${sent}`]: sent,
      email: spell(oneOf(brand.email, `user${sent}@maison.example`)),
      password: oneOf('password', 'password123'),
      fullName: `Name ${sent}`,
      instagram: `name${sent}`,
      language: oneOf('en', 'fr'),
    });
  expect(await acceptedAttempts(100, probe)).toBe(98);
});
