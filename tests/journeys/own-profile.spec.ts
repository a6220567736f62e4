import type { Page } from '@playwright/test';
import { m } from '#messages';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { PASSWORD } from '#tests/people.ts';
import { axe, expect, test } from './fixtures.ts';
import { join, logIn } from './sign-in.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

// Offline, React Router cannot fetch its manifest.
test.use({ expectedErrors: /Failed to fetch manifest patches/ });

test('an influencer corrects errors and saves the profile', async ({ influencer: page }) => {
  const { email } = await join(page, 'influencer');
  const name = page.getByLabel(m.account_full_name());
  const bio = field(page, m.profile_bio());
  const followers = field(page, m.profile_followers());
  const rate = field(page, m.profile_engagement());
  const food = m.thematic_food();
  const save = page.getByRole('button', { name: m.profile_save() });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: m.profile_title() })).toBeVisible();
  await expect(field(page, m.account_email())).toHaveValue(email);
  await expect(field(page, m.account_email())).not.toBeEditable();
  await axe(page);

  // After saving, the page uses the chosen language.
  await page.getByRole('main').getByText('English', { exact: true }).click();
  await name.fill('');
  await bio.fill('Small tables, long lunches.');
  await followers.fill('many');
  await page.getByText(food, { exact: true }).click();
  await save.click();
  await expect(page.getByText(m.refusal_field_required())).toBeVisible();
  await expect(page.getByText(m.refusal_field_invalid_number())).toBeVisible();
  await expect(name).toBeFocused();
  await expect(bio).toHaveValue('Small tables, long lunches.');
  await axe(page);

  await name.fill('Zoé Martin');
  await followers.fill('86 400');
  await rate.fill('4,2');
  await save.click();
  await expect(page.getByText(m.profile_toast_updated())).toBeVisible();
  await expect(page.getByText(m.profile_unsaved())).toBeHidden();
  await expect(save).toBeFocused();
  const account = page.getByRole('button', { name: m.nav_account_of({ name: 'Zoé Martin' }) });
  await expect(account).toContainText('ZM');
  await expect(followers).toHaveValue('86400');
  await expect(page.getByText(m.profile_figures_declared(), { exact: true })).toBeVisible();

  await page.reload();
  await expect(name).toHaveValue('Zoé Martin');
  await expect(rate).toHaveValue('4.2');
  await expect(page.getByRole('checkbox', { name: food })).toBeChecked();
});

test('input survives a change of language, another tab, a reload and a failed save', async ({
  influencer: page,
}) => {
  await join(page, 'influencer');
  await page.goto('/profile');
  const bio = field(page, m.profile_bio()); // The label is the same in both languages.
  await bio.fill('Not finished yet');
  await page.getByRole('link', { name: 'Français' }).click();
  setLanguageSource(() => 'fr');
  await expect(page).toHaveURL(pathIn('fr', '/profile'));
  await expect(page.getByText(m.profile_unsaved())).toBeVisible();
  await expect(bio).toHaveValue('Not finished yet');
  await page.getByRole('link', { name: m.profile_tab_subscription() }).click();
  await expect(page.getByText(m.subscription_no_history())).toBeVisible();
  await page.goBack();
  await expect(bio).toHaveValue('Not finished yet');
  await page.reload();
  await expect(bio).toHaveValue('Not finished yet');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: m.profile_save() }).click();
  await expect(page.getByText(m.profile_toast_failed())).toBeVisible();
  await expect(bio).toHaveValue('Not finished yet');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: m.profile_discard() }).click();
  await expect(bio).toHaveValue('');
  await page.reload();
  await expect(bio).toHaveValue('');
});

test('a brand changes its language and its password, which ends its other sessions', async ({
  brand: page,
  newPerson,
}) => {
  const { email } = await join(page, 'client');
  const elsewhere = await newPerson();
  await elsewhere.goto('/login');
  await logIn(elsewhere, email);
  await elsewhere.waitForURL(/\/client\/dashboard$/);

  await page.goto('/profile');
  await expect(page.getByText(m.profile_public_title())).toBeHidden();
  await page.getByRole('main').getByText('Français', { exact: true }).click();
  await page.getByRole('button', { name: m.profile_save() }).click();
  setLanguageSource(() => 'fr');
  await expect(page).toHaveURL(pathIn('fr', '/profile?tab=account'));
  await expect(page.getByText(m.profile_toast_updated())).toBeVisible();

  const current = page.getByLabel(m.profile_password_current());
  const fresh = page.getByLabel(m.profile_password_new());
  const change = page.getByRole('button', { name: m.profile_password_submit() });
  await current.fill('not this one');
  await fresh.fill('another good one');
  await change.click();
  await expect(page.getByText(m.refusal_account_wrong_password())).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(PASSWORD);
  await fresh.fill('password123');
  await change.click();
  await expect(page.getByText(m.refusal_account_password_too_common())).toBeVisible();
  await expect(fresh).toBeFocused();
  await fresh.fill('another good one');
  await change.click();
  await expect(page.getByText(m.profile_toast_password_changed())).toBeVisible();
  await expect(current).toHaveValue('');

  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL('/login');
  await page.getByRole('main').getByRole('button', { name: m.nav_logout() }).click();
  await expect(page).toHaveURL(pathIn('fr', '/login'));
  await page.goto(pathIn('fr', '/preferences'));
  await expect(page).toHaveURL(pathIn('fr', '/login'));
});
