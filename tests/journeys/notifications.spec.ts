import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { someCampaign } from '#tests/people.ts';
import type { RunningServer } from '#tests/server.ts';
import { axe, expect, test } from './fixtures.ts';
import { linkTo } from './sign-in.ts';

const PASSWORD = 'correct horse battery';
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
const campaign = (title: string) => ({ ...someCampaign, title, startDate: day(1), endDate: day(30) });

test('notifications arrive live, in the language of their recipient, according to their settings', async ({
  brand,
  influencer,
  page: signedOut,
  server,
}) => {
  await signUp(brand, '/api/brand-signup', { email: 'bell@maison.example', companyName: 'Maison Aubrac' });
  await signUp(influencer, '/api/influencer-signup', {
    email: 'bell@lea.example',
    fullName: 'Léa Dubois',
    instagram: 'lea.bell',
    language: 'fr',
  });
  const first = await publish(brand, 'Autumn table');
  const second = await publish(brand, 'Winter table');

  await brand.goto('/client/dashboard');
  await expect(bell(brand)).toHaveText(/^Notifications$/);
  await influencer.goto('/fr/influencer/dashboard');
  await apply(influencer, first);
  await expect(bell(brand)).toHaveAccessibleName('Notifications 1 unread notification');
  await bell(brand).click();
  const entry = brand.getByRole('link', { name: /Léa Dubois applied to “Autumn table”/ });
  await expect(entry).toBeVisible();
  await axe(brand);
  await entry.click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
  await expect(entry).toBeHidden();
  await expect(bell(brand)).toHaveAccessibleName('Notifications');

  await brand.getByRole('button', { name: 'Validate' }).click();
  await expect(bell(influencer)).toHaveAccessibleName('Notifications 1 notification non lue');
  await influencer.goto('/fr/notifications');
  await expect(
    influencer.getByRole('link', { name: /Maison Aubrac a retenu votre candidature à «\sAutumn table/ }),
  ).toBeVisible();
  await axe(influencer);
  await influencer.getByRole('main').getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(bell(influencer)).toHaveAccessibleName('Notifications');
  await expect(influencer.getByRole('main').getByText('Non lue')).toHaveCount(0);

  // A link in an email leads to its subject after login.
  await signedOut.goto('/client/campaigns?status=active');
  await signedOut.goto(await linkTo(server, 'bell@maison.example', '/notifications/'));
  await expect(signedOut).toHaveURL('/login');
  await signedOut.getByLabel('E-mail').fill('bell@maison.example');
  await signedOut.getByLabel('Password').fill(PASSWORD);
  await signedOut.getByRole('button', { name: 'Log in' }).click();
  await expect(signedOut.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
  await expect(signedOut.getByText('You have successfully logged in.')).toBeVisible();
  await signedOut.context().clearCookies();

  // Unsubscribing works with a button or a mail program's one click, without login.
  await signedOut.goto(await unsubscribeAddress(server, 'bell@lea.example'));
  await expect(signedOut.getByRole('heading', { level: 1 })).toHaveText(/^Ne plus recevoir ces e-mails/);
  await axe(signedOut);
  await signedOut.getByRole('button', { name: 'Arrêter ces e-mails' }).click();
  await expect(
    signedOut.getByText(/Plus aucun e-mail ne part dans ce cas.+Une marque retient ma candidature/),
  ).toBeVisible();
  await influencer.goto('/fr/profile?tab=notifications');
  await expect(influencer.getByLabel('Une marque retient ma candidature, Par e-mail')).not.toBeChecked();
  const address = await unsubscribeAddress(server, 'bell@maison.example');
  await signedOut.goto(address); // a GET does not unsubscribe, because mail scanners follow links
  await expect(signedOut.getByText(/when this happens: Somebody applies to my campaign/)).toBeVisible();
  await brand.goto('/profile?tab=notifications');
  const byMail = brand.getByLabel('Somebody applies to my campaign, By e-mail');
  await expect(byMail).toBeChecked();
  const clicked = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(clicked.status).toBe(200);
  await brand.reload();
  await expect(byMail).not.toBeChecked();
  await axe(brand);
  await brand.getByLabel('Somebody applies to my campaign, On Accolade').uncheck();
  await brand.getByRole('button', { name: 'Save Changes' }).click();
  await expect(brand.getByText('Notification settings saved')).toBeVisible();
  await apply(influencer, second);
  await influencer.request.post(`/influencer/campaign/${second}`, { form: { intent: 'withdraw' } });
  await expect(bell(brand)).toHaveAccessibleName('Notifications 1 unread notification');
  await brand.goto('/notifications');
  await expect(brand.getByRole('main').getByRole('listitem')).toHaveText([
    /Léa Dubois withdrew from “Winter table”/,
    /Léa Dubois applied to “Autumn table”/,
  ]);
  // Opening the page of its subject marks a notification as read.
  await brand.goto(`/client/campaign/${second}`);
  await expect(bell(brand)).toHaveAccessibleName('Notifications');
});

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

const apply = (page: Page, campaignId: string) =>
  page.request.post(`/influencer/campaign/${campaignId}`, { form: { message: 'I know your kitchen.' } });

/** The List-Unsubscribe address of the latest email to `email`. */
async function unsubscribeAddress(server: RunningServer, email: string): Promise<string> {
  let address: string | undefined;
  await expect(() => {
    const lines = server.output().split('\n');
    const line =
      lines.findLast((it) => it.includes(`"to":"${email}"`) && it.includes('/notifications/')) ?? '';
    const text = readFileSync((JSON.parse(line) as { file: string }).file, 'utf8');
    [, address] = /^List-Unsubscribe:\s+<(.+)>$/m.exec(text) ?? [];
    expect(address).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return address ?? '';
}

async function signUp(page: Page, address: string, person: object): Promise<void> {
  const answer = await page.request.post(address, { data: { ...person, password: PASSWORD } });
  expect(answer.status()).toBe(201);
}

/** Creates and publishes a campaign by the requests of its pages. Returns its id. */
async function publish(page: Page, title: string): Promise<string> {
  await page.request.post('/client/campaign/create', { data: campaign(title) });
  await page.goto('/client/campaigns');
  const address = await page.getByRole('link', { name: title }).first().getAttribute('href');
  const campaignId = address?.split('/').at(-1) ?? '';
  await page.request.post(`/client/campaign/${campaignId}`, { form: { campaignId, move: 'publish' } });
  return campaignId;
}
