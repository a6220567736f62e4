import { describe, expect, it } from 'vitest';
import { pathIn } from '#messages/path-language.ts';
import { aDraft, form } from '#tests/access-bodies.ts';
import { dataPath } from '#tests/access-people.ts';
import { rules } from '#tests/access-rules.ts';
import { safetyRules } from '#tests/access-safety.ts';
import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { testServer } from '#tests/test-server.ts';

/**
 * The tests imitate three attacks: use of an ended session, a planted session (session fixation) and cross-site
 * request forgery.
 */

const server = await testServer();

type RequestOptions = Parameters<typeof request>[1];
const ask = (path: string, options?: RequestOptions) => request(server.url + path, options);

let made = 0;
const newEmail = () => `session${++made}@maison.example`;

async function signUp(side: 'brand' | 'influencer', { email = newEmail(), cookie = '' } = {}) {
  const body = { email, password: PASSWORD, companyName: 'Maison', fullName: 'Léa', instagram: 'lea.table' };
  const answer = await ask(`/api/${side}-signup`, { cookie, body });
  expect(answer.status).toBe(201);
  return { email, cookie: cookieOf(answer) };
}

async function signIn(email: string, cookie = ''): Promise<string> {
  const answer = await ask('/login', { cookie, body: new URLSearchParams({ email, password: PASSWORD }) });
  expect(answer.headers.get('location')).toBe('/client/dashboard');
  return cookieOf(answer);
}

const isOpen = async (cookie: string) => (await ask('/profile', { cookie })).status === 200;
const isSentToLogin = async (answer: Response) =>
  answer.headers.get('location') === '/login' || /"redirect","\/login"/.test(await answer.text());

async function aConversation() {
  const brand = await signUp('brand');
  const influencer = await signUp('influencer');
  const read = async (path: string, pattern: RegExp) =>
    pattern.exec(await (await ask(path, brand)).text())?.[1] ?? '';

  await ask('/client/campaign/create', { ...brand, body: aDraft });
  const campaignId = await read('/client/campaigns', /\/client\/campaign\/(campaign-[\w-]+)/);
  const campaign = `/client/campaign/${campaignId}`;
  await ask(campaign, { ...brand, body: form({ campaignId, move: 'publish' }) });
  await ask(`/influencer/campaign/${campaignId}`, { ...influencer, body: form({ message: 'Me!' }) });
  const review = await read(campaign, /(\/client\/campaigns\/[\w-]+\/influencer\/[\w-]+)/);
  await ask(review, { ...brand, body: form({ decision: 'accepted' }) });
  const conversation = await read(review, /(conversation-[\w-]{16,})/);
  return { brand, influencer, address: `/api/conversations/${conversation}` };
}

describe('a session after signing out', () => {
  it('is refused by pages, data and streams, and its open stream ends', async () => {
    const { brand, address } = await aConversation();
    const { email, cookie } = brand;
    const elsewhere = await signIn(email);
    const message = { id: crypto.randomUUID(), content: 'Bonjour' };
    expect((await ask(`${address}/messages`, { cookie, body: message })).status).toBe(201);
    expect(await isOpen(cookie)).toBe(true);
    const stream = await ask(`${address}/live`, { cookie });
    expect(stream.headers.get('content-type')).toMatch('text/event-stream');

    await ask('/logout', { cookie, body: new URLSearchParams() });
    expect(await stream.text()).toMatch(/event: over\ndata:\n\n$/);
    for (const path of ['/client/dashboard', '/client/dashboard.data', '/preferences.data'])
      expect(await isSentToLogin(await ask(path, { cookie })), path).toBe(true);
    for (const path of [`${address}/live`, `${address}/messages?before=9`])
      expect((await ask(path, { cookie })).status, path).toBe(401);
    const written = await ask(`${address}/messages`, { cookie, body: { ...message, content: 'Still here' } });
    expect(written.status).toBe(401);
    const saved = await ask('/preferences.data', { cookie, body: new URLSearchParams() });
    expect(await isSentToLogin(saved)).toBe(true);

    expect(await isOpen(elsewhere)).toBe(true);
  });

  it('is refused at once by the same process, even right after use', async () => {
    for (let round = 0; round < 20; round++) {
      const { cookie } = await signUp('brand');
      await Promise.all([isOpen(cookie), isOpen(cookie)]);
      await ask('/logout', { cookie, body: new URLSearchParams() });
      expect(await isOpen(cookie)).toBe(false);
    }
  });

  it('stays invalid after a new sign-in', async () => {
    const { email, cookie } = await signUp('brand');
    await ask('/logout', { cookie, body: new URLSearchParams() });
    expect(await isOpen(await signIn(email))).toBe(true);
    expect(await isOpen(cookie)).toBe(false);
  });
});

describe('a cookie planted before signing in', () => {
  const planted = {
    'an invented one': async () => 'accolade.session_token=invented.signature',
    'an invented one with a valid signature of another': async () =>
      (await signUp('brand')).cookie.replace(/=[^.]+/, '=invented'),
    'a session of the attacker': async () => (await signUp('influencer')).cookie,
  };

  it.each(Object.entries(planted))('is invalid after signing in: %s', async (_, plant) => {
    const { email } = await signUp('brand');
    const cookie = await plant();
    const own = await signIn(email, cookie);
    expect(own).not.toBe(cookie);
    expect(await isOpen(own)).toBe(true);
    expect(await isOpen(cookie)).toBe(false);
  });

  it('is invalid after signing in, if it was an older session of the same person', async () => {
    const { email, cookie } = await signUp('brand');
    expect(await isOpen(await signIn(email, cookie))).toBe(true);
    expect(await isOpen(cookie)).toBe(false);
  });

  it('is invalid after signing up', async () => {
    const { cookie } = await signUp('influencer');
    const { cookie: own } = await signUp('brand', { cookie });
    expect(await isOpen(own)).toBe(true);
    expect(await isOpen(cookie)).toBe(false);
  });

  it('stays valid when signing in fails', async () => {
    const { email, cookie } = await signUp('brand');
    await ask('/login', { cookie, body: new URLSearchParams({ email, password: 'not this one' }) });
    expect(await isOpen(cookie)).toBe(true);
  });
});

describe('a page of another site with the visitor’s session', () => {
  const foreign: Record<string, Record<string, string>> = {
    'another site': { origin: 'https://evil.example' },
    'an opaque origin': { origin: 'null' },
    'another port': { origin: 'http://127.0.0.1:1' },
    'another site, without an origin': { 'sec-fetch-site': 'cross-site' },
    'a sibling domain, without an origin': { 'sec-fetch-site': 'same-site' },
  };
  /** The access test proves that this list is complete. */
  const posts = [
    ...new Set(
      [...rules, ...safetyRules].filter(({ method }) => method === 'POST').map(({ address }) => address),
    ),
  ];
  /** `absent` is no existing id. */
  const addresses = [...new Set(posts.map((address) => address.replaceAll(/\{\w+\}/g, 'absent')))];

  it.each(addresses)('is refused at %s', async (address) => {
    const refused = async (path: string, options: RequestOptions) => {
      const answer = await ask(path, options);
      const { message } = (await answer.json()) as { message: string };
      return `${answer.status} ${message}`;
    };
    for (const [from, headers] of Object.entries(foreign)) {
      for (const path of [address, dataPath(address)]) {
        const english = await refused(path, { headers, body: new URLSearchParams() });
        expect(english, from).toBe('403 This request came from another site and was refused.');
        const french = await refused(pathIn('fr', path), { headers, body: {} });
        expect(french, from).toBe('403 Cette requête vient d’un autre site et a été refusée.');
      }
    }
  });

  it('cannot sign out the visitor', async () => {
    const { cookie } = await signUp('brand');
    for (const headers of Object.values(foreign)) {
      await ask('/logout', { cookie, headers, body: new URLSearchParams() });
      expect(await isOpen(cookie)).toBe(true);
    }
  });

  it.each([
    ['our own pages', () => ({ origin: server.url, 'sec-fetch-site': 'same-origin' })],
    ['our own pages without an origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['a form sent once more', () => ({ 'sec-fetch-site': 'none' })],
    ['programs', () => ({})],
  ])('is not confused with %s', async (_, headers) => {
    expect((await ask('/api/brand-signup', { headers: headers(), body: {} })).status).toBe(422);
  });
});
