import { blankCampaign } from '#domain/campaigns/campaign-input.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { join, PASSWORD, publish, sendCampaign } from './doors.ts';
import { expect, test } from './fixtures.ts';

/** What is refused says why in the reader's language, and loses nothing. */
for (const language of ['en', 'fr'] as const) {
  const says = { locale: language };
  const to = (path: string) => pathIn(language, path);

  test(`doors refuse clearly, in ${language}`, async ({ page, brand, influencer }) => {
    const taken = await join(brand, 'client');
    await join(influencer, 'influencer');

    await page.goto(to('/login'));
    await page.getByRole('button', { name: m.login_submit({}, says) }).click();
    await expect(page.getByText(m.login_incomplete({}, says))).toBeVisible();
    for (const email of [taken, 'nobody@example.com']) {
      await page.goto(to('/login'));
      await page.getByLabel(m.account_email({}, says)).fill(email);
      await page.getByLabel(m.account_password({}, says)).fill('not the password');
      await page.getByRole('button', { name: m.login_submit({}, says) }).click();
      await expect(page.getByText(m.login_failed_title({}, says))).toBeVisible();
      await expect(page.getByText(m.refusal_account_invalid_credentials({}, says))).toBeVisible();
      await expect(page.getByLabel(m.account_email({}, says))).toHaveValue(email);
    }

    await page.goto(to('/signup'));
    await page.getByRole('button', { name: m.signup_submit({}, says) }).click();
    await expect(page.getByText(m.signup_incomplete({}, says))).toBeVisible();
    await page.getByLabel(m.account_email({}, says)).fill(taken);
    await page.getByLabel(m.account_password({}, says)).fill('password123');
    await page.getByRole('button', { name: m.signup_submit({}, says) }).click();
    await expect(page.getByText(m.refusal_field_company_name_required({}, says))).toBeVisible();
    await page.getByLabel(m.account_company_name({}, says)).fill('Maison Aubrac');
    await page.getByRole('button', { name: m.signup_submit({}, says) }).click();
    await expect(page.getByText(m.refusal_account_password_too_common({}, says)).first()).toBeVisible();
    await page.getByLabel(m.account_password({}, says)).fill(PASSWORD);
    await page.getByRole('button', { name: m.signup_submit({}, says) }).click();
    await expect(page.getByText(m.refusal_account_email_taken({}, says)).first()).toBeVisible();
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

  test(`an answer that is not ours makes no account, in ${language}`, async ({ page }) => {
    await page.goto(to('/signup'));
    await page.getByLabel(m.account_email({}, says)).fill('maison@example.com');
    await page.getByLabel(m.account_company_name({}, says)).fill('Maison Aubrac');
    await page.getByLabel(m.account_password({}, says)).fill(PASSWORD);
    for (const [status, body, sentence] of [
      [200, '<p>Log in to this network</p>', m.signup_bad_answer({}, says)],
      [200, '{}', m.signup_failed_text({}, says)],
      [407, '<p>Not through here</p>', m.signup_http_error({ status: 407 }, says)],
      [429, '{"message":"Back in a minute"}', 'Back in a minute'],
    ] as const) {
      await page.route('**/api/brand-signup', (route) => route.fulfill({ status, body }), { times: 1 });
      await page.getByRole('button', { name: m.signup_submit({}, says) }).click();
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await page.route('**/api/brand-signup', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: m.signup_submit({}, says) }).click();
    await expect(page.getByText(m.signup_no_network({}, says))).toBeVisible();
    await expect(page.getByLabel(m.account_company_name({}, says))).toHaveValue('Maison Aubrac');
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

  test.describe('a fault', () => {
    test.use({ expectedTrouble: /500|dashboard/ });
    test(`shows a calm page with the request's id, in ${language}`, async ({ brand }) => {
      await join(brand, 'client');
      await brand.goto(to('/client/campaigns'));
      await brand.route('**/dashboard.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
      await brand
        .getByRole('link', { name: m.nav_dashboard({}, says) })
        .first()
        .click();
      await expect(brand.getByRole('heading', { name: m.fault_title({}, says) })).toBeVisible();
    });
  });
}
