import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '#tests/people.ts';
import { type RunningServer, startServer } from '#tests/server.ts';

/**
 * Limits, as somebody meets them who turns whatever they can turn: headers, bodies, addresses, letter case. All of it comes
 * from one network, so the tests stand in the order in which its limits are used up.
 */

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const TOO_MANY = 429;
let sent = 0;

/** Another disguise each time. */
function disguise(): Record<string, string> {
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

const turned = (...spellings: string[]) => spellings[sent % spellings.length] ?? '';
/** One e-mail, spelt as often as its letters allow. */
const spell = (email: string) =>
  turned(email, email.toUpperCase(), ` ${email}`, `${email}\t`, email.replace('a', 'A'), `${email}\0`);

async function post(path: string, body: URLSearchParams | object, cookie?: string): Promise<number> {
  const headers = { ...disguise(), ...(cookie && { cookie }) };
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const signIn = (email: string, password = `wrong ${sent}`) =>
  post(
    turned('/login', '/fr/login', '/login.data', `/login?try=${sent}`),
    new URLSearchParams({ [`field${sent}`]: 'x', email: spell(email), password }),
  );
const askForReset = (email: string) =>
  post(
    turned('/forgot-password', '/fr/forgot-password', '/forgot-password.data'),
    new URLSearchParams({ email: spell(email), [`field${sent}`]: 'x' }),
  );

const brand = { email: 'limits@maison.example', password: PASSWORD, companyName: 'Maison' };

/** How many tries were taken before the first that was one too many. */
async function takenOf(most: number, attempt: () => Promise<number>): Promise<number> {
  for (let taken = 0; taken <= most; taken++) if ((await attempt()) === TOO_MANY) return taken;
  return most + 1;
}

it('of an account: 20 tries at its password, kept in the database', async () => {
  expect(await post('/api/brand-signup', brand)).toBe(201);
  expect(await takenOf(20, () => signIn(brand.email))).toBe(20);
  expect(await signIn(brand.email, PASSWORD)).toBe(TOO_MANY);
  await server.restart();
  expect(await signIn(brand.email, PASSWORD)).toBe(TOO_MANY);
  expect(await signIn('another@maison.example')).toBe(401);
});

it('of an account: 5 links for a new password, whether there is an account or not', async () => {
  for (const email of [brand.email, 'nobody@maison.example'])
    expect(await takenOf(5, () => askForReset(email))).toBe(5);
});

it('of an account: 5 links that confirm its address', async () => {
  const answer = await fetch(`${server.url}/api/influencer-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...brand, email: 'lea@table.example', fullName: 'Léa', instagram: 'lea' }),
  });
  const [cookie = ''] = answer.headers.getSetCookie().filter((it) => it.includes('session_token'));
  const again = () =>
    post(
      turned('/confirm-email', '/fr/confirm-email', '/confirm-email.data'),
      new URLSearchParams({ intent: 'again', [`field${sent}`]: 'x' }),
      cookie.split(';')[0],
    );
  expect(await takenOf(5, again)).toBe(5);
});

it('of a network: 100 tries at whatever account', async () => {
  expect(await takenOf(100, () => signIn(`somebody${sent}@maison.example`))).toBeLessThanOrEqual(80);
});

it('of a network: 100 links to whatever account', async () => {
  expect(await takenOf(100, () => askForReset(`somebody${sent}@maison.example`))).toBeLessThanOrEqual(90);
});

it('of a network: 100 tries to sign up, so that nobody lists who has an account', async () => {
  const probe = () =>
    post(turned('/api/brand-signup', '/fr/api/influencer-signup'), {
      ...brand,
      [`field${sent}`]: sent,
      email: spell(turned(brand.email, `somebody${sent}@maison.example`)),
      password: turned('password', 'password123'),
      fullName: `Name ${sent}`,
      instagram: `name${sent}`,
      language: turned('en', 'fr'),
    });
  expect(await takenOf(100, probe)).toBe(98);
});
