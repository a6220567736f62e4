import { expect, it } from 'vitest';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { aDraft, form } from '#tests/access-bodies.ts';
import { request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

const ask = (path: string, headers: Record<string, string> = {}) => request(server.url + path, { headers });
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, headers)).text();

const signUp = (companyName: string) => signUpAt(server.url, 'brand', { companyName });

it('never shows one person’s page to another', async () => {
  const [one, other] = [await signUp('Maison Une'), await signUp('Maison Deux')];
  const visitorPage = await textOf('/');
  const pages = await Promise.all([{ cookie: one }, { cookie: other }, {}].map((it) => textOf('/', it)));
  expect(pages[0]).toContain('Maison Une');
  expect(pages[1]).toContain('Maison Deux');
  expect(pages[2]).toBe(visitorPage);
  expect(visitorPage).not.toMatch(/Maison (Une|Deux)/);
  const own = await ask('/', { cookie: one, 'if-none-match': (await ask('/')).headers.get('etag') ?? '' });
  expect([own.status, own.headers.get('cache-control'), own.headers.get('etag')]).toEqual([
    200,
    'private, no-store',
    null,
  ]);
});

it('returns the same page to all visitors, whatever headers they send', async () => {
  const visitorPage = await textOf('/pricing');
  const hostile = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-original-url': '/login',
    'accept-language': 'fr',
    'user-agent': '<script>',
  };
  expect(await textOf('/pricing', hostile)).toBe(visitorPage);
  expect(await textOf('/pricing')).toBe(visitorPage);
  expect(visitorPage).not.toContain('evil');
});

it('respects the cookie consent, and shows a flash message once', async () => {
  expect(await textOf('/fr')).toContain('id="cookie-notice"');
  expect(await textOf('/fr', { cookie: `${cookies.consent.name}=1` })).not.toContain('id="cookie-notice"');
  const { name, formerName } = cookies.flash;
  for (const cookie of [name, formerName]) {
    const flashed = await ask('/fr', { cookie: `${cookie}=login.success` });
    expect(await flashed.text()).toContain('Connexion réussie.');
    expect(flashed.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${cookie}=;`));
  }
  expect(await textOf('/fr')).not.toContain('Connexion réussie.');
});

it('sends the script of the toasts only with a toast, in at most 4 KB', async () => {
  const address = /\/assets\/page-toasts-[\w-]+\.js/;
  expect(await textOf('/')).not.toMatch(address);
  const flashed = await textOf('/', { cookie: `${cookies.flash.name}=login.success` });
  const script = await ask(address.exec(flashed)?.[0] ?? '', { 'accept-encoding': 'gzip' });
  const bytes = Number(script.headers.get('content-length'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(4_000);
});

it('shows a published campaign, and soon no longer shows a cancelled one', async () => {
  const cookie = await signUp('Maison Trois');
  await request(`${server.url}/client/campaign/create.data`, { cookie, body: aDraft });
  const dashboard = await textOf('/client/dashboard', { cookie });
  const campaignId = /campaign-[0-9a-f-]{36}/.exec(dashboard)?.[0] ?? '';
  const path = `/campaigns/${campaignId}`;
  const changeStatus = (move: string) =>
    request(`${server.url}/client/dashboard`, { cookie, body: form({ campaignId, move }) });

  expect((await ask(path)).status).toBe(404);
  await changeStatus('publish');
  expect((await ask(path)).status).toBe(200);
  await changeStatus('cancel');
  await expect.poll(async () => (await ask(path)).status).toBe(404);
});

it('has the security headers of every page, without a nonce, which would differ between responses', async () => {
  const { headers } = await ask('/legal-notice');
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'all',
    'cache-control': 'private, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie',
  });
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
  const again = await ask('/legal-notice', { 'if-none-match': `"x", ${headers.get('etag')}` });
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([
    304,
    headers.get('content-security-policy'),
  ]);
  expect(again.headers.get('x-request-id')).not.toBe(headers.get('x-request-id'));
});

it('does not cache made-up addresses', async () => {
  const answers = await Promise.all(
    ['/pricing?a=1', '/nothing', '/health', '/confirm-email', '/pricing.data', '//pricing'].map((path) =>
      ask(path),
    ),
  );
  expect(answers.map((it) => it.headers.get('etag'))).toEqual([null, null, null, null, null, null]);
});

it.each(['/', '/fr/influencers', '/influencers?q=z'])(
  'never shows the page %s of one theme to a viewer with another',
  async (path) => {
    const { consent, theme } = cookies;
    const themeOf = async (cookie: string) =>
      /<html lang=".."( data-theme="\w+")?>/.exec(await textOf(path, { cookie }))?.[1];
    const rounds = [1, 2].map(async () => [
      await themeOf(''),
      await themeOf(`${theme.name}=dark`),
      await themeOf(`${theme.name}=light`),
      await themeOf(`${consent.name}=1; ${theme.name}=dark`),
      await themeOf(`${theme.name}=light; ${consent.name}=1`),
      await themeOf(`${theme.name}=sepia`),
    ]);
    const [dark, light] = [' data-theme="dark"', ' data-theme="light"'];
    for (const shown of await Promise.all(rounds))
      expect(shown).toEqual([undefined, dark, light, dark, light, undefined]);
  },
);

it('caches the page of each theme on its own', async () => {
  const cookie = `${cookies.theme.name}=dark`;
  const [dark, again, system] = [
    await ask('/blog', { cookie }),
    await ask('/blog', { cookie }),
    await ask('/blog'),
  ];
  expect(dark.headers.get('etag')).toBe(again.headers.get('etag'));
  expect(dark.headers.get('etag')).not.toBe(system.headers.get('etag'));
  const notModified = await ask('/blog', { cookie, 'if-none-match': system.headers.get('etag') ?? '' });
  expect(notModified.status).toBe(200);
});

it('keeps the chosen theme, and removes the cookie for the theme of the system', async () => {
  const choose = (theme: string, back = '/pricing') =>
    request(`${server.url}/api/theme`, { body: new URLSearchParams({ theme, back }) });
  const dark = await choose('dark');
  expect([dark.status, dark.headers.get('location')]).toEqual([302, '/pricing']);
  expect(dark.headers.get('set-cookie')).toMatch(
    `${cookies.theme.name}=dark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect((await choose('system')).headers.get('set-cookie')).toMatch(
    `${cookies.theme.name}=system; Max-Age=0`,
  );
  expect((await choose('sepia')).headers.get('set-cookie')).toBeNull();
  expect((await choose('dark', '//evil.example')).status).toBe(200);
});
