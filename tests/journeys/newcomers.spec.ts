import type { Page, Route } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { linkTo, signUp } from './sign-in.ts';

test('a refused sign-up keeps what was typed and continues at the first wrong field', async ({ page }) => {
  await page.goto('/signup');
  const name = page.getByLabel(m.account_full_name());
  const handle = page.getByLabel(m.account_instagram_handle());
  const email = page.getByLabel(m.account_email());
  const password = page.getByLabel(m.account_password());
  const submit = page.getByRole('button', { name: m.signup_submit() });
  const toast = page.getByRole('region', { name: m.toast_region() }).getByRole('alert');

  await page.getByRole('link', { name: m.signup_influencer() }).click();
  await page.waitForURL('/signup?role=influencer');
  await password.fill('a long phrase');
  await password.press('Tab');
  const showPassword = page.getByRole('button', { name: m.account_password_show() });
  await expect(showPassword).toBeFocused();
  await expect(showPassword).toHaveAccessibleDescription(m.account_password());
  await showPassword.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: m.account_password_hide() })).toBeFocused();
  const answer = Promise.withResolvers<void>();
  const heldBack = (route: Route) => answer.promise.then(() => route.continue());
  await page.route((url) => url.pathname === '/signup', heldBack, { times: 1 });
  await submit.click();
  await email.click();
  await page.keyboard.type('ear');
  answer.resolve();
  await expect(name).toHaveAccessibleDescription(m.refusal_field_required());
  await page.keyboard.type('ly');
  await expect(email).toHaveValue('early');
  await submit.click();
  await expect(name).toBeFocused();
  await toast.hover();
  await expect(password).toHaveValue('a long phrase');
  await expect(toast).toContainText(m.refusal_account_sign_up_incomplete());
  await axe(page);

  await name.fill('Léa Dubois');
  await handle.fill('léa');
  await handle.press('Enter');
  await expect(toast.filter({ hasText: m.refusal_field_invalid_handle() })).toBeVisible();
  await expect(handle).toBeFocused();
  await handle.fill('lea.table');
  await email.fill(`${crypto.randomUUID()}@example.com`);
  await page.context().setOffline(true);
  await submit.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(m.signup_failed_title());
  await expect(alert).toContainText(m.form_no_answer());
  await page.context().setOffline(false);
  await alert.getByRole('button', { name: m.connection_retry() }).dblclick();
  await expect(page).toHaveURL('/booking-influencer');
});

for (const role of ['client', 'influencer'] as const) {
  test(`a new ${role} requests a call and confirms the address with a second link`, async ({
    page,
    server,
  }) => {
    const email = await signUp(page, role);
    await expect(page).toHaveURL(role === 'client' ? '/booking' : '/booking-influencer');
    await axe(page);

    await page.reload();
    await page.getByRole('button', { name: m.booking_submit() }).click();
    await expect(page.getByLabel(m.booking_date())).toBeFocused();
    await page.getByLabel(m.booking_date()).fill('12/02/2099');
    await page.getByLabel(m.booking_time()).selectOption('10:30');
    await page.getByRole('button', { name: m.booking_submit() }).click();
    await expect(page.getByRole('heading', { name: m.booking_asked_title() })).toBeVisible();

    await page.getByRole('link', { name: m.booking_skip() }).click();
    await expect(page).toHaveURL(role === 'client' ? '/client/dashboard' : '/influencer/dashboard');

    const notConfirmed = page.getByText(m.confirmation_text({ email }));
    await page.goto('/profile');
    await expect(notConfirmed).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: m.confirmation_again() }).click();
    await expect(page.getByText(m.confirmation_sent({ email }))).toBeVisible();

    await page.goto(await linkTo(server, email, '/confirm-email?'));
    await axe(page);
    await page.getByRole('button', { name: m.confirm_submit() }).click();
    await expect(page.getByText(m.confirm_done_text())).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: m.profile_title() })).toBeVisible();
    await expect(notConfirmed).toBeHidden();
  });
}

test('a call request stays on the page if the session is over', async ({ page }) => {
  await signUp(page, 'client');
  await page.getByLabel(m.booking_note(), { exact: false }).fill('About the autumn');
  await page.context().clearCookies();
  await page.getByRole('button', { name: m.booking_submit() }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(m.form_session_over());
  await expect(page.getByLabel(m.booking_note(), { exact: false })).toHaveValue('About the autumn');
});

test('a password reset works once and ends other sessions', async ({ page, newPerson, server }) => {
  const elsewhere = await newPerson();
  const email = await signUp(elsewhere, 'client');
  await expect(elsewhere).toHaveURL('/booking');

  await page.goto('/login');
  await page.getByRole('link', { name: m.login_forgot() }).click();
  await expect(page).toHaveURL('/forgot-password');
  await axe(page);
  const requestReset = async (address: string) => {
    await page.goto('/forgot-password');
    await page.getByLabel(m.account_email()).fill(address);
    await page.getByRole('button', { name: m.forgot_submit() }).click();
    await expect(page.getByText(m.forgot_sent_text({ email: address }))).toBeVisible();
  };
  await requestReset('nobody@example.com');
  await requestReset(email);
  const link = await linkTo(server, email, '/reset-password?');

  await page.goto(link);
  await axe(page);
  const password = page.getByLabel(m.reset_new_password());
  const save = page.getByRole('button', { name: m.reset_submit() });
  await password.fill('password');
  await save.click();
  await expect(page.getByText(m.refusal_account_password_too_common())).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('quite another phrase');
  await save.click();
  await expect(page).toHaveURL('/client/dashboard');
  await expect(page.getByText(m.reset_success())).toBeVisible();

  await elsewhere.goto('/client/dashboard');
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: m.reset_dead_title() })).toBeVisible();
  await elsewhere.getByRole('link', { name: m.reset_dead_again() }).click();
  await expect(elsewhere).toHaveURL('/forgot-password');
});

test('the booking pages refuse visitors and lead to sign-up', async ({ page }) => {
  /** Axe can take longer than the delay of the redirect. */
  const withoutRedirect = async (route: Route) => {
    const response = await route.fetch();
    const { refresh: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  };
  for (const path of ['/booking', '/booking-influencer']) {
    await page.route(path, withoutRedirect, { times: 1 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    await expect(page.getByText(m.booking_denied_text())).toBeVisible();
    await axe(page);
    await page.goto(path);
    await expect(page).toHaveURL('/signup');
  }
});

test.describe('the cookie banner', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  test('disappears for 150 days once accepted, and keeps the input of the page', async ({ page }) => {
    await page.goto('/fr/login?from=here');
    await page.getByLabel('E-mail').fill('typed@example.com');
    await axe(page);
    const answered = page.waitForResponse('**/api/consent*');
    await banner(page).getByRole('button', { name: 'Accepter' }).click();
    await answered;
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', { name: m.theme_dark({}, { locale: 'fr' }) }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByLabel('E-mail')).toHaveValue('typed@example.com');
    const [consent] = (await page.context().cookies()).filter(({ name }) => name.endsWith('-consent'));
    const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(150);
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
  });

  test('works without scripts and redirects to no other site', async ({ unscripted: page, request }) => {
    await page.goto('/login?from=here');
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL('/login?from=here');
    await expect(banner(page)).toBeHidden();

    const elsewhere = ['https://', '//', '/\\', '/\t/', '/\n/'].map((it) => `${it}elsewhere.example`);
    for (const back of elsewhere) {
      const answer = await request.post('/api/consent', { form: { back }, maxRedirects: 0 });
      expect(answer.status()).toBe(200);
    }
  });

  test('does not cover the focused field', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto('/signup');
    const fields = await page
      .getByRole('main')
      .locator('input:not([type=hidden]), button:not([hidden])')
      .all();
    await fields[0]?.focus();
    for (const field of fields) {
      await expect(field).toBeFocused();
      const [box, top] = [await field.boundingBox(), await banner(page).boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
      await page.keyboard.press('Tab');
    }
  });
});
