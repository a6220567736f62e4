import type { Page } from '@playwright/test';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { axe, expect, test } from './fixtures.ts';
import { confirmAddress, joinBy, listed } from './sign-in.ts';

/** An influencer's profile, as each kind of reader finds it, and the message that reaches its owner by mail. */

for (const language of ['en', 'fr'] as const) {
  const says = { locale: language };
  const to = (path: string) => pathIn(language, path);
  const contactTab = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: m.influencer_tab_contact({}, says), exact: true });
  const location = { en: 'Concarneau', fr: 'Douarnenez' }[language];

  test(`a profile is veiled to a visitor and open to a brand, which writes, in ${language}`, async ({
    page,
    brand,
    influencer,
    server,
  }) => {
    const lea = await joinBy(influencer.request, 'influencer', language);
    const figures = { followers: '86400', following: '600', posts: '1200', engagementRate: '4.2' };
    const words = { bio: 'Small tables, long lunches.', location, thematics: 'parenthood' };
    const form = { fullName: 'Léa Dubois', handle: 'lea.table', language, ...figures, ...words };
    const saved = await influencer.request.post('/profile', { form, maxRedirects: 0 });
    expect(saved.headers().location).toMatch(/\/profile/);
    const [id] = await listed(page.request, `?location=${location}`);
    const address = to(`/influencer/${id}`);

    // The other address of the specification leads there too.
    await page.goto(to(`/influencer/profile/${id}`));
    await expect(page).toHaveURL(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`${m.thematic_parenthood({}, says)} · ${location}`);
    await axe(page);
    await page.getByRole('link', { name: m.influencer_tab_metrics({}, says) }).click();
    await expect(page.getByText(language === 'fr' ? '86,4\u202fK' : '86.4K').first()).toBeVisible();
    await expect(page.getByText(m.influencer_figures_declared({}, says))).toBeVisible();
    await contactTab(page).click();
    await expect(page.getByRole('heading', { name: m.contact_login_title({}, says) })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: m.nav_login({}, says) })
      .click();
    await expect(page).toHaveURL(to('/login'));

    const { email } = await joinBy(brand.request, 'client', language);
    await brand.goto(address);
    await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
    await expect(brand.getByText(words.bio)).toBeVisible();
    const instagram = brand.getByRole('link', { name: m.review_instagram({}, says) });
    await expect(instagram).toHaveAttribute('href', 'https://www.instagram.com/lea.table/');
    await axe(brand);

    await contactTab(brand).click();
    await brand.getByRole('button', { name: m.confirmation_again({}, says) }).click();
    await expect(brand.getByText(m.contact_confirm_sent({}, says))).toBeVisible();
    await confirmAddress(brand.request, server, email);
    await brand.reload();
    const field = (label: typeof m.contact_subject) => brand.getByLabel(label({}, says), { exact: false });
    await expect(field(m.contact_email)).toHaveValue(email);
    await field(m.contact_message).fill('Come and see us.');
    await brand.getByRole('button', { name: m.contact_submit({}, says) }).click();
    await expect(brand.getByText(m.refusal_field_required({}, says))).toBeVisible();
    await expect(field(m.contact_subject)).toBeFocused();
    await expect(field(m.contact_message)).toHaveValue('Come and see us.');
    await axe(brand);
    await field(m.contact_subject).fill('A table for two');
    await brand.getByRole('button', { name: m.contact_submit({}, says) }).click();
    await expect(brand.getByText(m.contact_sent({}, says), { exact: true })).toBeVisible();
    await expect(() =>
      expect(server.output()).toContain(`"to":"${lea.email}","subject":"Maison Aubrac`),
    ).toPass();

    await influencer.goto(`${address}?tab=contact`);
    await expect(influencer.getByText(m.contact_own({}, says))).toBeVisible();
  });

  test(`a message is sent without scripts too, and what is refused stays typed, in ${language}`, async ({
    browser,
    baseURL,
    server,
    influencer,
  }) => {
    await joinBy(influencer.request, 'influencer');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const { email } = await joinBy(page.request, 'client', language);
    await confirmAddress(page.request, server, email);
    const [id] = await listed(page.request, '');
    await page.goto(to(`/influencer/${id}?tab=contact`));
    await page.getByLabel(m.contact_message({}, says)).fill('Come and see us.');
    await page.getByRole('button', { name: m.contact_submit({}, says) }).click();
    await expect(page.getByText(m.refusal_field_required({}, says))).toBeVisible();
    await expect(page.getByLabel(m.contact_message({}, says))).toHaveValue('Come and see us.');
    await page.getByLabel(m.contact_subject({}, says)).fill('A table for two');
    await page.getByRole('button', { name: m.contact_submit({}, says) }).click();
    await expect(page.getByText(m.contact_sent({}, says), { exact: true })).toBeVisible();
    await context.close();
  });
}
