import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, join, reviewOf } from './sign-in.ts';

test('a brand that accepted a gift application sees the shipping address, in both languages', async ({
  brand,
  influencer,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  await influencer.goto('/preferences');
  await influencer.getByText('I accept gifts').click();
  await influencer.getByLabel('Street address').fill('3 rue Mercière');
  await influencer.getByLabel('ZIP code').fill('69002');
  await influencer.getByLabel('City *').fill('Lyon');
  await influencer.getByLabel('Phone number').fill('06 12 34 56 78');
  await influencer.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(influencer.getByText('Preferences saved!')).toBeVisible();

  const campaignId = await aCampaign(brand);
  await apply(influencer, campaignId);
  await brand.goto(await reviewOf(brand, campaignId));
  await expect(brand.getByRole('heading', { level: 1, name: 'Léa Dubois' })).toBeVisible();
  await expect(brand.getByText('3 rue Mercière')).toBeHidden();
  await brand.getByRole('button', { name: 'Validate' }).click();
  const card = brand.getByRole('region', { name: 'Where the gift goes' });
  await expect(card).toContainText('3 rue Mercière');
  await expect(card).toContainText('69002 Lyon');
  await axe(brand);
  await brand.getByRole('link', { name: 'Français' }).click();
  await expect(brand.getByRole('region', { name: 'Où envoyer le cadeau' })).toContainText('06 12 34 56 78');

  await influencer.goto('/preferences');
  await influencer.getByText('I accept gifts').click();
  await influencer.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(influencer.getByText('Not saved yet')).toBeHidden();
  await brand.reload();
  await expect(brand.getByRole('heading', { level: 1, name: 'Léa Dubois' })).toBeVisible();
  await expect(brand.getByText('3 rue Mercière')).toBeHidden();
});
