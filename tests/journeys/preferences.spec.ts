import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { beforeScripts } from './held-scripts.ts';
import { join } from './sign-in.ts';

// Offline, React Router cannot fetch its manifest.
test.use({ expectedErrors: /Failed to fetch manifest patches/ });

test('an influencer saves preferences, in en, fr and again in en', async ({ influencer: page }) => {
  await join(page, 'influencer');
  await page.goto('/influencer/dashboard');
  await page.getByRole('button', { name: m.nav_account_of({ name: 'Léa Dubois' }) }).click();
  await page.getByRole('link', { name: m.nav_preferences() }).click();
  const title = page.getByRole('heading', { level: 1, name: m.preferences_title() });
  await expect(title).toBeVisible();
  await axe(page);
  await expect(page.getByText(m.preferences_cities())).toBeHidden();

  await page.getByText(m.preferences_accept_gifts()).click();
  await page.getByText(m.preferences_accept_paid()).click();
  await page.getByLabel(m.preferences_price_post()).fill('a lot');
  await page.getByRole('button', { name: m.preferences_save() }).click();
  await expect(page.getByText(m.refusal_field_street_required(), { exact: true })).toBeVisible();
  await expect(page.getByLabel(`${m.preferences_street()} *`)).toBeFocused();
  await expect(page.getByLabel(m.preferences_price_post())).toHaveValue('a lot');
  await axe(page);

  await page.getByRole('link', { name: 'Français' }).click();
  setLanguageSource(() => 'fr');
  const pricePerPost = page.getByLabel(m.preferences_price_post());
  await expect(pricePerPost).toHaveValue('a lot');
  await expect(page.getByText(m.refusal_field_street_required(), { exact: true })).toBeVisible();
  await page.getByLabel(`${m.preferences_street()} *`).fill('3 rue Mercière');
  await page.getByLabel(m.preferences_zip_code()).fill('69002');
  await page.getByLabel(`${m.preferences_city()} *`).fill('Lyon');
  await page.getByLabel(m.account_phone()).fill('06 12 34 56 78');
  await page.getByLabel(m.account_company_name()).fill('Léa Dubois EI');
  await pricePerPost.fill('12,50');
  await page.getByLabel(m.preferences_price_story()).fill('8');

  await page.getByText(m.collaboration_remote(), { exact: true }).click();
  await expect(page.getByText(m.preferences_cities())).toBeHidden();
  await page.getByText(m.collaboration_restaurant(), { exact: true }).click();
  for (const city of ['Paris', 'Lyon', 'Nice']) await page.getByText(city, { exact: true }).click();
  await expect(page.getByText(m.preferences_cities_help({ chosen: 3, most: 3 }))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Lille' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Nice' })).toBeEnabled();
  await page.getByRole('button', { name: m.preferences_save() }).click();
  await expect(page.getByText(m.preferences_toast_saved())).toBeVisible();

  await page.reload();
  await expect(pricePerPost).toHaveValue('12,50');
  setLanguageSource(() => 'en');
  await page.goto('/preferences');
  await expect(page.getByLabel(m.preferences_price_post())).toHaveValue('12.50');
  await expect(page.getByRole('checkbox', { name: 'Nice' })).toBeChecked();
  await axe(page);
  await page.getByLabel(m.preferences_instructions()).fill('Code 12A');
  const save = page.getByRole('button', { name: m.preferences_save() });
  const saved = page.getByText(m.preferences_toast_saved());
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(m.preferences_toast_failed())).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.install();
  await save.click();
  await expect(saved).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(saved).toBeHidden();
});

test('input from before the scripts arrive is kept and saved', async ({ influencer: page }) => {
  await join(page, 'influencer');
  const instructions = page.getByLabel(m.preferences_instructions());
  const zipCode = page.getByLabel(m.preferences_zip_code());
  const remote = page.getByRole('checkbox', { name: m.collaboration_remote() });
  const save = page.getByRole('button', { name: m.preferences_save() });
  await page.goto('/preferences');
  await page.getByText(m.preferences_accept_gifts()).click();
  await page.getByLabel(`${m.preferences_street()} *`).fill('3 rue Mercière');
  await zipCode.fill('69002');
  await page.getByLabel(`${m.preferences_city()} *`).fill('Lyon');
  await page.getByLabel(m.account_phone()).fill('06 12 34 56 78');
  await instructions.fill('Code 12A');
  await save.click();
  await expect(page.getByText(m.preferences_toast_saved())).toBeVisible();
  await page.getByLabel(m.account_phone()).fill('06 12 34 56 79');

  await beforeScripts(page, '/preferences', async () => {
    await zipCode.fill('69003');
    await page.getByText(m.collaboration_remote(), { exact: true }).click();
    await instructions.fill('Code 13B');
  });
  await expect(zipCode).toHaveValue('69003');
  await expect(instructions).toHaveValue('Code 13B');
  await expect(remote).toBeChecked();
  await expect(page.getByLabel(m.account_phone())).toHaveValue('06 12 34 56 79');
  await page.getByLabel(`${m.preferences_street()} *`).fill('4 rue Mercière');
  await save.click();
  await expect(page.getByText(m.preferences_toast_saved())).toBeVisible();
  await page.reload();
  await expect(zipCode).toHaveValue('69003');
  await expect(instructions).toHaveValue('Code 13B');
  await expect(remote).toBeChecked();
});
