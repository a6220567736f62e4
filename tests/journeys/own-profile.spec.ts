import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';

let made = 0;
const password = 'correct horse battery';

async function signUp(page: Page, side: 'brand' | 'influencer'): Promise<string> {
  const email = `${side}${++made}.${Date.now()}@example.com`;
  const person =
    side === 'brand' ? { companyName: 'Maison Aubrac' } : { fullName: 'Léa Dubois', instagram: '@lea.table' };
  const answer = await page.request.post(`/api/${side}-signup`, { data: { email, password, ...person } });
  expect(answer.status()).toBe(201);
  return email;
}

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });

// Without a connection React Router cannot look up where the links lead.
test.use({ expectedTrouble: /Failed to fetch manifest patches/ });

test('an influencer mends what was wrong, and is saved', async ({ influencer: page }) => {
  const email = await signUp(page, 'influencer');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(field(page, 'E-mail')).not.toBeEditable();
  await axe(page);

  await page.getByLabel('Full name').fill('');
  await field(page, 'Bio').fill('Small tables, long lunches.');
  await field(page, 'Followers').fill('many');
  await page.getByText('Food', { exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(page.getByText('Must be a valid number')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(field(page, 'Bio')).toHaveValue('Small tables, long lunches.');
  await axe(page);

  await page.getByLabel('Full name').fill('Zoé Martin');
  await field(page, 'Followers').fill('86 400');
  await field(page, 'Engagement rate (%)').fill('4,2');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account of Zoé Martin' })).toContainText('ZM');
  await expect(field(page, 'Followers')).toHaveValue('86400');
  await expect(page.getByText('Declared', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Zoé Martin');
  await expect(field(page, 'Engagement rate (%)')).toHaveValue('4.2');
  await expect(page.getByRole('checkbox', { name: 'Food' })).toBeChecked();
});

test('what is typed outlives a change of language, a look elsewhere, a reload and a lost connection', async ({
  influencer: page,
}) => {
  await signUp(page, 'influencer');
  await page.goto('/profile');
  await field(page, 'Bio').fill('Not finished yet');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/profile');
  await expect(page.getByText('Pas encore enregistré')).toBeVisible();
  await expect(field(page, 'Bio')).toHaveValue('Not finished yet');
  await page.getByRole('link', { name: 'Abonnement' }).click();
  await expect(page.getByText('Aucun historique de facturation')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Bio')).toHaveValue('Not finished yet');
  await page.reload();
  await expect(field(page, 'Bio')).toHaveValue('Not finished yet');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(page.getByText('n’ont pas pu être enregistrées')).toBeVisible();
  await expect(field(page, 'Bio')).toHaveValue('Not finished yet');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Abandonner les modifications' }).click();
  await expect(field(page, 'Bio')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Bio')).toHaveValue('');
});

test('a brand chooses French and a new password, which ends its other sessions', async ({
  brand: page,
  newPerson,
}) => {
  const email = await signUp(page, 'brand');
  const elsewhere = await newPerson();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('E-mail').fill(email);
  await elsewhere.getByLabel('Password').fill(password);
  await elsewhere.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await elsewhere.waitForURL('/client/dashboard');

  await page.goto('/profile');
  await expect(page.getByText('Public profile')).toBeHidden();
  await page.getByRole('main').getByText('Français', { exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/fr/profile?tab=account');
  await expect(page.getByText('Profil mis à jour')).toBeVisible();

  const current = page.getByLabel('Mot de passe actuel');
  const fresh = page.getByLabel('Nouveau mot de passe');
  const change = page.getByRole('button', { name: 'Changer le mot de passe' });
  await current.fill('not this one');
  await fresh.fill('another good one');
  await change.click();
  await expect(page.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(password);
  await fresh.fill('password123');
  await change.click();
  await expect(page.getByText('parmi les plus courants')).toBeVisible();
  await expect(fresh).toBeFocused();
  await fresh.fill('another good one');
  await change.click();
  await expect(page.getByText('Mot de passe modifié')).toBeVisible();
  await expect(current).toHaveValue('');

  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL('/login');
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/fr/login');
  await page.goto('/fr/preferences');
  await expect(page).toHaveURL('/fr/login');
});
