import { blankCampaign } from '#domain/campaigns/campaign-draft.ts';
import { m } from '#messages';
import { PASSWORD } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';
import { aCampaign, aDraft, join, reviewOf } from './sign-in.ts';

/** Refusals that section 8 of the specification does not quote. error-catalogue.spec.ts checks the quoted refusals. */

test('a refused sign-up gives the reason and keeps the input', async ({ page, brand }) => {
  const { email } = await join(brand, 'client');
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: m.signup_submit() });
  await page.getByLabel(m.account_email()).fill(email);
  await page.getByLabel(m.account_company_name()).fill('Maison Aubrac');
  await page.getByLabel(m.account_password()).fill('password123');
  await submit.click();
  const main = page.getByRole('main');
  const says = (text: string) => expect(main.getByText(text).filter({ visible: true })).toHaveCount(1);
  await says(m.refusal_account_password_too_common());
  await page.getByLabel(m.account_password()).fill(PASSWORD);
  await submit.click();
  await says(m.refusal_account_email_taken());
  await page.route('**/signup', (route) => route.abort(), { times: 1 });
  await submit.click();
  await says(m.form_no_answer());
  await expect(page.getByLabel(m.account_company_name())).toHaveValue('Maison Aubrac');
  await page.getByRole('link', { name: m.signup_influencer() }).click();
  await expect(page.getByLabel(m.account_full_name())).toHaveValue('');
  await expect(page.getByLabel(m.account_email())).toHaveValue('');
});

test('a draft says what it lacks before it asks to publish, and leads to the field', async ({
  brand: page,
  newPerson,
}) => {
  await join(page, 'client');
  const campaignId = await aDraft(page, { slot1: blankCampaign.slot1 });
  const unscripted = await newPerson({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  for (const path of ['/client/dashboard', `/client/campaign/${campaignId}`]) {
    for (const tab of [unscripted, page]) {
      await tab.goto(path);
      await tab.getByRole('button', { name: m.campaign_transition_publish() }).click();
      const dialog = tab.getByRole('dialog', { name: m.campaign_publish_missing() });
      await expect(dialog).toContainText(m.refusal_campaign_slot_required());
      await expect(dialog.getByText(m.campaign_publish_missing_end_date())).toHaveCount(0);
      await dialog.getByRole('link', { name: m.campaign_publish_missing_slot1() }).click();
      await expect(tab).toHaveURL(`/client/campaign/${campaignId}/edit#slot1`);
    }
    await expect(page.locator('#slot1').getByLabel(m.wizard_slot_from())).toBeFocused();
  }
});

test('a transition that is refused says why, although its button is gone', async ({ brand: page }) => {
  await join(page, 'client');
  const campaignId = await aCampaign(page);
  const draftId = await aDraft(page);
  const move = (id: string, move: string) =>
    page.request.post(`/client/campaign/${id}`, { form: { campaignId: id, move } });
  const confirm = async (name: string) => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByText(m.refusal_campaign_move_not_allowed())).toBeVisible();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  };
  await page.goto(`/client/campaign/${campaignId}`);
  await move(campaignId, 'end');
  await confirm(m.campaign_transition_cancel());
  await page.goto('/client/dashboard?status=draft');
  await move(draftId, 'cancelDraft');
  await confirm(m.campaign_transition_publish());
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
  const question = brand.getByRole('group', { name: m.review_decline_ask({ name: 'Léa Dubois' }) });
  await expect(question).toContainText(m.review_decline_text());
  await expect(brand.locator(':focus')).toHaveText(m.review_decline_back());
  await brand.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(brand.locator(':focus')).toHaveText(m.review_decline());
  await brand.getByRole('button', decline).click();
  await question.getByRole('button', { name: m.review_decline_back() }).click();
  await expect(question).toHaveCount(0);
  await brand.getByRole('button', decline).click();
  await question.getByRole('button', decline).click();
  await expect(brand.getByText(m.review_declined())).toBeVisible();
  await expect(brand).toHaveURL(`/client/campaign/${campaignId}`);
  await otherBrand.getByRole('button', { name: m.review_validate() }).click();
  await expect(otherBrand.getByText(m.refusal_application_already_decided()).first()).toBeVisible();
  await expect(influencer.getByRole('heading', { name: m.application_declined_title() })).toBeVisible();
});
