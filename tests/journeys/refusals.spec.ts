import { blankCampaign } from '#domain/campaigns/campaign-fields.ts';
import { m } from '#messages';
import { expect, test } from './fixtures.ts';
import { join, PASSWORD, publish, sendCampaign } from './sign-in.ts';

/** Refusals that section 8 of the specification does not quote (for those see error-catalogue.spec.ts). */

test('login, sign-up and protected pages refuse with a reason and keep the input', async ({
  page,
  brand,
  influencer,
}) => {
  const taken = await join(brand, 'client');
  await join(influencer, 'influencer');

  await page.goto('/login');
  await page.getByLabel(m.account_email()).fill(taken);
  await page.getByLabel(m.account_password()).fill('not the password');
  await page.getByRole('button', { name: m.login_submit() }).click();
  await expect(page.getByText(m.refusal_account_invalid_credentials())).toBeVisible();
  await expect(page.getByLabel(m.account_email())).toHaveValue(taken);

  await page.goto('/signup');
  const submit = page.getByRole('button', { name: m.signup_submit() });
  await page.getByLabel(m.account_email()).fill(taken);
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

  await page.goto('/client/dashboard');
  await expect(page).toHaveURL(new RegExp(`${'/login'}$`));
  await influencer.goto('/client/campaigns');
  await expect(influencer).toHaveURL(new RegExp(`${'/influencer/dashboard'}$`));
  await brand.goto('/influencer/campaigns');
  await expect(brand).toHaveURL(new RegExp(`${'/client/dashboard'}$`));
  await brand.goto('/nothing/here');
  await expect(brand.getByText(m.not_found_text())).toBeVisible();
  await expect(brand.getByText('/nothing/here')).toBeVisible();
});

test('campaigns and applications refuse with a reason', async ({ brand, influencer, newPerson }) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const stranger = await newPerson();
  await join(stranger, 'client');
  await sendCampaign(brand, { title: 'Unready', slot1: blankCampaign.slot1 });
  await sendCampaign(brand, { title: 'Ready' });

  await test.step('a campaign at a venue without time slots is not published', async () => {
    await brand.goto('/client/campaigns?status=draft');
    await brand.getByRole('link', { name: 'Unready' }).first().click();
    await publish(brand, 'en');
    await expect(brand.getByText(m.refusal_campaign_slot_required())).toBeVisible();
  });

  await brand.goto('/client/campaigns');
  await brand.getByRole('link', { name: /Ready/ }).first().click();
  await expect(brand).toHaveURL(/\/client\/campaign\/campaign-/);
  const page = brand.url();
  const id = page.split('/').at(-1) ?? '';

  await test.step('a draft is 404 for everyone but its owner', async () => {
    for (const [person, path] of [
      [stranger, `/client/campaign/${id}`],
      [influencer, `/influencer/campaign/${id}`],
    ] as const) {
      expect((await person.goto(path))?.status()).toBe(404);
      await expect(person.getByRole('heading', { name: m.campaign_not_found() })).toBeVisible();
    }
  });

  await publish(brand, 'en');
  await expect(brand.getByText(m.campaign_toast_published())).toBeVisible();

  await test.step('an influencer applies once, even from two tabs', async () => {
    const other = await influencer.context().newPage();
    for (const tab of [influencer, other]) {
      await tab.goto(`/influencer/campaign/${id}`);
      await tab.getByLabel(m.application_message()).fill('From one of my tabs.');
    }
    await influencer.getByRole('button', { name: m.application_submit() }).click();
    await expect(influencer.getByText(m.application_submitted())).toBeVisible();
    await other.getByRole('button', { name: m.application_submit() }).click();
    await expect(other.getByText(m.refusal_application_already_applied()).first()).toBeVisible();
  });

  await test.step('a decision is made once, even from two tabs', async () => {
    const other = await brand.context().newPage();
    for (const tab of [brand, other]) {
      await tab.goto(page);
      await tab
        .getByRole('link', { name: /Léa Dubois/ })
        .first()
        .click();
      await expect(tab.getByRole('button', { name: m.review_decline() })).toBeVisible();
    }
    await brand.getByRole('button', { name: m.review_decline() }).click();
    await expect(brand.getByText(m.review_declined())).toBeVisible();
    await expect(brand).toHaveURL(page);
    await other.getByRole('button', { name: m.review_validate() }).click();
    await expect(other.getByText(m.refusal_application_already_decided()).first()).toBeVisible();
    await influencer.reload();
    await expect(influencer.getByRole('heading', { name: m.application_declined_title() })).toBeVisible();
  });
});
