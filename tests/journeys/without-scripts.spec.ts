import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { expect, test } from './fixtures.ts';
import { aCampaign, aDraft, apply, join, meet, reviewOf } from './sign-in.ts';

for (const language of ['en', 'fr'] as const) {
  test(`pages that need scripts say so, in ${language}`, async ({ unscripted: brand, influencer }) => {
    const { review } = await meet(brand, influencer);
    const draft = await aDraft(brand);
    for (const path of ['/client/campaign/create', `/client/campaign/${draft}/edit`, review]) {
      await brand.goto(pathIn(language, path));
      await expect(brand.getByRole('alert').first()).toContainText(m.needs_script({}, { locale: language }));
    }
  });
}

test('without scripts a decline and the end of a campaign are asked once before they are final', async ({
  unscripted: brand,
  influencer,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const campaignId = await aCampaign(brand);
  await apply(influencer, campaignId);
  await brand.goto(await reviewOf(brand, campaignId));
  const decline = brand.getByRole('button', { name: m.review_decline() });
  await decline.click();
  await expect(brand.getByText(m.review_decline_text(), { exact: true })).toBeVisible();
  await brand.getByRole('link', { name: m.review_decline_back() }).click();
  await decline.click();
  await decline.click();
  await expect(brand.getByText(m.review_not_messaged())).toBeVisible();

  await brand.goto(`/client/campaign/${campaignId}`);
  const end = brand.getByRole('button', { name: m.campaign_transition_end() });
  await expect(end).toHaveCount(0);
  await brand.locator('summary', { hasText: m.campaign_transition_end() }).click();
  const question = brand.getByRole('paragraph').filter({ hasText: m.campaign_transition_end_ask() });
  await expect(question).toBeVisible();
  await end.click();
  await expect(brand.locator('summary', { hasText: m.campaign_transition_complete() })).toBeVisible();
});
