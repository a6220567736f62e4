import type { Page } from '@playwright/test';
import { type InstagramStandIn, instagram, instagramStandIn } from '#tests/instagram-stand-in.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { axe, test as base, expect } from './fixtures.ts';

/** A server of its own, which reads Instagram: the stand-in. */
const test = base.extend<object, { standIn: InstagramStandIn; server: RunningServer }>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      const standIn = await instagramStandIn();
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ standIn }, use) => {
      const env = {
        INSTAGRAM_TOKEN: 'a token',
        INSTAGRAM_BUSINESS_ID: '17841405309211844',
        INSTAGRAM_API_URL: standIn.url,
      };
      const server = await startServer({ env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function signUp(page: Page, side: 'brand' | 'influencer'): Promise<void> {
  const email = `ig.${side}.${Date.now()}@example.com`;
  const person =
    side === 'brand' ? { companyName: 'Maison Aubrac' } : { fullName: 'Léa Dubois', instagram: 'lea' };
  const data = { email, password: 'correct horse battery', ...person };
  await page.request.post(`/api/${side}-signup`, { data });
}

test.use({ expectedTrouble: /^503 / });

test('an influencer connects Instagram, and the figures are verified until they are touched', async ({
  influencer: page,
  standIn,
}) => {
  await signUp(page, 'influencer');
  await page.goto('/profile?tab=integrations');
  const username = page.getByLabel('Instagram username');
  const connect = page.getByRole('button', { name: 'Connect Instagram' });
  await axe(page);

  await username.fill('@');
  await connect.click();
  await expect(page.getByText('Enter an Instagram username.')).toBeVisible();
  await expect(username).toBeFocused();

  standIn.behave(instagram.unknown);
  await username.fill('@nobody');
  await connect.click();
  await expect(page.getByText('Instagram shows no professional account with this username.')).toBeVisible();
  await expect(username).toHaveValue('@nobody');

  standIn.behave(instagram.broken);
  await connect.click();
  await expect(page.getByText('Failed to connect Instagram account. Please try again.')).toBeVisible();
  await expect(username).toHaveValue('@nobody');
  await expect(page.getByText('Not connected')).toBeVisible();

  let answer = () => {};
  standIn.behave((response) => {
    answer = () => instagram.fine(response);
  });
  await username.fill('@@lea.table');
  await connect.click();
  await expect(page.getByRole('button', { name: 'Connecting…' })).toBeDisabled();
  answer();
  await expect(page.getByText('Instagram account connected')).toBeVisible();
  await expect(page.getByText(/@lea\.table, since/)).toBeVisible();
  await expect(username).toHaveValue('lea.table');
  await axe(page);

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Followers')).toHaveValue('86400');
  await expect(page.getByLabel('Engagement rate (%)')).toHaveValue('4.2');
  await axe(page);
  await page.getByLabel('Followers').fill('90000');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Declared', { exact: true })).toBeVisible();
});

test('a brand connects Instagram, in French', async ({ brand: page, standIn }) => {
  await signUp(page, 'brand');
  await page.goto('/fr/profile?tab=integrations');
  const connect = page.getByRole('button', { name: 'Connecter Instagram' });
  await page.getByLabel('Identifiant Instagram').fill('@maison.aubrac');
  standIn.behave(instagram.rateLimited);
  await connect.click();
  await expect(
    page.getByText('La connexion du compte Instagram a échoué. Veuillez réessayer.'),
  ).toBeVisible();
  standIn.behave(instagram.fine);
  await connect.click();
  await expect(page.getByText('Compte Instagram connecté')).toBeVisible();
  await expect(page.getByText(/@maison\.aubrac, depuis le/)).toBeVisible();
});
