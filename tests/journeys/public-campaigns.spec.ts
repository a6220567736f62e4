import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { aDraft, join, publish } from './sign-in.ts';

test('a campaign is public once it is published', async ({ brand, influencer, page: visitor }) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const campaignId = await aDraft(brand);
  const own = `/client/campaign/${campaignId}`;
  const address = `/campaigns/${campaignId}`;

  // The public address of a draft redirects the brand to its own page of the campaign. Everyone else gets 404.
  await brand.goto(address);
  await expect(brand).toHaveURL(own);
  for (const stranger of [visitor, influencer]) {
    const answer = await stranger.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(m.campaign_not_found());
    await expect(stranger.getByText(m.campaign_not_found_text())).toBeVisible();
  }
  await axe(visitor);
  await visitor.getByRole('link', { name: m.campaign_go_back() }).click();
  await expect(visitor).toHaveURL('/');

  await publish(brand, campaignId);
  await visitor.goto(address);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Autumn table');
  for (const shown of ['12 rue Mercière', m.thematic_food(), m.campaign_min_followers()])
    await expect(main.getByText(shown, { exact: true })).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await axe(visitor);
  await main.getByRole('link', { name: m.campaign_public_join() }).click();
  await expect(visitor).toHaveURL('/signup');

  await influencer.goto(address);
  await influencer.getByRole('link', { name: m.application_apply_title() }).click();
  await expect(influencer.getByLabel(m.application_message())).toBeVisible();
  await brand.goto(address);
  await brand.getByRole('link', { name: m.campaign_public_own() }).click();
  await expect(brand).toHaveURL(own);

  await visitor.goto(address);
  await main.getByRole('link', { name: 'Maison Aubrac' }).click();
  await expect(visitor).toHaveURL(/\/company\/company-/);
  const company = new URL(visitor.url()).pathname;
  await main.getByRole('link', { name: 'Autumn table' }).click();
  await expect(visitor).toHaveURL(address);
  await visitor.getByRole('link', { name: m.not_found_home() }).click();
  await expect(visitor).toHaveURL('/');
  await influencer.goto('/influencer/dashboard');
  const card = influencer.getByRole('article').filter({ hasText: 'Autumn table' }).first();
  await card.getByRole('link', { name: 'Maison Aubrac' }).click();
  await expect(influencer).toHaveURL(company);
});

test('an unknown company is 404, in both languages', async ({ page }) => {
  expect((await page.goto('/company/company-none'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company not found');
  await expect(page.getByText('We couldn’t find the company you were looking for')).toBeVisible();
  await axe(page);
  await page.goto('/fr/company/company-none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entreprise introuvable');
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(page).toHaveURL('/fr');
});
