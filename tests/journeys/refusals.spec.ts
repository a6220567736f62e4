import { blankCampaign } from '#domain/campaigns/campaign-fields.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { expect, test } from './fixtures.ts';
import { join, PASSWORD, publish, sendCampaign } from './sign-in.ts';

/** What is refused says why in the reader's language, and loses nothing. (Section 8's own texts: error-catalogue.spec.ts.) */
for (const language of ['en', 'fr'] as const) {
  const says = { locale: language };
  const to = (path: string) => pathIn(language, path);

  test(`doors refuse clearly, in ${language}`, async ({ page, brand, influencer }) => {
    const taken = await join(brand, 'client');
    await join(influencer, 'influencer');

    await page.goto(to('/login'));
    await page.getByLabel(m.account_email({}, says)).fill(taken);
    await page.getByLabel(m.account_password({}, says)).fill('not the password');
    await page.getByRole('button', { name: m.login_submit({}, says) }).click();
    await expect(page.getByText(m.refusal_account_invalid_credentials({}, says))).toBeVisible();
    await expect(page.getByLabel(m.account_email({}, says))).toHaveValue(taken);

    await page.goto(to('/signup'));
    const submit = page.getByRole('button', { name: m.signup_submit({}, says) });
    await page.getByLabel(m.account_email({}, says)).fill(taken);
    await page.getByLabel(m.account_company_name({}, says)).fill('Maison Aubrac');
    await page.getByLabel(m.account_password({}, says)).fill('password123');
    await submit.click();
    await expect(page.getByText(m.refusal_account_password_too_common({}, says)).first()).toBeVisible();
    await page.getByLabel(m.account_password({}, says)).fill(PASSWORD);
    await submit.click();
    await expect(page.getByText(m.refusal_account_email_taken({}, says)).first()).toBeVisible();
    await page.route('**/signup.data', (route) => route.abort(), { times: 1 });
    await submit.click();
    await expect(page.getByText(m.form_no_answer({}, says))).toBeVisible();
    await expect(page.getByLabel(m.account_company_name({}, says))).toHaveValue('Maison Aubrac');
    await page.getByText(m.signup_influencer({}, says)).click();
    await expect(page.getByLabel(m.account_email({}, says))).toHaveValue('');

    await page.goto(to('/client/dashboard'));
    await expect(page).toHaveURL(new RegExp(`${to('/login')}$`));
    await influencer.goto(to('/client/campaigns'));
    await expect(influencer).toHaveURL(new RegExp(`${to('/influencer/dashboard')}$`));
    await brand.goto(to('/influencer/campaigns'));
    await expect(brand).toHaveURL(new RegExp(`${to('/client/dashboard')}$`));
    await brand.goto(to('/nothing/here'));
    await expect(brand.getByText(m.not_found_text({}, says))).toBeVisible();
    await expect(brand.getByText(to('/nothing/here'))).toBeVisible();
  });

  test(`campaigns refuse clearly, in ${language}`, async ({ brand, influencer, newPerson }) => {
    await join(brand, 'client');
    await join(influencer, 'influencer');
    const stranger = await newPerson();
    await join(stranger, 'client');
    await sendCampaign(brand, { title: 'Unready', slot1: blankCampaign.slot1 });
    await sendCampaign(brand, { title: 'Ready' });

    await test.step('a venue without hours is not published', async () => {
      await brand.goto(to('/client/campaigns?status=draft'));
      await brand.getByRole('link', { name: 'Unready' }).first().click();
      await publish(brand, language);
      await expect(brand.getByText(m.refusal_campaign_slot_required({}, says))).toBeVisible();
    });

    await brand.goto(to('/client/campaigns'));
    await brand.getByRole('link', { name: /Ready/ }).first().click();
    await expect(brand).toHaveURL(/\/client\/campaign\/campaign-/);
    const page = brand.url();
    const id = page.split('/').at(-1) ?? '';

    await test.step('a stranger’s draft does not exist, for anybody else', async () => {
      for (const [person, path] of [
        [stranger, `/client/campaign/${id}`],
        [influencer, `/influencer/campaign/${id}`],
      ] as const) {
        expect((await person.goto(to(path)))?.status()).toBe(404);
        await expect(person.getByRole('heading', { name: m.campaign_not_found({}, says) })).toBeVisible();
      }
    });

    await publish(brand, language);
    await expect(brand.getByText(m.campaign_toast_published({}, says))).toBeVisible();

    await test.step('an influencer applies once, also from two tabs', async () => {
      const other = await influencer.context().newPage();
      for (const tab of [influencer, other]) {
        await tab.goto(to(`/influencer/campaign/${id}`));
        await tab.getByLabel(m.application_message({}, says)).fill('From one of my tabs.');
      }
      await influencer.getByRole('button', { name: m.application_submit({}, says) }).click();
      await expect(influencer.getByText(m.application_submitted({}, says))).toBeVisible();
      await other.getByRole('button', { name: m.application_submit({}, says) }).click();
      await expect(other.getByText(m.refusal_application_already_applied({}, says)).first()).toBeVisible();
    });

    await test.step('a decision is taken once, also from two tabs', async () => {
      const other = await brand.context().newPage();
      for (const tab of [brand, other]) {
        await tab.goto(page);
        await tab
          .getByRole('link', { name: /Léa Dubois/ })
          .first()
          .click();
        await expect(tab.getByRole('button', { name: m.review_decline({}, says) })).toBeVisible();
      }
      await brand.getByRole('button', { name: m.review_decline({}, says) }).click();
      await expect(brand.getByText(m.review_declined({}, says))).toBeVisible();
      await expect(brand).toHaveURL(page);
      await other.getByRole('button', { name: m.review_validate({}, says) }).click();
      await expect(other.getByText(m.refusal_application_already_decided({}, says)).first()).toBeVisible();
      await influencer.reload();
      await expect(
        influencer.getByRole('heading', { name: m.application_declined_title({}, says) }),
      ).toBeVisible();
    });
  });
}
