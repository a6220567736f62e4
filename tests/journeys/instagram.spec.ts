import type { Page } from '@playwright/test';
import { m } from '#messages';
import { accountWith, instagram, instagramStandIn } from '#tests/instagram-stand-in.ts';
import { trustingProxies } from '#tests/networks.ts';
import { startServer } from '#tests/server.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { join } from './sign-in.ts';

const standIn = await instagramStandIn();

const test = testOn(() => {
  const env = {
    INSTAGRAM_TOKEN: 'a token',
    INSTAGRAM_BUSINESS_ID: '17841405309211844',
    INSTAGRAM_API_URL: standIn.url,
  };
  return startServer({ env: { ...trustingProxies, ...env } });
});
test.afterAll(() => standIn.close());

test.use({ expectedErrors: /^503 / });

const parts = (page: Page) => ({
  username: page.getByLabel(m.instagram_username()),
  connect: page.getByRole('button', { name: m.instagram_connect() }),
  failed: page.getByText(m.refusal_instagram_unavailable()),
  connected: page.getByText(m.instagram_toast_connected()),
});

test('an influencer connects and proves Instagram; the figures are verified until they are edited', async ({
  influencer: page,
}) => {
  await join(page, 'influencer');
  await page.goto('/profile?tab=integrations');
  const { username, connect, failed, connected } = parts(page);
  await axe(page);

  await username.fill('@');
  await connect.click();
  await expect(page.getByText(m.refusal_field_username_required())).toBeVisible();
  await expect(username).toBeFocused();

  standIn.behave(instagram.unknown);
  await username.fill('@nobody');
  await connect.click();
  await expect(page.getByText(m.refusal_instagram_unknown_account())).toBeVisible();
  await expect(username).toHaveValue('@nobody');

  standIn.behave(instagram.broken);
  await connect.click();
  await expect(failed).toBeVisible();
  await expect(username).toHaveValue('@nobody');
  await expect(page.getByText(m.instagram_not_connected())).toBeVisible();

  const asked = Promise.withResolvers<() => void>();
  standIn.behave((response) => asked.resolve(() => instagram.fine(response)));
  await username.fill('@@lea.table');
  await connect.click();
  await expect(page.getByRole('button', { name: m.instagram_connecting() })).toBeDisabled();
  const answer = await asked.promise;
  answer();
  await expect(connected).toBeVisible();
  const [since = ''] = m.instagram_connected_since({ username: 'lea.table', date: '…' }).split('…');
  await expect(page.getByText(since)).toBeVisible();
  await expect(username).toHaveValue('lea.table');
  await expect(page.getByText(m.instagram_unproved_influencer())).toBeVisible();
  await axe(page);

  const check = page.getByRole('button', { name: m.instagram_check() });
  standIn.behave(instagram.fine);
  await check.click();
  await expect(page.getByText(m.refusal_instagram_code_not_found())).toBeVisible();
  standIn.behave(instagram.unknown);
  await check.click();
  await expect(page.getByText(m.refusal_instagram_not_professional())).toBeVisible();
  const code = (await page.locator('code').textContent()) ?? '';
  standIn.behave(accountWith({ biography: `Small tables ${code}` }));
  await check.click();
  await expect(page.getByText(m.instagram_toast_proved())).toBeVisible();
  await expect(page.getByText(m.instagram_proved(), { exact: true })).toBeVisible();
  await axe(page);

  await page.getByRole('link', { name: m.profile_tab_account(), exact: true }).click();
  const followers = page.getByLabel(m.profile_followers());
  await expect(page.getByText(m.profile_figures_verified(), { exact: true })).toBeVisible();
  await expect(followers).toHaveValue('86400');
  await expect(page.getByLabel(m.profile_engagement())).toHaveValue('4.2');
  await axe(page);
  await followers.fill('90000');
  await page.getByRole('button', { name: m.profile_save() }).click();
  await expect(page.getByText(m.profile_figures_declared(), { exact: true })).toBeVisible();
});

test('a brand connects Instagram', async ({ brand: page }) => {
  await join(page, 'client');
  await page.goto('/profile?tab=integrations');
  const { username, connect, failed, connected } = parts(page);
  await username.fill('@maison.aubrac');
  standIn.behave(instagram.rateLimited);
  await connect.click();
  await expect(failed).toBeVisible();
  standIn.behave(instagram.fine);
  await connect.click();
  await expect(connected).toBeVisible();
});
