import { expect, it } from 'vitest';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { aDraft, form } from '#tests/access-bodies.ts';
import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

const ask = (path: string, cookie = '', fields?: Record<string, string>) =>
  request(server.url + path, { cookie, body: fields && form(fields) });

async function addressAfterLogin(cookie: string, email: string): Promise<string | null> {
  const answer = await ask('/login', cookie, { email, password: PASSWORD });
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${cookies.returnTo.name}=;`));
  return answer.headers.get('location');
}

it.each(['en', 'fr'] as const)(
  'leads back to the plan that a visitor chose and buys nothing, in %s',
  async (language) => {
    const email = `plan.${language}@example.com`;
    const session = await signUpAt(server.url, 'brand', { email, language });
    const chosen = await ask(pathIn(language, '/pricing'), '', { plan: 'basic', billing: 'yearly' });
    expect(chosen.headers.get('location')).toBe(pathIn(language, '/login'));
    const back = pathIn(language, '/pricing?plan=basic&billing=yearly#chosen');
    expect(await addressAfterLogin(cookieOf(chosen), email)).toBe(back);

    const html = await (await ask(back, session)).text();
    const card = /<li id="chosen" tabindex="-1".*?<\/li>/s.exec(html)?.[0] ?? '';
    expect(card).toContain(m.pricing_chosen({}, { locale: language }));
    expect(html.split(m.pricing_chosen({}, { locale: language }))).toHaveLength(2);
    expect(html).toMatch(/value="yearly"[^>]*checked|checked[^>]*value="yearly"/);
    const subscription = await (await ask('/profile?tab=subscription', session)).text();
    expect(subscription).not.toContain('Basic');
  },
);

it('does not store an offer that does not exist', async () => {
  const answer = await ask('/pricing', '', { plan: 'https://evil.example', billing: 'yearly' });
  expect(cookieOf(answer)).toContain(`${cookies.returnTo.name}=%2Fpricing;`);
  const html = await (await ask('/pricing?plan=free')).text();
  expect(html).not.toContain(m.pricing_chosen());
});

it('leads back to the profile whose contact tab asked for a login', async () => {
  const email = 'reader@example.com';
  const session = await signUpAt(server.url, 'brand', { email });
  const [, id = ''] = /data-id=\\?"([\w-]+)/.exec(await (await ask('/api/influencers')).text()) ?? [];
  const contact = `/influencer/${id}?tab=contact`;
  const shown = await ask(`/fr${contact}`);
  expect(await shown.text()).toContain(m.contact_login_title({}, { locale: 'fr' }));
  expect(await addressAfterLogin(cookieOf(shown), email)).toBe(contact);
  for (const [path, cookie] of [
    [`/influencer/${id}`, ''],
    [contact, session],
  ] as const) {
    expect(cookieOf(await ask(path, cookie))).not.toContain(cookies.returnTo.name);
  }
});

it.each(['overview', 'metrics'])(
  'leads back to the tab %s of the profile whose button was used',
  async (tab) => {
    const email = `reader.${tab}@example.com`;
    await signUpAt(server.url, 'brand', { email });
    const [, id = ''] = /data-id=\\?"([\w-]+)/.exec(await (await ask('/api/influencers')).text()) ?? [];
    const profile = `/influencer/${id}${tab === 'overview' ? '' : `?tab=${tab}`}`;
    const html = await (await ask(profile)).text();
    const buttons = [...html.matchAll(/href="([^"]*[?;]login=yes)"/g)].map(([, it = '']) =>
      it.replaceAll('&amp;', '&'),
    );
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const answer = await ask(button);
      expect(answer.headers.get('location')).toBe('/login');
      expect(await addressAfterLogin(cookieOf(answer), email)).toBe(profile);
    }
  },
);

it('leads back to the public campaign whose link was used, and influencers to the page where they apply', async () => {
  const owner = 'owner@example.com';
  const brand = await signUpAt(server.url, 'brand', { email: owner });
  await request(`${server.url}/client/campaign/create.data`, { cookie: brand, body: aDraft });
  const dashboard = await (await ask('/client/dashboard', brand)).text();
  const campaignId = /campaign-[0-9a-f-]{36}/.exec(dashboard)?.[0] ?? '';
  await ask('/client/dashboard', brand, { campaignId, move: 'publish' });
  const email = 'applicant@example.com';
  await signUpAt(server.url, 'influencer', { email });
  const shown = await ask(`/campaigns/${campaignId}`);
  const own = `/influencer/campaign/${campaignId}`;
  expect(cookieOf(shown)).toBe('');
  expect(await shown.text()).toContain(`href="${own}"`);
  const asked = await ask(own);
  expect(asked.headers.get('location')).toBe('/login');
  expect(await addressAfterLogin(cookieOf(asked), email)).toBe(own);
  expect(await addressAfterLogin(cookieOf(asked), owner)).toBe(own);
  expect((await ask(own, brand)).headers.get('location')).toBe(`/campaigns/${campaignId}`);
});

it('offers a newcomer on the booking page to go on where they left off', async () => {
  const chosen = cookieOf(await ask('/pricing', '', { plan: 'premium', billing: 'monthly' }));
  const person = { role: 'client', companyName: 'Aubrac', email: 'new@example.com', password: PASSWORD };
  const joined = await ask('/signup', chosen, { ...person, phoneNumber: '', instagram: '' });
  const booking = await (await ask('/booking', `${chosen}; ${cookieOf(joined)}`)).text();
  expect(booking).toContain('href="/pricing?plan=premium&amp;billing=monthly#chosen"');
  expect(booking).toContain(m.booking_continue());
  expect(await (await ask('/booking', cookieOf(joined))).text()).not.toContain(m.booking_continue());
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\tevil'])(
  'ignores the forged address %j',
  async (address) => {
    const email = `forged.${Buffer.from(address).toString('hex')}@example.com`;
    const session = await signUpAt(server.url, 'brand', { email });
    const forged = `${cookies.returnTo.name}=${encodeURIComponent(address)}`;
    expect(await addressAfterLogin(forged, email)).toBe('/client/dashboard');
    expect(await (await ask('/booking', `${session}; ${forged}`)).text()).not.toContain('evil');
  },
);
