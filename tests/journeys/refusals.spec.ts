import { blankCampaign } from '#domain/campaigns/campaign-fields.ts';
import { m } from '#messages';
import { PASSWORD } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';
import { aCampaign, aDraft, join, reviewOf } from './sign-in.ts';

/** These tests check refusals that section 8 of the specification does not quote. error-catalogue.spec.ts checks the quoted ones. */

test('a refused sign-up gives the reason and keeps the input', async ({ page, brand }) => {
  const { email } = await join(brand, 'client');
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: m.signup_submit() });
  await page.getByLabel(m.account_email()).fill(email);
  await page.getByLabel(m.account_company_name()).fill('Maison Aubrac');
  await page.getByLabel(m.account_password()).fill('password123');
  await submit.click();
  await expect(page.getByText(m.refusal_account_password_too_common()).first()).toBeVisible();
  await page.getByLabel(m.account_password()).fill(PASSWORD);
  await submit.click();
  await expect(page.getByText(m.refusal_account_email_taken()).first()).toBeVisible();
  await page.route('**/signup.data', (route) => route.abort(), { times: 1 });
  await submit.click();
  await expect(page.getByText(m.form_no_answer())).toBeVisible();
  await expect(page.getByLabel(m.account_company_name())).toHaveValue('Maison Aubrac');
  await page.getByText(m.signup_influencer()).click();
  await expect(page.getByLabel(m.account_email())).toHaveValue('');
});

test('a campaign at a venue without time slots is not published', async ({ brand: page }) => {
  await join(page, 'client');
  const campaignId = await aDraft(page, { slot1: blankCampaign.slot1 });
  await page.goto(`/client/campaign/${campaignId}`);
  const publish = { name: m.campaign_transition_publish() };
  await page.getByRole('button', publish).click();
  await page.getByRole('dialog').getByRole('button', publish).click();
  await expect(page.getByText(m.refusal_campaign_slot_required())).toBeVisible();
});

test('an application is made once and decided once, even from two tabs', async ({ brand, influencer }) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const campaignId = await aCampaign(brand);
  const otherInfluencer = await influencer.context().newPage();
  for (const tab of [influencer, otherInfluencer]) {
    await tab.goto(`/influencer/campaign/${campaignId}`);
    await tab.getByLabel(m.application_message()).fill('From one of my tabs.');
  }
  await influencer.getByRole('button', { name: m.application_submit() }).click();
  await expect(influencer.getByText(m.application_submitted())).toBeVisible();
  await otherInfluencer.getByRole('button', { name: m.application_submit() }).click();
  await expect(otherInfluencer.getByText(m.refusal_application_already_applied()).first()).toBeVisible();

  const otherBrand = await brand.context().newPage();
  const review = await reviewOf(brand, campaignId);
  for (const tab of [brand, otherBrand]) await tab.goto(review);
  const decline = { name: m.review_decline() };
  await brand.getByRole('button', decline).click();
  await expect(brand.getByRole('dialog')).toContainText(m.review_decline_text());
  await brand.getByRole('button', { name: m.review_decline_back() }).click();
  await expect(brand.getByRole('dialog')).toHaveCount(0);
  await brand.getByRole('button', decline).click();
  await brand.getByRole('dialog').getByRole('button', decline).click();
  await expect(brand.getByText(m.review_declined())).toBeVisible();
  await expect(brand).toHaveURL(`/client/campaign/${campaignId}`);
  await otherBrand.getByRole('button', { name: m.review_validate() }).click();
  await expect(otherBrand.getByText(m.refusal_application_already_decided()).first()).toBeVisible();
  // The influencer's open page shows the decision without a reload.
  await expect(influencer.getByRole('heading', { name: m.application_declined_title() })).toBeVisible();
});
