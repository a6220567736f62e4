import type { Page } from '@playwright/test';
import { m } from '#messages';
import { emailsTo } from '#tests/written-emails.ts';
import { axe, expect, test } from './fixtures.ts';
import { confirmAddress, enterCollection, join, listed, logIn } from './sign-in.ts';

const contactTab = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: m.influencer_tab_contact(), exact: true });
const location = 'Concarneau';

test('a profile is redacted for a visitor and open to a brand, which sends a message', async ({
  page,
  brand,
  influencer,
  server,
}) => {
  const lea = await join(influencer, 'influencer');
  const words = { bio: 'Small tables, long lunches.', location };
  const profile = { ...words, handle: 'lea.table', followers: '86400' };
  const thematics = ['parenthood' as const];
  await enterCollection(influencer, server, { email: lea.email, thematics, ...profile });
  const [id] = await listed(page, `?location=${location}`);
  const address = `/influencer/${id}`;

  // Alternative address from the specification.
  await page.goto(`/influencer/profile/${id}`);
  await expect(page).toHaveURL(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${m.thematic_parenthood()} · ${location}`);
  await expect(page.getByRole('link', { name: m.influencer_meet() })).toHaveAttribute('href', '/signup');
  await axe(page);
  await page.getByRole('link', { name: m.influencer_tab_metrics() }).click();
  await expect(page.getByText('86.4K').first()).toBeVisible();
  await expect(page.getByText(m.influencer_figures_declared())).toBeVisible();
  await contactTab(page).click();
  await expect(page.getByRole('heading', { name: m.contact_login_title() })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: m.nav_login() }).click();
  await expect(page).toHaveURL('/login');

  const { email } = await join(brand, 'client');
  await brand.goto(address);
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
  await expect(brand.getByText(words.bio)).toBeVisible();
  const instagram = brand.getByRole('link', { name: m.review_instagram() });
  await expect(instagram).toHaveAttribute('href', 'https://www.instagram.com/lea.table/');
  await axe(brand);

  await contactTab(brand).click();
  await brand.getByRole('button', { name: m.confirmation_again() }).click();
  await expect(brand.getByText(m.contact_confirm_sent())).toBeVisible();
  await confirmAddress(brand, server, email);
  await brand.reload();
  const field = (label: typeof m.contact_subject) =>
    brand.getByRole('main').getByLabel(label(), { exact: false });
  await expect(field(m.contact_email)).toHaveValue(email);
  await field(m.contact_message).fill('Come and see us.');
  // The other tabs do not discard the text.
  await brand.getByRole('link', { name: m.influencer_tab_metrics() }).click();
  await expect(field(m.contact_message)).toHaveCount(0);
  await contactTab(brand).click();
  await expect(field(m.contact_message)).toHaveValue('Come and see us.');
  await brand.getByRole('button', { name: m.contact_submit() }).click();
  await expect(brand.getByText(m.refusal_field_required())).toBeVisible();
  await expect(field(m.contact_subject)).toBeFocused();
  await expect(field(m.contact_message)).toHaveValue('Come and see us.');
  await axe(brand);
  await field(m.contact_subject).fill('A table for two');
  await brand.context().clearCookies();
  await brand.getByRole('button', { name: m.contact_submit() }).click();
  const alert = brand.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(m.form_session_over());
  await axe(brand);
  const opened = brand.waitForEvent('popup');
  await alert.getByRole('link', { name: m.nav_login() }).click();
  const login = await opened;
  await logIn(login, email);
  await expect(login).toHaveURL('/client/dashboard');
  // If the dashboard in the popup became interactive after the next click, the dashboard would show the toast of the
  // contact form.
  await login.close();
  await alert.getByRole('button', { name: m.connection_retry() }).click();
  await expect(brand.getByText(m.contact_sent(), { exact: true })).toBeVisible();
  await expect(() => expect(emailsTo(server, lea.email).at(-1)?.subject).toMatch(/^Maison Aubrac/)).toPass();

  await influencer.goto(`${address}?tab=contact`);
  await expect(influencer.getByText(m.contact_own())).toBeVisible();
});

test('the contact form works without scripts and keeps refused input', async ({
  unscripted: page,
  server,
  influencer,
}) => {
  const { email: theirs } = await join(influencer, 'influencer');
  await enterCollection(influencer, server, { email: theirs });
  const { email } = await join(page, 'client');
  await confirmAddress(page, server, email);
  const [id] = await listed(page, '');
  await page.goto(`/influencer/${id}?tab=contact`);
  await page.getByRole('textbox', { name: m.contact_message() }).fill('Come and see us.');
  await page.getByRole('button', { name: m.contact_submit() }).click();
  await expect(page.getByText(m.refusal_field_required())).toBeVisible();
  await expect(page.getByRole('textbox', { name: m.contact_message() })).toHaveValue('Come and see us.');
  await page.getByLabel(m.contact_subject()).fill('A table for two');
  await page.getByRole('button', { name: m.contact_submit() }).click();
  await expect(page.getByText(m.contact_sent(), { exact: true })).toBeVisible();
});
