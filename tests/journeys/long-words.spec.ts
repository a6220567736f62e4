import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aCampaign, apply, expectToFit, join, reviewOf } from './sign-in.ts';

const longWord = 'Wm'.repeat(60);
const address = `https://example.com/?utm_source=${'ig_web_copy_link&'.repeat(12)}`;

test('very long words break on a small phone, and a long name does not hide the menu', async ({
  brand,
  influencer,
}) => {
  await join(brand, 'client', { companyName: longWord });
  await join(influencer, 'influencer', { fullName: longWord, instagram: 'w'.repeat(30) });
  const campaignId = await aCampaign(brand, {
    title: longWord,
    description: address,
    giftDescription: address,
    venueName: longWord,
    venueAddress: address,
    venueTown: longWord,
  });

  const forInfluencer = `/influencer/campaign/${campaignId}`;
  await expectAllToFit(influencer, '/influencer/dashboard', forInfluencer, `/campaigns/${campaignId}`);
  await apply(influencer, campaignId, address);
  await expectAllToFit(influencer, forInfluencer);

  await expectAllToFit(brand, '/client/dashboard', '/client/campaigns', `/client/campaign/${campaignId}`);
  const review = await reviewOf(brand, campaignId);
  await expectAllToFit(brand, review);
  await expect(brand.getByText(address)).toBeVisible();
  await brand.request.post(review, { form: { decision: 'accepted' } });
  for (const [page, conversation] of [
    [brand, review],
    [influencer, forInfluencer],
  ] as const) {
    await expectAllToFit(page, conversation);
    await page.getByLabel('Your message').fill(address);
    await expectToFit(page);
  }

  await brand.setViewportSize({ width: 1280, height: 720 });
  await brand.getByRole('button', { name: longWord }).click();
  await expect(brand.locator('#person-menu').getByRole('button', { name: 'Log out' })).toBeInViewport({
    ratio: 1,
  });
});

async function expectAllToFit(page: Page, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expectToFit(page);
  }
}
