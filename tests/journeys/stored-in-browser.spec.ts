import type { Page } from '@playwright/test';
import routes from '#app/routes.ts';
import { cookieName, cookies, storedInBrowser } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { fromNewNetwork, trustingProxies } from '#tests/networks.ts';
import { PASSWORD } from '#tests/people.ts';
import { choosePassword, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';
import { expect, testOn } from './fixtures.ts';
import { aCampaign, join, logIn, signUp } from './sign-in.ts';

const EMAIL = 'margaux@desk.example';
let link = '';
const test = testOn(async () => {
  const { server, links } = await startWithStaff([EMAIL], { env: trustingProxies });
  link = links[0] ?? '';
  return server;
});

const addresses = routes.map(
  ({ path = '' }) =>
    `/${path
      .replace(/^fr\?\/?/, '')
      .replace(/:\w+/g, 'something')
      .replace('*', 'nothing-here')}`,
);

const known = Object.values(cookies);
const lifetimes = new Map<string, number>();
const storage = new Set<string>();

async function note(page: Page): Promise<void> {
  for (const { name, expires } of await page.context().cookies())
    lifetimes.set(name, Math.round(expires - Date.now() / 1000));
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage).map((it) => `localStorage ${it}`),
    ...Object.keys(sessionStorage).map((it) => `sessionStorage ${it}`),
  ]);
  for (const name of names) storage.add(name.split(':')[0] ?? '');
}

async function walk(page: Page): Promise<void> {
  for (const address of addresses.filter((it) => !/logout|\/live/.test(it))) {
    await page.request.get(address, { maxRedirects: 0 });
    await note(page);
  }
}

test('the legal notice names every cookie with its lifetime, and everything pages store', async ({
  page,
  brand,
  influencer,
  newPerson,
  server,
}) => {
  test.slow();
  await page.goto('/legal-notice');
  await page.getByRole('button', { name: m.cookies_accept() }).click();
  await expect(page.locator('#cookie-notice')).toBeHidden();
  await walk(page);

  await signUp(brand, 'client');
  await note(brand);
  await brand.goto('/client/campaign/create');
  await brand.getByLabel(m.wizard_name()).fill('Autumn table');
  await note(brand);
  await walk(brand);
  const campaign = await aCampaign(brand);
  await brand.goto('/client/dashboard');
  await brand.getByRole('button', { name: m.campaign_layout_rows() }).click();
  await expect(brand.getByRole('table')).toBeVisible();
  await brand.getByRole('button', { name: m.theme_dark() }).click();
  await expect(brand.locator('html')).toHaveAttribute('data-theme', 'dark');
  await note(brand);

  const { email } = await join(influencer, 'influencer');
  await influencer.goto(`/influencer/campaign/${campaign}`);
  await influencer.getByRole('main').locator('textarea[name=message]').fill('Me!');
  await note(influencer);
  await walk(influencer);
  await influencer.context().clearCookies();
  await influencer.request.post('/login', { form: { email, password: PASSWORD }, maxRedirects: 0 });
  await note(influencer);

  await setSecondFactorUp(server.url, await choosePassword(link));
  const staff = await newPerson({ extraHTTPHeaders: fromNewNetwork() });
  await staff.goto('/login');
  await staff.request.post('/api/passkey-options', { form: { purpose: 'login' } });
  await note(staff);
  await logIn(staff, EMAIL);
  await expect(staff).toHaveURL('/login/second-factor');
  await note(staff);

  expect([...lifetimes.keys()].toSorted()).toEqual(known.map(({ name }) => name).toSorted());
  for (const { name, seconds } of known) {
    expect(lifetimes.get(name), name).toBeGreaterThan(seconds - 60);
    expect(lifetimes.get(name), name).toBeLessThanOrEqual(seconds + 1);
  }
  const listed = storedInBrowser.flatMap(({ names, area }) => names.map((name) => `${area} ${name}`));
  expect(listed).toEqual(expect.arrayContaining([...storage]));
  expect([...storage]).toEqual(
    expect.arrayContaining(['localStorage campaign-draft', 'sessionStorage application']),
  );

  const named = await page.getByRole('table').locator('td:first-child').allTextContents();
  for (const { name } of known) expect(named).toContain(name);
});

test('logging out removes drafts in every tab, and keeps the choice about cookies', async ({
  brand,
  server,
}) => {
  await join(brand, 'client');
  await brand.goto('/client/campaign/create');
  await brand.getByLabel(m.wizard_name()).fill('Autumn table');
  await brand.goto('/preferences');
  await brand.getByText(m.preferences_accept_gifts()).click();
  await brand.getByLabel(m.preferences_street()).fill('1 rue du Puits');
  const drafts = () =>
    brand.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join());
  expect(await drafts()).toMatch(/campaign-draft:.*preferences:/);

  const serverOnlyPage = await brand.context().newPage();
  await serverOnlyPage.goto('/');
  await serverOnlyPage.getByRole('button', { name: m.cookies_accept() }).click();
  await serverOnlyPage.getByRole('button', { name: m.nav_account_of({ name: 'Maison Aubrac' }) }).click();
  await serverOnlyPage.getByRole('button', { name: m.nav_logout() }).click();
  await expect(serverOnlyPage).toHaveURL('/login');
  expect(await drafts()).not.toMatch(/campaign-draft|preferences/);
  const names = (await brand.context().cookies()).map(({ name }) => name);
  expect(names).toContain(cookieName('consent', server.url));
});
