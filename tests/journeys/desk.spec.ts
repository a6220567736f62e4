import type { Page } from '@playwright/test';
import { m } from '#messages';
import { trustingProxies } from '#tests/networks.ts';
import { PASSWORD } from '#tests/people.ts';
import { aPdf } from '#tests/sample-files.ts';
import { choosePassword, cookiesIn, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';
import { totp } from '#tests/totp.ts';
import { emailsTo } from '#tests/written-emails.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { join, linkTo, logIn } from './sign-in.ts';

const [margaux, camille, paul] = [
  'margaux@desk.example',
  'camille@desk.example',
  'paul@desk.example',
] as const;
let links: string[] = [];

const test = testOn(async () => {
  const started = await startWithStaff([margaux, camille, paul], { env: trustingProxies });
  links = started.links;
  return started.server;
});

test('staff verify a company, refuse the verification of an influencer and suspend them', async ({
  server,
  newPerson,
  page: desk,
  brand,
  influencer,
}) => {
  test.slow();
  const company = await join(brand, 'client');
  await brand.goto('/profile/company');
  const file = { name: 'kbis-maison-aubrac.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await brand.getByLabel(m.company_document_choose(), { exact: false }).setInputFiles(file);
  await expect(brand.getByRole('link', { name: file.name })).toBeVisible();
  const account = await join(influencer, 'influencer');

  await enrol(desk, margaux);
  await desk.getByRole('link', { name: m.staff_queue_companies() }).click();
  await axe(desk);
  await desk.locator(`a[href="/staff/accounts/${company.userId}"]`).click();
  await expect(desk.getByText(m.company_pending())).toBeVisible();
  const documentAddress = await desk.getByRole('link', { name: file.name }).getAttribute('href');
  expect((await desk.request.get(documentAddress ?? '')).status()).toBe(200);
  expect((await influencer.request.get(documentAddress ?? '')).status()).toBe(404);
  await desk.getByRole('button', { name: m.staff_verify() }).click();
  await expect(desk.getByText(m.company_verified(), { exact: true })).toBeVisible();
  await axe(desk);
  await brand.reload();
  await expect(brand.getByText(m.company_verified(), { exact: true })).toBeVisible();
  await brand.getByRole('link', { name: m.company_public_page() }).click();
  await expect(brand.getByText(m.company_verified(), { exact: true })).toBeVisible();

  const lookUp = async () => {
    await desk.getByRole('link', { name: m.staff_nav_accounts() }).first().click();
    await desk.getByLabel(m.staff_accounts_words()).fill(account.email);
    await desk.getByRole('button', { name: m.staff_accounts_look() }).click();
    await expect(desk.getByText(m.staff_accounts_count({ count: 1 }))).toBeVisible();
    await axe(desk);
    await desk.getByRole('main').getByRole('link', { name: account.email }).click();
  };
  const giveReason = async (name: string, reason: string) => {
    await desk.getByRole('button', { name, exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(m.staff_reason()).fill(reason);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await lookUp();
  await giveReason(m.staff_refuse(), 'Une photo de vous, s’il vous plaît.');
  await expect(desk.getByText(m.verification_refused(), { exact: true })).toBeVisible();
  await expect(desk.getByText(m.verification_refused_again())).toHaveCount(0);
  expect(await linkTo(server, account.email, '/profile')).toContain('/profile');
  expect(emailsTo(server, account.email).at(-1)?.subject).toContain('could not verify your profile');
  await influencer.goto('/profile');
  await expect(influencer.getByText('Une photo de vous, s’il vous plaît.')).toBeVisible();
  await axe(influencer);

  await giveReason(m.staff_suspend(), 'Bought followers.');
  await expect(desk.getByRole('button', { name: m.staff_lift() })).toBeVisible();
  await influencer.reload();
  await expect(influencer).toHaveURL('/login');
  await logIn(influencer, account.email);
  await expect(
    influencer.getByRole('main').getByText('This account is suspended.', { exact: false }),
  ).toBeVisible();

  await desk.getByRole('link', { name: m.staff_nav_audit() }).first().click();
  await expect(desk.getByText(m.staff_act_account_suspended()).first()).toBeVisible();
  await expect(desk.getByText(m.staff_act_company_verified()).first()).toBeVisible();
  // A staff member's name has no link, because staff may not open the page of other staff.
  const colleague = desk.getByRole('main').getByText('camille', { exact: true });
  await expect(colleague.last()).toBeVisible();
  await expect(desk.getByRole('main').getByRole('link', { name: 'camille', exact: true })).toHaveCount(0);
  await axe(desk);
  const stranger = await newPerson();
  await stranger.goto('/staff/audit');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('404');
});

async function enrol(desk: Page, email: typeof margaux | typeof camille): Promise<{ backupCodes: string[] }> {
  const code = desk.getByRole('textbox', { name: m.second_factor_code() });
  const link = new URL(links[email === margaux ? 0 : 1] ?? '');
  const [name = ''] = email.split('@');
  await desk.goto(`/reset-password${link.search}`);
  await desk.getByLabel(m.reset_new_password()).fill(PASSWORD);
  await desk.getByRole('button', { name: m.reset_submit() }).click();
  await expect(desk).toHaveURL(/\/staff\/second-factor$/);
  await desk.goto('/staff');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('404');
  await desk.goto('/staff/second-factor');
  await desk.getByLabel(m.account_password()).fill(PASSWORD);
  await desk.getByRole('button', { name: m.second_factor_begin() }).click();
  const secret = await desk.getByText(/^(?:[A-Z2-7]{1,4} ?){12,}$/).innerText();
  await axe(desk);
  await code.fill('000 000');
  await desk.getByRole('button', { name: m.second_factor_done() }).click();
  await expect(desk.getByText(m.refusal_account_wrong_code())).toBeVisible();
  await code.fill(totp(secret));
  await desk.getByRole('button', { name: m.second_factor_done() }).click();
  const kept = desk.getByRole('link', { name: m.second_factor_backup_kept() });
  await expect(kept).toBeVisible();
  const backupCodes = await desk.getByText(/^\w{5}-\w{5}$/).allInnerTexts();
  await kept.click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(m.staff_desk_title());

  await desk.getByRole('button', { name: m.nav_account_of({ name }) }).click();
  await desk.getByRole('button', { name: m.nav_logout() }).click();
  await logIn(desk, email);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(m.second_step_title());
  await axe(desk);
  await code.fill(totp(secret, 1));
  await desk.getByRole('button', { name: m.login_submit() }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(m.staff_desk_title());
  return { backupCodes };
}

test('staff choose their name, their language and their password', async ({ page: desk }) => {
  const { backupCodes } = await enrol(desk, camille);
  const [first = '', second = ''] = backupCodes;
  await desk.getByRole('button', { name: m.nav_account_of({ name: 'camille' }) }).click();
  await desk.getByRole('link', { name: m.staff_nav_account() }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(m.staff_own_title());
  await desk.getByLabel(m.account_full_name()).fill('Camille Perrin');
  await expect(desk.getByRole('figure')).toContainText(m.blog_by({ author: 'Camille Perrin' }));
  await desk.getByRole('main').getByText('Français', { exact: true }).click();
  await axe(desk);
  await desk.getByRole('button', { name: m.profile_save() }).click();
  await expect(desk.getByText(m.staff_done(), { exact: true })).toBeVisible();
  await expect(desk).toHaveURL('/staff/account');
  await expect(
    desk.getByRole('button', { name: m.nav_account_of({ name: 'Camille Perrin' }) }),
  ).toBeVisible();

  const other = 'un tout autre mot';
  // `first` and `second` are backup codes, because `enrol` has used the current codes of the authenticator app.
  await desk.getByRole('textbox', { name: m.second_factor_code() }).fill(first);
  await desk.getByLabel(m.profile_password_current()).fill('not this one');
  await desk.getByLabel(m.profile_password_new()).fill(other);
  await desk.getByRole('button', { name: m.profile_password_submit() }).click();
  await expect(desk.getByText(m.refusal_account_wrong_password())).toBeVisible();
  await desk.getByLabel(m.profile_password_current()).fill(PASSWORD);
  await desk.getByRole('button', { name: m.profile_password_submit() }).click();
  await expect(desk.getByText(m.profile_toast_password_changed())).toBeVisible();
  await desk.goto('/staff/blog/new');
  await expect(desk.locator('[name="author"]')).toHaveValue('Camille Perrin');

  await desk.context().clearCookies();
  await desk.goto('/login');
  await logIn(desk, camille, other);
  await desk.getByRole('textbox', { name: m.second_factor_code() }).fill(second);
  await desk.getByRole('button', { name: m.login_submit() }).click();
  await expect(desk).toHaveURL('/fr/staff');
});

test('an act on a stale page is refused with one toast, and a missing reason beside its field', async ({
  page: desk,
  influencer,
  server,
}) => {
  const { userId } = await join(influencer, 'influencer');
  const { cookie } = await setSecondFactorUp(server.url, await choosePassword(links[2] ?? ''));
  await desk.context().addCookies(cookiesIn(cookie, server.url));
  const stale = await desk.context().newPage();
  for (const page of [desk, stale]) await page.goto(`/fr/staff/accounts/${userId}`);
  const says = { locale: 'fr' } as const;
  await desk.getByRole('button', { name: m.staff_feature({}, says) }).click();
  await expect(desk.getByText(m.staff_done({}, says), { exact: true })).toBeVisible();

  await stale.getByRole('button', { name: m.staff_feature({}, says) }).click();
  await expect(stale.getByRole('button', { name: m.staff_unfeature({}, says) })).toBeVisible();
  const refusals = stale.getByText(m.refusal_staff_changed_meanwhile({}, says));
  await expect(refusals).toHaveCount(1);

  await stale.getByRole('button', { name: m.staff_suspend({}, says), exact: true }).click();
  const dialog = stale.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: m.staff_suspend({}, says), exact: true });
  const reason = dialog.getByLabel(m.staff_reason({}, says));
  for (const typed of ['', '   ']) {
    await reason.fill(typed);
    await submit.click();
    await expect(dialog.getByText(m.refusal_field_required({}, says))).toBeVisible();
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
  }
  await reason.fill('Un motif.');
  await expect(dialog.getByText(m.refusal_field_required({}, says))).toBeHidden();
  await expect(refusals).toHaveCount(0);
  await desk.request.post(`/staff/accounts/${userId}`, { form: { intent: 'suspend', reason: 'Un autre.' } });
  await submit.click();
  await expect(stale.getByRole('button', { name: m.staff_lift({}, says) })).toBeVisible();
  await expect(stale.getByText('Un autre.')).toBeVisible();
  await expect(refusals).toHaveCount(1);
});
