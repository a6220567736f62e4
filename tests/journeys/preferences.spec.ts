import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { axe, expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

// Without a connection React Router cannot look up where the links lead.
test.use({ expectedTrouble: /Failed to fetch manifest patches/ });

for (const [language, other, otherName] of [
  ['en', 'fr', 'Français'],
  ['fr', 'en', 'English'],
] as const) {
  const says = { locale: language };
  const saysThen = { locale: other };

  test(`an influencer says what they collaborate for, in ${language} and then in ${other}`, async ({
    influencer: page,
  }) => {
    await join(page, 'influencer');
    await page.goto(pathIn(language, '/influencer/dashboard'));
    await page.getByRole('button', { name: m.nav_account_of({ name: 'Léa Dubois' }, says) }).click();
    await page.getByRole('link', { name: m.nav_preferences({}, says) }).click();
    const title = page.getByRole('heading', { level: 1, name: m.preferences_title({}, says) });
    await expect(title).toBeVisible();
    await axe(page);
    await expect(page.getByText(m.preferences_cities({}, says))).toBeHidden();

    await page.getByText(m.preferences_accept_gifts({}, says)).click();
    await page.getByText(m.preferences_accept_paid({}, says)).click();
    await page.getByLabel(m.preferences_price_post({}, says)).fill('a lot');
    await page.getByRole('button', { name: m.preferences_save({}, says) }).click();
    await expect(page.getByText(m.refusal_field_street_required({}, says), { exact: true })).toBeVisible();
    await expect(page.getByLabel(`${m.preferences_street({}, says)} *`)).toBeFocused();
    await expect(page.getByLabel(m.preferences_price_post({}, says))).toHaveValue('a lot');
    await axe(page);

    // The same errors in the other language: nothing typed is lost by the change.
    await page.getByRole('link', { name: otherName }).click();
    const pricePerPost = page.getByLabel(m.preferences_price_post({}, saysThen));
    await expect(pricePerPost).toHaveValue('a lot');
    await expect(
      page.getByText(m.refusal_field_street_required({}, saysThen), { exact: true }),
    ).toBeVisible();
    await page.getByLabel(`${m.preferences_street({}, saysThen)} *`).fill('3 rue Mercière');
    await page.getByLabel(m.preferences_zip_code({}, saysThen)).fill('69002');
    await page.getByLabel(`${m.preferences_city({}, saysThen)} *`).fill('Lyon');
    await page.getByLabel(m.account_phone({}, saysThen)).fill('06 12 34 56 78');
    await page.getByLabel(m.account_company_name({}, saysThen)).fill('Léa Dubois EI');
    await pricePerPost.fill('12,50');
    await page.getByLabel(m.preferences_price_story({}, saysThen)).fill('8');

    await page.getByText(m.collaboration_remote({}, saysThen), { exact: true }).click();
    await expect(page.getByText(m.preferences_cities({}, saysThen))).toBeHidden();
    await page.getByText(m.collaboration_restaurant({}, saysThen), { exact: true }).click();
    for (const city of ['Paris', 'Lyon', 'Nice']) await page.getByText(city, { exact: true }).click();
    await expect(page.getByText(m.preferences_cities_help({ chosen: 3, most: 3 }, saysThen))).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Lille' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: 'Nice' })).toBeEnabled();
    await axe(page);
    const save = page.getByRole('button', { name: m.preferences_save({}, saysThen) });
    const saved = page.getByText(m.preferences_toast_saved({}, saysThen));
    await save.click();
    await expect(saved).toBeVisible();

    await page.reload();
    await expect(pricePerPost).toHaveValue(other === 'en' ? '12.50' : '12,50');
    await expect(page.getByRole('checkbox', { name: 'Nice' })).toBeChecked();
    await page.getByLabel(m.preferences_instructions({}, saysThen)).fill('Code 12A');
    await page.context().setOffline(true);
    await save.click();
    await expect(page.getByText(m.preferences_toast_failed({}, saysThen))).toBeVisible();
    await page.context().setOffline(false);
    await page.clock.install();
    await save.click();
    await expect(saved).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(saved).toBeHidden();
  });
}
