import { demoAccounts } from '#demo/accounts.ts';
import { axe, expect, test } from './fixtures.ts';

test('the brand that accepted her for a gift sees where it goes, in both languages', async ({
  brand,
  influencer,
}) => {
  for (const [page, { email, password }] of [
    [brand, demoAccounts.client],
    [influencer, demoAccounts.influencer],
  ] as const) {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/dashboard/);
  }
  await influencer.goto('/preferences');
  await influencer.getByText('I accept gifts').click();
  await influencer.getByLabel('Street address').fill('3 rue Mercière');
  await influencer.getByLabel('ZIP code').fill('69002');
  await influencer.getByLabel('City *').fill('Lyon');
  await influencer.getByLabel('Phone number').fill('06 12 34 56 78');
  await influencer.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(influencer.getByText('Preferences saved!')).toBeVisible();

  await brand.goto('/client/campaigns');
  await brand.getByRole('link', { name: /The long table at Maison Aubrac/ }).click();
  await brand.getByRole('link', { name: /Léa Dubois/ }).click();
  const card = brand.getByRole('region', { name: 'Where the gift goes' });
  await expect(card).toContainText('3 rue Mercière');
  await expect(card).toContainText('69002 Lyon');
  await axe(brand);
  await brand.getByRole('link', { name: 'Français' }).click();
  await expect(brand.getByRole('region', { name: 'Où envoyer le cadeau' })).toContainText('06 12 34 56 78');

  await influencer.getByText('I accept gifts').click();
  await influencer.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(influencer.getByText('Not saved yet')).toBeHidden();
  await brand.reload();
  await expect(brand.getByRole('heading', { level: 1, name: 'Léa Dubois' })).toBeVisible();
  await expect(brand.getByText('3 rue Mercière')).toBeHidden();
});
