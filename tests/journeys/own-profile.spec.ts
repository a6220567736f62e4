import type { Page } from '@playwright/test';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { axe, expect, test } from './fixtures.ts';
import { join, PASSWORD } from './sign-in.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const names = { en: 'English', fr: 'Français' };

// Without a connection React Router cannot look up where the links lead.
test.use({ expectedTrouble: /Failed to fetch manifest patches/ });

for (const [language, other] of [
  ['en', 'fr'],
  ['fr', 'en'],
] as const) {
  const says = { locale: language };
  const saysThen = { locale: other };
  const to = (path: string) => pathIn(language, path);

  test(`an influencer mends what was wrong, and is saved, in ${language}`, async ({ influencer: page }) => {
    const email = await join(page, 'influencer');
    const name = page.getByLabel(m.account_full_name({}, says));
    const bio = field(page, m.profile_bio({}, says));
    const followers = field(page, m.profile_followers({}, says));
    const rate = field(page, m.profile_engagement({}, says));
    const food = m.thematic_food({}, says);
    const save = page.getByRole('button', { name: m.profile_save({}, says) });
    await page.goto(to('/profile'));
    await expect(page.getByRole('heading', { level: 1, name: m.profile_title({}, says) })).toBeVisible();
    await expect(field(page, m.account_email({}, says))).toHaveValue(email);
    await expect(field(page, m.account_email({}, says))).not.toBeEditable();
    await axe(page);

    // Saving leads to the language that is chosen, which is the reader's own.
    await page.getByRole('main').getByText(names[language], { exact: true }).click();
    await name.fill('');
    await bio.fill('Small tables, long lunches.');
    await followers.fill('many');
    await page.getByText(food, { exact: true }).click();
    await save.click();
    await expect(page.getByText(m.refusal_field_required({}, says))).toBeVisible();
    await expect(page.getByText(m.refusal_field_invalid_number({}, says))).toBeVisible();
    await expect(name).toBeFocused();
    await expect(bio).toHaveValue('Small tables, long lunches.');
    await axe(page);

    await name.fill('Zoé Martin');
    await followers.fill('86 400');
    await rate.fill('4,2');
    await save.click();
    await expect(page.getByText(m.profile_toast_updated({}, says))).toBeVisible();
    await expect(page.getByText(m.profile_unsaved({}, says))).toBeHidden();
    const account = page.getByRole('button', { name: m.nav_account_of({ name: 'Zoé Martin' }, says) });
    await expect(account).toContainText('ZM');
    await expect(followers).toHaveValue('86400');
    await expect(page.getByText(m.profile_figures_declared({}, says), { exact: true })).toBeVisible();

    await page.reload();
    await expect(name).toHaveValue('Zoé Martin');
    await expect(rate).toHaveValue(language === 'en' ? '4.2' : '4,2');
    await expect(page.getByRole('checkbox', { name: food })).toBeChecked();
  });

  test(`what is typed outlives a change to ${other}, a look elsewhere, a reload and a lost connection`, async ({
    influencer: page,
  }) => {
    await join(page, 'influencer');
    await page.goto(to('/profile'));
    const bio = field(page, m.profile_bio({}, says)); // the same word in both languages
    await bio.fill('Not finished yet');
    await page.getByRole('link', { name: names[other] }).click();
    await expect(page).toHaveURL(pathIn(other, '/profile'));
    await expect(page.getByText(m.profile_unsaved({}, saysThen))).toBeVisible();
    await expect(bio).toHaveValue('Not finished yet');
    await page.getByRole('link', { name: m.profile_tab_subscription({}, saysThen) }).click();
    await expect(page.getByText(m.subscription_no_history({}, saysThen))).toBeVisible();
    await page.goBack();
    await expect(bio).toHaveValue('Not finished yet');
    await page.reload();
    await expect(bio).toHaveValue('Not finished yet');

    await page.context().setOffline(true);
    await page.getByRole('button', { name: m.profile_save({}, saysThen) }).click();
    await expect(page.getByText(m.profile_toast_failed({}, saysThen))).toBeVisible();
    await expect(bio).toHaveValue('Not finished yet');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: m.profile_discard({}, saysThen) }).click();
    await expect(bio).toHaveValue('');
    await page.reload();
    await expect(bio).toHaveValue('');
  });

  test(`a brand changes from ${language} to ${other} and to a new password, which ends its other sessions`, async ({
    brand: page,
    newPerson,
  }) => {
    const email = await join(page, 'client');
    const elsewhere = await newPerson();
    await elsewhere.goto(to('/login'));
    await elsewhere.getByLabel(m.account_email({}, says)).fill(email);
    await elsewhere.getByLabel(m.account_password({}, says)).fill(PASSWORD);
    await elsewhere
      .getByRole('main')
      .getByRole('button', { name: m.login_submit({}, says) })
      .click();
    await elsewhere.waitForURL(/\/client\/dashboard$/);

    await page.goto(to('/profile'));
    await expect(page.getByText(m.profile_public_title({}, says))).toBeHidden();
    await page.getByRole('main').getByText(names[other], { exact: true }).click();
    await page.getByRole('button', { name: m.profile_save({}, says) }).click();
    await expect(page).toHaveURL(pathIn(other, '/profile?tab=account'));
    await expect(page.getByText(m.profile_toast_updated({}, saysThen))).toBeVisible();

    const current = page.getByLabel(m.profile_password_current({}, saysThen));
    const fresh = page.getByLabel(m.profile_password_new({}, saysThen));
    const change = page.getByRole('button', { name: m.profile_password_submit({}, saysThen) });
    await current.fill('not this one');
    await fresh.fill('another good one');
    await change.click();
    await expect(page.getByText(m.refusal_account_wrong_password({}, saysThen))).toBeVisible();
    await expect(current).toBeFocused();
    await current.fill(PASSWORD);
    await fresh.fill('password123');
    await change.click();
    await expect(page.getByText(m.refusal_account_password_too_common({}, saysThen))).toBeVisible();
    await expect(fresh).toBeFocused();
    await fresh.fill('another good one');
    await change.click();
    await expect(page.getByText(m.profile_toast_password_changed({}, saysThen))).toBeVisible();
    await expect(current).toHaveValue('');

    await elsewhere.goto(to('/profile'));
    await expect(elsewhere).toHaveURL(to('/login'));
    await page
      .getByRole('main')
      .getByRole('button', { name: m.nav_logout({}, saysThen) })
      .click();
    await expect(page).toHaveURL(pathIn(other, '/login'));
    await page.goto(pathIn(other, '/preferences'));
    await expect(page).toHaveURL(pathIn(other, '/login'));
  });
}
