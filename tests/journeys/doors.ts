import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { expect } from './fixtures.ts';

export const PASSWORD = 'a long enough secret';
let made = 0;

/** Signs a newcomer up by the form, and gives the e-mail. */
export async function signUp(
  page: Page,
  language: Language,
  role: 'client' | 'influencer',
  who: { companyName?: string; fullName?: string; instagram?: string },
): Promise<string> {
  const says = { locale: language };
  const email = `${role}${++made}@example.com`;
  await page.goto(pathIn(language, '/signup'));
  if (role === 'influencer') await page.getByText(m.signup_influencer({}, says)).click();
  await page.getByLabel(m.account_email({}, says)).fill(email);
  await page.getByLabel(m.account_password({}, says)).fill(PASSWORD);
  if (who.companyName) await page.getByLabel(m.account_company_name({}, says)).fill(who.companyName);
  if (who.fullName) await page.getByLabel(m.account_full_name({}, says)).fill(who.fullName);
  if (who.instagram) await page.getByLabel(m.account_instagram_handle({}, says)).fill(who.instagram);
  await page.getByRole('button', { name: m.signup_submit({}, says) }).click();
  const success = role === 'client' ? m.signup_success_brand : m.signup_success_influencer;
  await expect(page.getByText(success({}, says))).toBeVisible();
  return email;
}
