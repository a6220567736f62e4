import { m } from '#messages';
import { expect, test } from './fixtures.ts';
import { aCampaign, apply, join } from './sign-in.ts';

test('a withdrawn message is in the form again, after a reload too', async ({ brand, influencer: page }) => {
  await join(brand, 'client');
  await join(page, 'influencer');
  const campaignId = await aCampaign(brand);
  await apply(page, campaignId, 'I know\nyour kitchen.');
  await page.goto(`/influencer/campaign/${campaignId}`);
  const withdraw = { name: m.application_withdraw() };
  await page.getByRole('button', withdraw).click();
  await page.getByRole('dialog').getByRole('button', withdraw).click();
  const message = page.getByLabel(m.application_message());
  await expect(message).toHaveValue('I know\nyour kitchen.');
  await page.reload();
  await expect(message).toHaveValue('I know\nyour kitchen.');
  await page.getByRole('button', { name: m.application_submit() }).click();
  await expect(page.getByRole('heading', { name: m.application_pending_title() })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('application:');
});

test('a campaign that sends a gift asks for a missing shipping address', async ({
  brand,
  influencer: page,
}) => {
  await join(brand, 'client');
  await join(page, 'influencer');
  const campaignId = await aCampaign(brand, { collaborationType: 'remote' });
  const venueId = await aCampaign(brand);
  await page.goto(`/influencer/campaign/${venueId}`);
  await expect(page.getByRole('button', { name: m.application_submit() })).toBeVisible();
  await expect(page.getByText(m.application_address_missing())).toBeHidden();
  await page.getByRole('link', { name: m.application_apply_title() }).click();
  await expect(page.locator('#apply')).toBeFocused();

  await page.goto(`/influencer/campaign/${campaignId}`);
  await page.getByLabel(m.application_message()).fill('Me!');
  await page.getByRole('link', { name: m.application_address_add() }).click();
  await expect(page).toHaveURL('/preferences#shipping-address');
  await expect(page.getByText(m.preferences_accept_gifts())).toBeInViewport();
  await page.getByText(m.preferences_accept_gifts()).click();
  await page.getByLabel(m.preferences_street()).fill('3 rue Mercière');
  await page.getByLabel(m.preferences_zip_code()).fill('69002');
  await page.getByLabel('City *').fill('Lyon');
  await page.getByLabel(m.account_phone()).fill('06 12 34 56 78');

  await page.goto(`/influencer/campaign/${campaignId}`);
  await page.getByRole('button', { name: m.application_submit() }).click();
  await expect(page.getByRole('heading', { name: m.application_pending_title() })).toBeVisible();
  await expect(page.getByText(m.application_address_missing())).toBeVisible();
  await page.getByRole('link', { name: m.application_address_add() }).click();
  await page.getByRole('button', { name: m.preferences_save() }).click();
  await expect(page.getByText(m.preferences_toast_saved())).toBeVisible();
  await page.goto(`/influencer/campaign/${campaignId}`);
  await expect(page.getByRole('heading', { name: m.application_pending_title() })).toBeVisible();
  await expect(page.getByText(m.application_address_missing())).toBeHidden();
});
