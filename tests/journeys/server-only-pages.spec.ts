import { cookies } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { aPublicCampaign, join } from './sign-in.ts';

const serverOnlyPaths = [
  '/',
  '/pricing',
  '/lists',
  '/legal-notice',
  '/terms',
  '/accessibility',
  '/blog',
  '/influencers',
  '/login',
  '/signup?role=influencer',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/campaigns/{campaign}',
  '/company/{company}',
  '/nothing-here',
];

/**
 * Scripts that server-only pages may contain: JSON-LD for search engines, the script that keeps the page if the server
 * does not answer, and the scripts of filters, passkeys, forms and toasts.
 */
const allowedScripts =
  /<script type="application\/ld\+json">.*?<\/script>|<script (?:async="" )?type="module" src="\/assets\/(?:browse|keep-document-script|passkey-script|send-page-form|page-toasts)-[\w-]+\.js"><\/script>/g;

async function addressOf(path: string, baseURL: string | undefined): Promise<string> {
  if (!path.includes('{')) return path;
  const { campaign, company } = await aPublicCampaign(baseURL);
  return path.replace('{campaign}', campaign).replace('{company}', company);
}

for (const path of serverOnlyPaths) {
  test(`${path} ships no React and works without scripts`, async ({ unscripted: page, request, baseURL }) => {
    const address = await addressOf(path, baseURL);
    const html = await (await request.get(address)).text();
    const rest = html.replaceAll(allowedScripts, '');
    expect(rest).not.toMatch(/<script|modulepreload|\.js"/);

    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test(`${path} passes axe, in light and in dark`, async ({ page, baseURL }) => {
    const address = await addressOf(path, baseURL);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await axe(page);
    }
  });
}

test('navigation between a React page and a server-only page is a full page load', async ({ page }) => {
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const marked = page.locator('html[data-kept]');
  const banner = page.getByRole('banner');

  await join(page, 'client');
  await page.goto('/client/dashboard');
  await mark();
  await banner.getByRole('link', { name: m.nav_campaigns() }).click();
  await expect(page).toHaveURL('/client/campaigns');
  await expect(marked).toBeAttached();

  await banner.getByRole('link', { name: 'Accolade' }).click();
  await expect(page).toHaveURL('/');
  await expect(marked).not.toBeAttached();

  await banner.getByRole('link', { name: m.nav_dashboard() }).click();
  await expect(page).toHaveURL('/client/dashboard');
  await mark();
  // The client-side router opens a server-only page, for example after a form, by loading a new document.
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate("__reactRouterDataRouter.navigate('/?from=an+act')");
  await expect(page).toHaveURL('/?from=an+act');
  await expect(marked).not.toBeAttached();
});

test('a server-only page shows a toast once, also without scripts', async ({ unscripted: page, server }) => {
  await page.context().addCookies([{ name: cookies.flash.name, value: 'login.success', url: server.url }]);
  await page.goto('/fr');
  const toast = page.getByRole('status').getByText('Connexion réussie.');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(toast).toBeHidden();
  await page.reload();
  await expect(toast).not.toBeAttached();
});

test('the drawer opens and closes without scripts', async ({ unscripted: page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const drawer = page.locator('#drawer');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(drawer.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr');
});
