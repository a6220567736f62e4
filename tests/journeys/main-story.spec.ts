import type { Page } from '@playwright/test';
import { type Language, languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { signUp } from './sign-in.ts';

for (const language of languages) {
  test(`a brand and an influencer sign up, agree on a campaign and exchange messages, in ${language}`, async ({
    brand,
    influencer,
  }) => {
    test.setTimeout(180_000);
    setLanguageSource(() => language);
    const title = language === 'en' ? 'Dinner at nightfall' : 'Dîner à la brune';

    await test.step('both sign up', async () => {
      await signUp(brand, 'client', language);
      await signUp(influencer, 'influencer', language);
    });

    await test.step('the brand creates a campaign in seven steps', async () => {
      await brand.goto(pathIn(language, '/client/dashboard'));
      await brand.getByRole('link', { name: m.campaign_create() }).first().click();
      await writeCampaign(brand, language, title);
      await expect(brand).toHaveURL(/\/client\/dashboard$/);
      await expect(brand.getByText(m.campaign_created())).toBeVisible();
    });

    await test.step('the influencer does not see the draft', async () => {
      await influencer.goto(pathIn(language, '/influencer/dashboard'));
      await expect(influencer.getByText(title)).toHaveCount(0);
    });

    await test.step('the brand publishes it', async () => {
      const card = brand.getByRole('article').filter({ hasText: title });
      await card.getByRole('button', { name: m.campaign_transition_publish() }).click();
      await brand.getByRole('dialog').getByRole('button', { name: m.campaign_transition_publish() }).click();
      await expect(brand.getByText(m.campaign_toast_published())).toBeVisible();
      // The focused publish button is gone, so the new status gets the focus.
      await expect(brand.locator(':focus')).toHaveText(m.campaign_status_active());
      await axe(brand);
    });

    await test.step('the influencer finds it and applies', async () => {
      await influencer.reload();
      await axe(influencer);
      await influencer.getByRole('link', { name: m.application_view_of({ title }) }).click();
      await expect(influencer.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await influencer.getByLabel(m.application_message()).fill('I photograph kitchens at dusk.');
      await axe(influencer);
      await influencer.getByRole('button', { name: m.application_submit() }).click();
      await expect(influencer.getByText(m.application_submitted())).toBeVisible();
      await expect(influencer.getByRole('heading', { name: m.application_pending_title() })).toBeVisible();
    });

    await test.step('the brand reads the application and accepts it', async () => {
      await brand.reload();
      await brand.getByRole('link', { name: m.campaign_pending({ count: 1 }) }).click();
      await expect(brand).toHaveURL(/#pending$/);
      await axe(brand);
      await brand
        .getByRole('link', { name: /Léa Dubois/ })
        .first()
        .click();
      await expect(brand.getByText('I photograph kitchens at dusk.')).toBeVisible();
      await axe(brand);
      await brand.getByRole('button', { name: m.review_validate() }).click();
      await expect(brand.getByText(m.review_accepted())).toBeVisible();
    });

    await test.step('both exchange messages live', async () => {
      await influencer.reload();
      await expect(influencer.getByText(m.application_accepted_title()).first()).toBeVisible();
      await write(brand, 'Welcome! Does Thursday suit you?');
      await expect(influencer.getByText('Welcome! Does Thursday suit you?').first()).toBeVisible();
      await write(influencer, 'Thursday is perfect.');
      await expect(brand.getByText('Thursday is perfect.').first()).toBeVisible();
      await axe(brand);
      await axe(influencer);
    });
  });
}

async function writeCampaign(page: Page, language: Language, title: string): Promise<void> {
  // The calendar has another Next button, but only the wizard's button submits.
  const submits = page.locator('[type=submit]');
  const next = page.getByRole('button', { name: m.wizard_next(), exact: true }).and(submits);
  const field = (label: string) => page.getByLabel(label, { exact: false }).first();
  const onward = async () => {
    await axe(page);
    await next.click();
  };

  await expect(next).toBeDisabled();
  await field(m.wizard_name()).fill(title);
  await field(m.wizard_description()).fill('Dinner for two before the evening service.');
  await page.reload();
  await expect(field(m.wizard_name())).toHaveValue(title);
  await onward();

  await page.getByText(m.compensation_giftedAndPaid(), { exact: true }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: m.wizard_save() });
  await dialog.getByLabel(m.wizard_gift_description()).fill('A tasting menu for two');
  await save.click();
  const unpriced = m.refusal_field_gift_details_and_price_required();
  await expect(dialog.getByText(unpriced)).toBeVisible();
  await dialog.getByLabel(m.wizard_post_price()).fill('12,50');
  await axe(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await onward();

  await expect(next).toBeDisabled();
  await page.getByText(m.thematic_food(), { exact: true }).click();
  await onward();

  await page.getByText(m.collaboration_restaurant(), { exact: true }).click();
  await expect(next).toBeDisabled();
  await field(m.wizard_venue_name()).fill('Maison Aubrac');
  await field(m.wizard_venue_address()).fill('12 rue Mercière');
  await field(m.wizard_venue_town()).fill('Lyon');
  await field(m.wizard_venue_country()).selectOption('fr');
  await page.getByRole('combobox', { name: m.wizard_slot_from(), exact: true }).selectOption('18:00');
  await page.getByRole('combobox', { name: m.wizard_slot_to(), exact: true }).selectOption('19:30');
  await onward();

  await expect(next).toBeDisabled();
  const year = new Date().getFullYear() + 1;
  await typeDay(page, m.wizard_start_date(), language === 'en' ? `0301${year}` : `0103${year}`);
  await typeDay(page, m.wizard_end_date(), language === 'en' ? `0412${year}` : `1204${year}`);
  await onward();

  const toReview = page.getByRole('button', { name: m.wizard_step_review(), exact: true }).and(submits);
  await expect(toReview).toBeDisabled();
  await page.getByRole('radio').nth(2).check({ force: true });
  await axe(page);
  await toReview.click();

  await expect(page.getByText('12 rue Mercière')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: m.wizard_submit() }).click();
}

/** `digits` has day, month and year in the language's order. */
async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

async function write(page: Page, text: string): Promise<void> {
  const box = page.getByLabel(m.conversation_field(), { exact: true });
  await box.fill(text);
  await box.press('Enter');
}
