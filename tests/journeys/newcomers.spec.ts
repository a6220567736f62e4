import type { Page } from '@playwright/test';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { axe, expect, test } from './fixtures.ts';
import { linkTo } from './sign-in.ts';

const PASSWORD = 'correct horse battery';
let made = 0;
const newAddress = () => `newcomer${++made}@example.com`;

async function signUp(page: Page, language: 'en' | 'fr', role: 'client' | 'influencer'): Promise<string> {
  const say = { locale: language };
  const email = newAddress();
  await page.goto(pathIn(language, '/signup'));
  if (role === 'influencer') {
    await page.getByText(m.signup_influencer({}, say)).click();
    await page.getByLabel(m.account_full_name({}, say)).fill('Léa Dubois');
    await page.getByLabel(m.account_instagram_handle({}, say)).fill(`lea.${made}`);
  } else {
    await page.getByLabel(m.account_company_name({}, say)).fill('Maison Aubrac');
  }
  await page.getByLabel(m.account_email({}, say)).fill(email);
  await page.getByLabel(m.account_password({}, say)).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: m.signup_submit({}, say) })
    .click();
  return email;
}

for (const language of ['en', 'fr'] as const) {
  const say = { locale: language };
  const at = (path: string) => pathIn(language, path);

  test(`${language}: a password stays out of the address, however early the button is pressed`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    for (const path of ['/signup', '/login']) {
      await page.goto(at(path));
      await page.getByLabel(m.account_email({}, say)).fill('early@example.com');
      await page.getByLabel(m.account_password({}, say)).fill(PASSWORD);
      await page.getByRole('main').locator('[type=submit]').click();
      await expect(page).toHaveURL(at(path));
      await expect(page.getByLabel(m.account_password({}, say))).toHaveValue('');
      // Without scripts the page says what is wrong, and keeps what was typed.
      await expect(page.getByLabel(m.account_email({}, say))).toHaveValue('early@example.com');
      const alert = path === '/login' ? m.refusal_account_invalid_credentials : m.refusal_input_invalid;
      await expect(page.getByRole('alert')).toContainText(alert({}, say));
    }
    await page.goto(at('/signup'));
    await page.getByRole('link', { name: m.signup_influencer({}, say) }).click();
    await page.getByLabel(m.account_full_name({}, say)).fill('Léa Dubois');
    await page.getByRole('main').locator('[type=submit]').click();
    await expect(page.getByLabel(m.account_full_name({}, say))).toHaveValue('Léa Dubois');
    await expect(page.getByLabel(m.account_email({}, say))).toHaveAttribute('aria-invalid', 'true');
    await context.close();
  });

  for (const role of ['client', 'influencer'] as const) {
    test(`${language}: a new ${role} asks for a call, goes on, and confirms the address by a second link`, async ({
      page,
      server,
    }) => {
      const email = await signUp(page, language, role);
      await expect(page).toHaveURL(at(role === 'client' ? '/booking' : '/booking-influencer'));
      const sentence = role === 'client' ? m.signup_success_brand : m.signup_success_influencer;
      await expect(page.getByText(sentence({}, say))).toBeVisible();
      await axe(page);

      await page.reload();
      await page.getByRole('button', { name: m.booking_submit({}, say) }).click();
      await expect(page.getByLabel(m.booking_date({}, say))).toBeFocused();
      await page.getByLabel(m.booking_date({}, say)).fill('2099-12-02');
      await page.getByLabel(m.booking_time({}, say)).fill('10:30');
      await page.getByRole('button', { name: m.booking_submit({}, say) }).click();
      await expect(page.getByRole('heading', { name: m.booking_asked_title({}, say) })).toBeVisible();

      await page.getByRole('link', { name: m.booking_skip({}, say) }).click();
      await expect(page).toHaveURL(at(role === 'client' ? '/client/dashboard' : '/influencer/dashboard'));

      const notConfirmed = page.getByText(m.confirmation_text({ email }, say));
      await page.goto(at('/profile'));
      await expect(notConfirmed).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: m.confirmation_again({}, say) }).click();
      await expect(page.getByText(m.confirmation_sent({ email }, say))).toBeVisible();

      await page.goto(await linkTo(server, email, at('/confirm-email?')));
      await axe(page);
      await page.getByRole('button', { name: m.confirm_submit({}, say) }).click();
      await expect(page.getByText(m.confirm_done_text({}, say))).toBeVisible();
      await page.goto(at('/profile'));
      await expect(page.getByRole('heading', { level: 1, name: m.profile_title({}, say) })).toBeVisible();
      await expect(notConfirmed).toBeHidden();
    });
  }

  test(`${language}: a forgotten password is chosen anew, once, and ends the session elsewhere`, async ({
    page,
    newPerson,
    server,
  }) => {
    const elsewhere = await newPerson();
    const email = await signUp(elsewhere, language, 'client');
    await expect(elsewhere).toHaveURL(at('/booking'));

    await page.goto(at('/login'));
    await page.getByRole('link', { name: m.login_forgot({}, say) }).click();
    await axe(page);
    const sent = async (address: string) => {
      await page.goto(at('/forgot-password'));
      await page.getByLabel(m.account_email({}, say)).fill(address);
      await page.getByRole('button', { name: m.forgot_submit({}, say) }).click();
      await expect(page.getByText(m.forgot_sent_text({ email: address }, say))).toBeVisible();
    };
    await sent('nobody@example.com');
    await sent(email);
    const link = await linkTo(server, email, at('/reset-password?'));

    await page.goto(link);
    await axe(page);
    const password = page.getByLabel(m.reset_new_password({}, say));
    const save = page.getByRole('button', { name: m.reset_submit({}, say) });
    await password.fill('password');
    await save.click();
    await expect(page.getByText(m.refusal_account_password_too_common({}, say))).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill('quite another phrase');
    await save.click();
    await expect(page).toHaveURL(at('/client/dashboard'));
    await expect(page.getByText(m.reset_success({}, say))).toBeVisible();

    await elsewhere.goto(at('/client/dashboard'));
    await expect(elsewhere).toHaveURL(at('/login'));
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: m.reset_dead_title({}, say) })).toBeVisible();
    await elsewhere.getByRole('link', { name: m.reset_dead_again({}, say) }).click();
    await expect(elsewhere).toHaveURL(at('/forgot-password'));
  });

  test(`${language}: nobody books without signing up, who is led there`, async ({ page }) => {
    for (const path of ['/booking', '/booking-influencer']) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? 'Access Denied' : 'Accès refusé',
      );
      await expect(page.getByText(m.booking_denied_text({}, say))).toBeVisible();
      await axe(page);
      await expect(page).toHaveURL(at('/signup'));
    }
  });
}

test.describe('the cookie notice', () => {
  const notification = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  test('goes for 150 days when it is accepted, and the page stays as it was', async ({ page }) => {
    await page.goto('/fr/login?from=here');
    await page.getByLabel('E-mail').fill('typed@example.com');
    await axe(page);
    const answered = page.waitForResponse('**/api/consent*');
    await notification(page).getByRole('button', { name: 'Accepter' }).click();
    await answered;
    await expect(notification(page)).toBeHidden();
    await expect(page.getByLabel('E-mail')).toHaveValue('typed@example.com');
    const [kept] = (await page.context().cookies()).filter(({ name }) => name.endsWith('-consent'));
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(150);
    await page.goto('/');
    await expect(notification(page)).toBeHidden();
  });

  test('works without scripts, and leads nowhere else', async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/login?from=here');
    await notification(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL('/login?from=here');
    await expect(notification(page)).toBeHidden();
    await context.close();

    const elsewhere = ['https://', '//', '/\\', '/\t/', '/\n/'].map((it) => `${it}elsewhere.example`);
    for (const back of elsewhere) {
      const answer = await request.post('/api/consent', { form: { back }, maxRedirects: 0 });
      expect(answer.status()).toBe(200);
    }
  });

  test('covers no field that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto('/signup');
    const fields = await page.getByRole('main').locator('input:not([type=radio]), button').all();
    await fields[0]?.focus();
    for (const field of fields) {
      await expect(field).toBeFocused();
      const [box, top] = [await field.boundingBox(), await notification(page).boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
      await page.keyboard.press('Tab');
    }
  });
});
