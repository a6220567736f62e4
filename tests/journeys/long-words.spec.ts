import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inDays, PASSWORD, sendCampaign } from './sign-in.ts';

const longWord = 'Wm'.repeat(60);
const address = `https://example.com/?utm_source=${'ig_web_copy_link&'.repeat(12)}`;

test('very long words break on a small phone, and a long name does not hide the menu', async ({
  brand,
  influencer,
}) => {
  const password = PASSWORD;
  await brand.request.post('/api/brand-signup', {
    data: { email: 'long@example.com', password, companyName: longWord },
  });
  await influencer.request.post('/api/influencer-signup', {
    data: { email: 'longer@example.com', password, fullName: longWord, instagram: 'w'.repeat(30) },
  });
  await sendCampaign(brand, {
    title: longWord,
    description: address,
    giftDescription: address,
    venueName: longWord,
    venueAddress: address,
    venueTown: longWord,
    startDate: inDays(1),
    endDate: inDays(30),
  });
  const list = await (await brand.request.get('/client/campaigns')).text();
  const [, campaignId = ''] = /\/client\/campaign\/(campaign-[\w-]{20,})/.exec(list) ?? [];
  const form = { campaignId, move: 'publish' };
  await brand.request.post(`/client/campaign/${campaignId}`, { form });

  const forInfluencer = `/influencer/campaign/${campaignId}`;
  await expectToFit(influencer, '/influencer/dashboard', forInfluencer, `/campaigns/${campaignId}`);
  await influencer.request.post(forInfluencer, { form: { message: address } });
  await expectToFit(influencer, forInfluencer);

  await expectToFit(brand, '/client/dashboard', '/client/campaigns', `/client/campaign/${campaignId}`);
  const review = await brand.locator('a[href*="/influencer/"]').getAttribute('href');
  await expectToFit(brand, String(review));
  await expect(brand.getByText(address)).toBeVisible();
  // The conversation shows the other side's name again.
  await brand.request.post(String(review), { form: { decision: 'accepted' } });
  for (const [page, conversation] of [
    [brand, String(review)],
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

/** Fails if a page scrolls horizontally at 320 px. */
async function expectToFit(page: Page, ...addresses: string[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of addresses) {
    await page.goto(address);
    expect(await widthOf(page), address).toBe(320);
  }
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
