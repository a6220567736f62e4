import type { Page } from '@playwright/test';
import { m } from '#messages';
import { PASSWORD } from '#tests/people.ts';
import { totp } from '#tests/totp.ts';
import { axe, expect, test } from './fixtures.ts';
import { expectToFit, join, linkTo, logIn } from './sign-in.ts';

async function begin(page: Page): Promise<string> {
  const form = page.locator('form', { has: page.locator('[value=begin]') });
  await form.getByLabel(m.account_password()).fill(PASSWORD);
  await form.getByRole('button', { name: m.second_factor_begin() }).click();
  return page.getByText(/^(?:[A-Z2-7]{1,4} ?){12,}$/).innerText();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: m.second_factor_code() }).fill(code);
  await page.getByRole('main').locator('[type=submit]').click();
}

const firstBackupCode = (page: Page) =>
  page
    .getByText(/^\w{5}-\w{5}$/)
    .first()
    .innerText();

test('an influencer sets up a second factor, has the browser remembered, and turns it off again', async ({
  influencer: page,
}) => {
  const { email } = await join(page, 'influencer');
  await page.goto('/profile?tab=account');
  await page.getByRole('link', { name: m.second_factor_title() }).click();
  await expect(page).toHaveURL('/second-factor');
  await axe(page);
  const secret = await begin(page);
  await axe(page);
  await enterCode(page, '000 000');
  await expect(page.getByText(m.refusal_account_wrong_code()).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: m.second_factor_code() })).toBeFocused();
  await expect(page.getByRole('img', { name: m.second_factor_qr() })).toBeVisible();
  await enterCode(page, totp(secret));
  const backupCode = await firstBackupCode(page);
  await axe(page);
  await page.getByRole('link', { name: m.second_factor_backup_kept() }).click();
  await expect(page.getByText(m.second_factor_backup_left({ count: 10 }))).toBeVisible();

  await page.request.post('/logout');
  await page.goto('/preferences');
  await logIn(page, email);
  await expect(page).toHaveURL('/login/second-factor');
  await axe(page);
  await page.getByText(m.second_step_remember()).click();
  await enterCode(page, totp(secret, 1));
  await expect(page).toHaveURL('/preferences');

  await page.request.post('/logout');
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/influencer/dashboard');

  await page.goto('/second-factor');
  await expect(page.getByText(m.second_factor_browsers_count({ count: 1 }))).toBeVisible();
  await page.getByText(m.second_factor_remove_title()).click();
  await axe(page);
  await expectToFit(page);
  const form = page.locator('form', { has: page.locator('[value=remove]') });
  await form.getByLabel(m.account_password()).fill(PASSWORD);
  const code = form.getByRole('textbox', { name: m.second_factor_code() });
  await code.fill('wrong');
  await form.getByRole('button', { name: m.second_factor_remove() }).click();
  await expect(code).toBeFocused();
  await expect(form.getByLabel(m.account_password())).toHaveValue(PASSWORD);
  await code.fill(backupCode);
  await form.getByRole('button', { name: m.second_factor_remove() }).click();
  await expect(page.getByText(m.second_factor_removed())).toBeVisible();
  await expect(page.getByText(m.second_factor_off(), { exact: true })).toBeVisible();
});

test('without scripts, a brand sets up a second factor, loses it, and logs in with a backup code', async ({
  unscripted: page,
  server,
}) => {
  const { email } = await join(page, 'client');
  await page.goto('/second-factor');
  const secret = await begin(page);
  await enterCode(page, totp(secret));
  const backupCode = await firstBackupCode(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email);
  await enterCode(page, 'wrong');
  await expect(page.getByText(m.refusal_account_wrong_code()).first()).toBeVisible();

  await page.getByRole('link', { name: m.recovery_link() }).click();
  await page.getByRole('button', { name: m.recovery_submit() }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.recovery_open());
  await expectToFit(page);
  await page.goto(await linkTo(server, email, '/cancel-recovery'));
  await page.getByRole('button', { name: m.recovery_cancel() }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.recovery_canceled_title());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.recovery_dead_title());

  await page.goto('/login/second-factor');
  await enterCode(page, backupCode);
  await expect(page).toHaveURL('/client/dashboard');
});
