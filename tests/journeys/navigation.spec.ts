import { m } from '#messages';
import { expect, test } from './fixtures.ts';
import { aCampaign, join } from './sign-in.ts';

test('a slow navigation shows a line, and the new page takes the focus', async ({ brand: page }) => {
  await join(page, 'client');
  const campaignId = await aCampaign(page);
  await page.goto('/client/dashboard');
  const line = page.getByRole('progressbar');
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const answer = Promise.withResolvers<void>();
  await page.route('**/messages.data*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: m.nav_messages() }).click();
  await expect(line).toBeVisible();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(main.getByRole('status')).toHaveText(m.nav_loading());
  await expect(heading).toBeHidden();
  answer.resolve();
  await expect(page).toHaveURL('/messages');
  await expect(heading).toBeFocused();
  await expect(line).toHaveCount(0);
  await expect(main).not.toHaveAttribute('aria-busy');

  await page.goBack();
  await expect(page).toHaveURL('/client/dashboard');
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Autumn table' }).click();
  await expect(page).toHaveURL(`/client/campaign/${campaignId}`);
  await expect(heading).toBeFocused();

  const french = page.getByRole('link', { name: 'FR Français' });
  await french.click();
  await expect(page).toHaveURL(`/fr/client/campaign/${campaignId}`);
  await expect(french).toBeFocused();
  await expect(page.locator('[aria-live=polite].sr-only', { hasText: await page.title() })).toHaveCount(1);
});

test('saving leaves the focus on the button and adds no history entry', async ({ influencer: page }) => {
  await join(page, 'influencer');
  await page.goto('/preferences');
  await page.getByText(m.preferences_accept_gifts()).waitFor();
  await page.getByText('Remote', { exact: true }).click();
  const save = page.getByRole('button', { name: m.preferences_save() });
  const entries = await page.evaluate(() => history.length);
  await save.press('Enter');
  await expect(page.getByText(m.preferences_toast_saved())).toBeVisible();
  await expect(save).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
