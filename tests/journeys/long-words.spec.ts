import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aCampaign, apply, join, reviewOf } from './sign-in.ts';

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
  await expectToFit(influencer, '/influencer/dashboard', forInfluencer, `/campaigns/${campaignId}`);
  await apply(influencer, campaignId, address);
  await expectToFit(influencer, forInfluencer);

  await expectToFit(brand, '/client/dashboard', '/client/campaigns', `/client/campaign/${campaignId}`);
  const review = await reviewOf(brand, campaignId);
  await expectToFit(brand, review);
  await expect(brand.getByText(address)).toBeVisible();
  // After the acceptance both pages show the conversation, which contains the name of the other person.
  await brand.request.post(review, { form: { decision: 'accepted' } });
  for (const [page, conversation] of [
    [brand, review],
    [influencer, forInfluencer],
  ] as const) {
    await expectToFit(page, conversation);
    await page.getByLabel('Your message').fill(address);
    await expect.poll(() => widthOf(page)).toBe(320);
  }

  await brand.setViewportSize({ width: 1280, height: 720 });
  await brand.getByRole('button', { name: longWord }).click();
  await expect(brand.locator('#person-menu').getByRole('button', { name: 'Log out' })).toBeInViewport({
    ratio: 1,
  });
});

/** Fails if the page at one of the addresses scrolls horizontally in a window 320 px wide. */
async function expectToFit(page: Page, ...addresses: string[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of addresses) {
    await page.goto(address);
    expect(await widthOf(page), address).toBe(320);
  }
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
