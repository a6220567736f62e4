import type { Page } from '@playwright/test';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { type InstagramStandIn, instagram, instagramStandIn } from '#tests/instagram-stand-in.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { axe, test as base, expect } from './fixtures.ts';
import { join } from './sign-in.ts';

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

test.use({ expectedTrouble: /^503 / });

for (const language of ['en', 'fr'] as const) {
  const says = { locale: language };
  const to = (path: string) => pathIn(language, path);
  const parts = (page: Page) => ({
    username: page.getByLabel(m.instagram_username({}, says)),
    connect: page.getByRole('button', { name: m.instagram_connect({}, says) }),
    failed: page.getByText(m.refusal_instagram_unavailable({}, says)),
    connected: page.getByText(m.instagram_toast_connected({}, says)),
  });

  test(`an influencer connects Instagram, and the figures are verified until they are touched, in ${language}`, async ({
    influencer: page,
    standIn,
  }) => {
    await join(page, 'influencer');
    await page.goto(to('/profile?tab=integrations'));
    const { username, connect, failed, connected } = parts(page);
    await axe(page);

    await username.fill('@');
    await connect.click();
    await expect(page.getByText(m.refusal_field_username_required({}, says))).toBeVisible();
    await expect(username).toBeFocused();

    standIn.behave(instagram.unknown);
    await username.fill('@nobody');
    await connect.click();
    await expect(page.getByText(m.refusal_instagram_unknown_account({}, says))).toBeVisible();
    await expect(username).toHaveValue('@nobody');

    standIn.behave(instagram.broken);
    await connect.click();
    await expect(failed).toBeVisible();
    await expect(username).toHaveValue('@nobody');
    await expect(page.getByText(m.instagram_not_connected({}, says))).toBeVisible();

    const asked = Promise.withResolvers<() => void>();
    standIn.behave((response) => asked.resolve(() => instagram.fine(response)));
    await username.fill('@@lea.table');
    await connect.click();
    await expect(page.getByRole('button', { name: m.instagram_connecting({}, says) })).toBeDisabled();
    const answer = await asked.promise;
    answer();
    await expect(connected).toBeVisible();
    const [since = ''] = m.instagram_connected_since({ username: 'lea.table', date: '…' }, says).split('…');
    await expect(page.getByText(since)).toBeVisible();
    await expect(username).toHaveValue('lea.table');
    await axe(page);

    await page.getByRole('link', { name: m.profile_tab_account({}, says), exact: true }).click();
    const followers = page.getByLabel(m.profile_followers({}, says));
    await expect(page.getByText(m.profile_figures_verified({}, says), { exact: true })).toBeVisible();
    await expect(followers).toHaveValue('86400');
    await expect(page.getByLabel(m.profile_engagement({}, says))).toHaveValue(
      language === 'en' ? '4.2' : '4,2',
    );
    await axe(page);
    await followers.fill('90000');
    await page.getByRole('button', { name: m.profile_save({}, says) }).click();
    // Who joined in English is read to in English from here on.
    await expect(
      page.getByText(m.profile_figures_declared({}, { locale: 'en' }), { exact: true }),
    ).toBeVisible();
  });

  test(`a brand connects Instagram, in ${language}`, async ({ brand: page, standIn }) => {
    await join(page, 'client');
    await page.goto(to('/profile?tab=integrations'));
    const { username, connect, failed, connected } = parts(page);
    await username.fill('@maison.aubrac');
    standIn.behave(instagram.rateLimited);
    await connect.click();
    await expect(failed).toBeVisible();
    standIn.behave(instagram.fine);
    await connect.click();
    await expect(connected).toBeVisible();
  });
}
