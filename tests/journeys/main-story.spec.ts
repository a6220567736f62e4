import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { axe, expect, test } from './fixtures.ts';
import { signUp } from './sign-in.ts';

/** The main job, from two people who have never seen the product to a conversation between them. */
for (const language of ['en', 'fr'] as const) {
  test(`a brand and an influencer meet and talk, in ${language}`, async ({ brand, influencer }) => {
    test.setTimeout(180_000);
    const says = { locale: language };
    const title = language === 'en' ? 'Dinner at nightfall' : 'Dîner à la brune';

    await test.step('both sign up', async () => {
      await signUp(brand, language, 'client', { companyName: 'Maison Aubrac' });
      await signUp(influencer, language, 'influencer', { fullName: 'Léa Dubois', instagram: '@lea.table' });
    });

    await test.step('the brand writes a campaign in seven steps', async () => {
      await brand.goto(pathIn(language, '/client/dashboard'));
      await brand
        .getByRole('link', { name: m.campaign_create({}, says) })
        .first()
        .click();
      await writeCampaign(brand, language, title);
      await expect(brand).toHaveURL(/\/client\/dashboard$/);
      await expect(brand.getByText(m.campaign_created({}, says))).toBeVisible();
    });

    await test.step('a draft is nobody else’s business', async () => {
      await influencer.goto(pathIn(language, '/influencer/dashboard'));
      await expect(influencer.getByText(title)).toHaveCount(0);
    });

    await test.step('the brand publishes it', async () => {
      await brand.getByRole('button', { name: m.campaign_transition_publish({}, says) }).click();
      await brand
        .getByRole('dialog')
        .getByRole('button', { name: m.campaign_transition_publish({}, says) })
        .click();
      await expect(brand.getByText(m.campaign_toast_published({}, says))).toBeVisible();
      // The button is gone: the reader stands at what it changed.
      await expect(brand.locator(':focus')).toHaveText(m.campaign_status_active({}, says));
      await axe(brand);
    });

    await test.step('the influencer finds it and applies', async () => {
      await influencer.reload();
      await axe(influencer);
      await influencer.getByRole('link', { name: m.application_view_of({ title }, says) }).click();
      await expect(influencer.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await influencer.getByLabel(m.application_message({}, says)).fill('I photograph kitchens at dusk.');
      await axe(influencer);
      await influencer.getByRole('button', { name: m.application_submit({}, says) }).click();
      await expect(influencer.getByText(m.application_submitted({}, says))).toBeVisible();
      await expect(
        influencer.getByRole('heading', { name: m.application_pending_title({}, says) }),
      ).toBeVisible();
    });

    await test.step('the brand reads the application and validates it', async () => {
      await brand.getByRole('link', { name: title }).first().click();
      await axe(brand);
      await brand
        .getByRole('link', { name: /Léa Dubois/ })
        .first()
        .click();
      await expect(brand.getByText('I photograph kitchens at dusk.')).toBeVisible();
      await axe(brand);
      await brand.getByRole('button', { name: m.review_validate({}, says) }).click();
      await expect(brand.getByText(m.review_accepted({}, says))).toBeVisible();
    });

    await test.step('they write to each other, live', async () => {
      await influencer.reload();
      await expect(influencer.getByText(m.application_accepted_title({}, says)).first()).toBeVisible();
      await write(brand, language, 'Welcome! Does Thursday suit you?');
      await expect(influencer.getByText('Welcome! Does Thursday suit you?').first()).toBeVisible();
      await write(influencer, language, 'Thursday is perfect.');
      await expect(brand.getByText('Thursday is perfect.').first()).toBeVisible();
      await axe(brand);
      await axe(influencer);
    });
  });
}

async function writeCampaign(page: Page, language: Language, title: string): Promise<void> {
  const says = { locale: language };
  // The calendar has a Next of its own; this one sends the step.
  const sends = page.locator('[type=submit]');
  const next = page.getByRole('button', { name: m.wizard_next({}, says), exact: true }).and(sends);
  const field = (label: string) => page.getByLabel(label, { exact: false }).first();
  const onward = async () => {
    await axe(page);
    await next.click();
  };

  await expect(next).toBeDisabled();
  await field(m.wizard_name({}, says)).fill(title);
  await field(m.wizard_description({}, says)).fill('Dinner for two before the evening service.');
  await page.reload();
  await expect(field(m.wizard_name({}, says))).toHaveValue(title);
  await onward();

  await page.getByText(m.compensation_giftedAndPaid({}, says), { exact: true }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: m.wizard_save({}, says) });
  await dialog.getByLabel(m.wizard_gift_description({}, says)).fill('A tasting menu for two');
  await save.click();
  const unpriced = m.refusal_field_gift_details_and_price_required({}, says);
  await expect(dialog.getByText(unpriced)).toBeVisible();
  await dialog.getByLabel(m.wizard_post_price({}, says)).fill('12,50');
  await axe(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await onward();

  await expect(next).toBeDisabled();
  await page.getByText(m.thematic_food({}, says), { exact: true }).click();
  await onward();

  await page.getByText(m.collaboration_restaurant({}, says), { exact: true }).click();
  await expect(next).toBeDisabled();
  await field(m.wizard_venue_name({}, says)).fill('Maison Aubrac');
  await field(m.wizard_venue_address({}, says)).fill('12 rue Mercière');
  await field(m.wizard_venue_town({}, says)).fill('Lyon');
  await field(m.wizard_venue_country({}, says)).selectOption('fr');
  await page.getByRole('combobox', { name: m.wizard_slot_from({}, says), exact: true }).selectOption('18:00');
  await page.getByRole('combobox', { name: m.wizard_slot_to({}, says), exact: true }).selectOption('19:30');
  await onward();

  await expect(next).toBeDisabled();
  const year = new Date().getFullYear() + 1;
  await typeDay(page, m.wizard_start_date({}, says), language === 'en' ? `0301${year}` : `0103${year}`);
  await typeDay(page, m.wizard_end_date({}, says), language === 'en' ? `0412${year}` : `1204${year}`);
  await onward();

  const toReview = page.getByRole('button', { name: m.wizard_step_review({}, says), exact: true }).and(sends);
  await expect(toReview).toBeDisabled();
  await page.getByRole('radio').nth(2).check({ force: true });
  await axe(page);
  await toReview.click();

  await expect(page.getByText('12 rue Mercière')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: m.wizard_submit({}, says) }).click();
}

/** A day is typed part by part, in the order of the language. */
async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

async function write(page: Page, language: Language, text: string): Promise<void> {
  const box = page.getByLabel(m.conversation_field({}, { locale: language }), { exact: true });
  await box.fill(text);
  await box.press('Enter');
}
