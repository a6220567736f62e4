import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { believingProxies } from '#tests/networks.ts';
import { aPdf } from '#tests/sample-files.ts';
import type { RunningServer } from '#tests/server.ts';
import { startWithStaff } from '#tests/staff-server.ts';
import { totp } from '#tests/totp.ts';
import { axe, test as base, expect } from './fixtures.ts';
import { joinBy, linkTo, PASSWORD } from './sign-in.ts';

const staff = { en: 'margaux@desk.example', fr: 'camille@desk.example' };
let links: string[] = [];

/** With somebody at the desk for each language, made at the command line before the start. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      const started = await startWithStaff(Object.values(staff), { env: believingProxies });
      links = started.links;
      await use(started.server);
      await started.server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const words = {
  en: {
    suspended: 'This account is suspended.',

    subject: 'could not verify your profile',
  },
  fr: {
    suspended: 'Ce compte est suspendu.',

    subject: 'pas encore pu vérifier votre profil',
  },
} satisfies Record<Language, unknown>;

for (const language of ['en', 'fr'] as const) {
  test(`the desk verifies a company, refuses an influencer and suspends them (${language})`, async ({
    server,
    newPerson,
    page: desk,
    brand,
    influencer,
  }) => {
    test.slow(); // three people, two sign-ins, and eight looks for barriers
    const says = { locale: language };
    const to = (path: string) => pathIn(language, path);
    const company = await joinBy(brand.request, 'client', language);
    await brand.goto(to('/profile/company'));
    const file = { name: 'kbis-maison-aubrac.pdf', mimeType: 'application/pdf', buffer: aPdf() };
    await brand.getByLabel(m.company_document_choose({}, says), { exact: false }).setInputFiles(file);
    await expect(brand.getByRole('link', { name: file.name })).toBeVisible();
    const creator = await joinBy(influencer.request, 'influencer', language);

    await enrol(desk, language);
    await desk.getByRole('link', { name: m.staff_queue_companies({}, says) }).click();
    await axe(desk);
    await desk.locator(`a[href="${to(`/staff/accounts/${company.userId}`)}"]`).click();
    await expect(desk.getByText(m.company_pending({}, says))).toBeVisible();
    const paper = await desk.getByRole('link', { name: file.name }).getAttribute('href');
    expect((await desk.request.get(paper ?? '')).status()).toBe(200);
    expect((await influencer.request.get(paper ?? '')).status()).toBe(404);
    await desk.getByRole('button', { name: m.staff_verify({}, says) }).click();
    await expect(desk.getByText(m.company_verified({}, says), { exact: true })).toBeVisible();
    await axe(desk);
    await brand.reload();
    await expect(brand.getByText(m.company_verified({}, says), { exact: true })).toBeVisible();
    await brand.getByRole('link', { name: m.company_public_page({}, says) }).click();
    await expect(brand.getByText(m.company_verified({}, says), { exact: true })).toBeVisible();

    const lookUp = async () => {
      await desk
        .getByRole('link', { name: m.staff_nav_accounts({}, says) })
        .first()
        .click();
      await desk.getByLabel(m.staff_accounts_words({}, says)).fill(creator.email);
      await desk.getByRole('button', { name: m.staff_accounts_look({}, says) }).click();
      await expect(desk.getByText(m.staff_accounts_count({ count: 1 }, says))).toBeVisible();
      await axe(desk);
      await desk.getByRole('main').getByRole('link', { name: creator.email }).click();
    };
    const giveReason = async (name: string, reason: string) => {
      await desk.getByRole('button', { name, exact: true }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(m.staff_reason({}, says)).fill(reason);
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await lookUp();
    await giveReason(m.staff_refuse({}, says), 'Une photo de vous, s’il vous plaît.');
    await expect(desk.getByText(m.verification_refused({}, says), { exact: true })).toBeVisible();
    await expect(desk.getByText(m.verification_refused_again({}, says))).toHaveCount(0); // not for the desk to do
    expect(await linkTo(server, creator.email, to('/profile'))).toContain(to('/profile'));
    expect(server.output()).toContain(words[language].subject);
    await influencer.goto(to('/profile'));
    await expect(influencer.getByText('Une photo de vous, s’il vous plaît.')).toBeVisible();
    await axe(influencer);

    await giveReason(m.staff_suspend({}, says), 'Bought followers.');
    await expect(desk.getByRole('button', { name: m.staff_lift({}, says) })).toBeVisible();
    await influencer.reload();
    await expect(influencer).toHaveURL(to('/login'));
    await influencer.getByLabel(m.account_email({}, says)).fill(creator.email);
    await influencer.getByLabel(m.account_password({}, says)).fill(PASSWORD);
    await influencer.getByRole('button', { name: m.login_submit({}, says) }).click();
    await expect(influencer.getByText(words[language].suspended, { exact: false })).toBeVisible();

    await desk
      .getByRole('link', { name: m.staff_nav_audit({}, says) })
      .first()
      .click();
    await expect(desk.getByText(m.staff_act_account_suspended({}, says)).first()).toBeVisible();
    await expect(desk.getByText(m.staff_act_company_verified({}, says)).first()).toBeVisible();
    // The desk's own people have no account to look at.
    const colleague = desk.getByRole('main').getByText('camille', { exact: true });
    await expect(colleague.last()).toBeVisible();
    await expect(desk.getByRole('main').getByRole('link', { name: 'camille', exact: true })).toHaveCount(0);
    await axe(desk);
    const stranger = await newPerson();
    await stranger.goto(to('/staff/audit'));
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('404');
  });
}

/** The first sign-in of one of the desk's people, and the second, by a code. */
async function enrol(desk: Page, language: Language): Promise<void> {
  const says = { locale: language };
  const code = desk.getByRole('textbox', { name: m.staff_code({}, says) });
  const link = new URL(links[language === 'en' ? 0 : 1] ?? '');
  await desk.goto(pathIn(language, '/reset-password') + link.search);
  await desk.getByLabel(m.reset_new_password({}, says)).fill(PASSWORD);
  await desk.getByRole('button', { name: m.reset_submit({}, says) }).click();
  // To their own language, which the command line made the operator's.
  await expect(desk).toHaveURL(/\/staff\/second-factor$/);
  await desk.goto(pathIn(language, '/staff'));
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('404');
  await desk.goto(pathIn(language, '/staff/second-factor'));
  await desk.getByLabel(m.account_password({}, says)).fill(PASSWORD);
  await desk.getByRole('button', { name: m.staff_second_factor_begin({}, says) }).click();
  const secret = await desk.getByText(/^(?:[A-Z2-7]{1,4} ?){12,}$/).innerText();
  await axe(desk);
  await code.fill('000 000');
  await desk.getByRole('button', { name: m.staff_second_factor_done({}, says) }).click();
  await expect(desk.getByText(m.refusal_account_wrong_code({}, says))).toBeVisible();
  await code.fill(totp(secret));
  await desk.getByRole('button', { name: m.staff_second_factor_done({}, says) }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(m.staff_desk_title({}, says));

  await desk
    .getByRole('button', { name: m.nav_account_of({ name: staff[language].split('@')[0] ?? '' }, says) })
    .click();
  await desk.getByRole('button', { name: m.nav_logout({}, says) }).click();
  await desk.getByLabel(m.account_email({}, says)).fill(staff[language]);
  await desk.getByLabel(m.account_password({}, says)).fill(PASSWORD);
  await desk.getByRole('button', { name: m.login_submit({}, says) }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(m.staff_challenge_title({}, says));
  await axe(desk);
  await code.fill(totp(secret, 1));
  await desk.getByRole('button', { name: m.login_submit({}, says) }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(m.staff_desk_title({}, says));
}
