import { axe, expect, test } from './fixtures.ts';

// Without a connection React Router cannot look up where the links lead.
test.use({ expectedTrouble: /Failed to fetch manifest patches/ });

test('an influencer says what they collaborate for, in both languages', async ({ influencer: page }) => {
  const data = {
    email: `prefs.${Date.now()}@example.com`,
    password: 'correct horse battery',
    fullName: 'Léa Dubois',
    instagram: 'lea.table',
  };
  await page.request.post('/api/influencer-signup', { data });
  await page.goto('/influencer/dashboard');
  await page.getByRole('button', { name: 'Account of Léa Dubois' }).click();
  await page.getByRole('link', { name: 'My Preferences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Preferences' })).toBeVisible();
  await axe(page);
  await expect(page.getByText('Preferred cities')).toBeHidden();

  await page.getByText('I accept gifts').click();
  await page.getByText('I accept paid collaborations').click();
  await page.getByLabel('Minimum price per post (€)').fill('a lot');
  const save = page.getByRole('button', { name: 'Save Preferences' });
  await save.click();
  for (const error of [
    'Street address is required',
    'ZIP code is required',
    'City is required',
    'Phone number is required',
    'Company name is required',
    'Must be a valid number',
  ]) {
    await expect(page.getByText(error, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Street address')).toBeFocused();
  await expect(page.getByLabel('Minimum price per post (€)')).toHaveValue('a lot');
  await axe(page);

  // The same errors in French: nothing typed is lost by the change.
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByLabel('Prix minimum par publication (€)')).toHaveValue('a lot');
  for (const error of [
    'L’adresse est obligatoire',
    'Le code postal est obligatoire',
    'La ville est obligatoire',
    'Le numéro de téléphone est obligatoire',
    'Le nom de l’entreprise est obligatoire',
    'Doit être un nombre valable',
  ]) {
    await expect(page.getByText(error, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Adresse', { exact: false }).first().fill('3 rue Mercière');
  await page.getByLabel('Code postal').fill('69002');
  await page.getByLabel('Ville *').fill('Lyon');
  await page.getByLabel('Numéro de téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Nom de l’entreprise').fill('Léa Dubois EI');
  await page.getByLabel('Prix minimum par publication (€)').fill('12,50');

  await page.getByText('À distance', { exact: true }).click();
  await expect(page.getByText('Villes préférées')).toBeHidden();
  await page.getByText('Restaurant', { exact: true }).click();
  for (const city of ['Paris', 'Lyon', 'Nice']) await page.getByText(city, { exact: true }).click();
  await expect(page.getByText('3 sur 3 choisies')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Lille' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Nice' })).toBeEnabled();
  await axe(page);
  await page.getByRole('button', { name: 'Enregistrer mes préférences' }).click();
  await expect(page.getByText('Préférences enregistrées\u202f!')).toBeVisible();
  await expect(page.getByText('Vos préférences de collaboration ont été mises à jour.')).toBeVisible();

  await page.goto('/preferences');
  await expect(page.getByLabel('Minimum price per post (€)')).toHaveValue('12.50');
  await expect(page.getByRole('checkbox', { name: 'Nice' })).toBeChecked();
  await page.getByLabel('Delivery instructions').fill('Code 12A');
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText('Error saving preferences')).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.install();
  await save.click();
  await expect(page.getByText('Preferences saved!')).toBeVisible();
  await expect(page.getByText('Your collaboration preferences have been updated.')).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByText('Preferences saved!')).toBeHidden();
});
