import type { Page } from '@playwright/test';
import { demoAccounts } from '#demo/accounts.ts';
import { m } from '#messages';
import { PASSWORD } from '#tests/people.ts';
import type { RunningServer } from '#tests/server.ts';
import type { Shot } from '#tests/shot.ts';
import { choosePassword, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';
import { totp } from '#tests/totp.ts';

export const shotPeople = ['visitor', 'client', 'influencer', 'unenrolled', 'staff'] as const;

export async function startForShots(
  options: Parameters<typeof startWithStaff>[1] = { databaseUrl: '' },
): Promise<{ server: RunningServer; secret: string }> {
  const people = ['unenrolled@staff.example', 'staff@staff.example'];
  const { server, links } = await startWithStaff(people, options);
  const [, cookie = ''] = await Promise.all(links.map(choosePassword));
  const { secret } = await setSecondFactorUp(server.url, cookie);
  return { server, secret };
}

export async function signInAs(page: Page, who: Shot['as'], secret = ''): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: m.cookies_accept() }).click();
  if (who === 'visitor') return;
  const { email, password } =
    who in demoAccounts
      ? demoAccounts[who as keyof typeof demoAccounts]
      : { email: `${who}@staff.example`, password: PASSWORD };
  await page.getByLabel(m.account_email()).fill(email);
  await page.getByLabel(m.account_password()).fill(password);
  await page.getByRole('button', { name: m.login_submit() }).click();
  if (who === 'staff') {
    await page.getByLabel(m.second_factor_code()).fill(totp(secret, 1));
    await page.getByRole('button', { name: m.login_submit() }).click();
  }
  // Staff stay on the second-factor page until the server has checked the code.
  await page.waitForURL(who === 'staff' ? /\/staff$/ : /\/(dashboard|second-factor)$/);
}
