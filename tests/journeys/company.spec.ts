import type { Page } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

// Offline, React Router cannot fetch its manifest.
test.use({ expectedErrors: /Failed to fetch manifest patches/ });

const text = {
  errors: [
    'Company name must be at least 2 characters',
    'SIRET must be 14 digits',
    'Street address is required',
    'Zip code is required',
    'City is required',
  ],
  invalid: 'Invalid SIRET number',
  updated: 'Company information updated successfully',
  failed: 'Failed to update company information',
  description: 'A table in Lyon, and a house in the mountains.',
  other: 'Une table à Lyon, et une maison en montagne.',
  place: 'Lyon, France',
  employees: '11 – 50',
  industries: 'Restaurants',
};

test('a brand fills in its company profile, and visitors read the public page', async ({
  brand: page,
  page: visitor,
}) => {
  await join(page, 'client');
  await page.goto('/client/dashboard');
  await page.getByRole('button', { name: m.nav_account_of({ name: 'Maison Aubrac' }) }).click();
  await page.getByRole('link', { name: m.nav_company() }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.company_title());
  await expect(page.getByText(m.company_pending())).toBeVisible();
  await axe(page);

  const name = page.getByLabel(m.company_name());
  const siret = page.getByLabel(m.company_siret(), { exact: false });
  const save = page.getByRole('button', { name: m.company_save() });
  await name.fill('A');
  await save.click();
  for (const error of text.errors) await expect(page.getByText(error, { exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await axe(page);

  await name.fill('Maison Aubrac');
  await typeSiret(page, siret);
  await page.getByLabel(m.company_street()).fill('12 rue Mercière');
  await page.getByLabel(m.company_zip_code()).fill('69002');
  await page.getByLabel(m.company_city()).fill('Lyon');
  await save.click();
  await expect(page.getByText(text.invalid)).toBeVisible();
  await expect(siret).toBeFocused();

  await page.getByRole('link', { name: 'Français' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(siret).toHaveValue('552 081 317 66523');
  await siret.press('End');
  await siret.press('Backspace');
  await siret.press('2');

  await page.getByLabel(m.company_description()).fill(text.description);
  await page.getByLabel(m.company_description_fr()).fill(text.other);
  await page.getByLabel(m.company_website()).fill('maison-aubrac.example');
  await page.getByLabel(m.company_founded()).fill('1987');
  await page.getByLabel(m.company_employees()).selectOption('11-50');
  await page.getByText(text.industries, { exact: true }).click();
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(text.failed)).toBeVisible();
  await page.context().setOffline(false);
  await save.click();
  await expect(page.getByText(text.updated)).toBeVisible();
  await page.reload();
  await expect(siret).toHaveValue('552 081 317 66522');

  const link = page.getByRole('link', { name: m.company_public_page() });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await visitor.goto(address);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Maison Aubrac');
  for (const shown of [text.description, text.place, '1987', text.employees, text.industries])
    await expect(main.getByText(shown, { exact: true })).toBeVisible();
  await expect(main.getByText(m.company_pending())).toBeVisible();
  await expect(main.getByText(text.other)).toHaveCount(0);
  for (const hidden of ['rue Mercière', '69002', '552']) await expect(main).not.toContainText(hidden);
  await expect(main.getByRole('link', { name: 'maison-aubrac.example' })).toHaveAttribute(
    'href',
    'https://maison-aubrac.example/',
  );
  await expect(main.getByText(m.company_no_campaigns())).toBeVisible();
  await axe(visitor);
});

/** Types a SIRET with a wrong last digit. The field groups digits, keeps the caret and accepts only digits. */
async function typeSiret(page: Page, siret: ReturnType<Page['getByLabel']>): Promise<void> {
  await siret.pressSequentially('5520a81');
  await expect(siret).toHaveValue('552 081');
  await siret.pressSequentially('31766523');
  await expect(siret).toHaveValue('552 081 317 66523');
  await siret.press('Home');
  for (let step = 0; step < 5; step++) await siret.press('ArrowRight');
  await siret.press('Backspace');
  await expect(siret).toHaveValue('552 813 176 6523');
  await page.keyboard.press('0');
  await expect(siret).toHaveValue('552 081 317 66523');
  await page.keyboard.press('Delete');
  await page.keyboard.press('8');
  await expect(siret).toHaveValue('552 081 317 66523');
}

test('a company abroad needs no SIRET and keeps its country after saving', async ({ brand: page }) => {
  await join(page, 'client');
  await page.goto('/profile/company');
  await expect(page.getByLabel('Country')).toHaveValue('fr');
  await page.getByLabel('SIRET').fill('123');
  await page.getByLabel('Country').selectOption('it');
  await expect(page.getByLabel('SIRET')).toBeHidden();
  await page.getByLabel('Street address').fill('Via Roma 1');
  await page.getByLabel('Zip code').fill('20121');
  await page.getByLabel('City').fill('Milano');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Company information updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByLabel('Pays')).toHaveValue('it');
});
