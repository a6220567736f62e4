import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, emailTo, join, linkTo, logIn } from './sign-in.ts';

test('notifications arrive live, in the language of their recipient, according to their settings', async ({
  brand,
  influencer,
  page: signedOut,
  server,
}) => {
  const { email: brandEmail } = await join(brand, 'client');
  const { email: influencerEmail } = await join(influencer, 'influencer', { language: 'fr' });
  const first = await aCampaign(brand, { title: 'Autumn table' });
  const second = await aCampaign(brand, { title: 'Winter table' });
  const unsubscribeAddress = async (email: string) => {
    const source = readFileSync((await emailTo(server, email, '/notifications/')).file, 'utf8');
    return /^List-Unsubscribe:\s+<(.+)>$/m.exec(source)?.[1] ?? '';
  };

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
  await expect(influencer.getByRole('main').getByText(/^Non lue\s:/)).toHaveCount(0);

  // An email's link leads to the login and then to the page of the notification's subject.
  await signedOut.goto('/client/campaigns?status=active');
  await signedOut.goto(await linkTo(server, brandEmail, '/notifications/'));
  await expect(signedOut).toHaveURL('/login');
  await logIn(signedOut, brandEmail);
  await expect(signedOut.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
  await expect(signedOut.getByText('You have successfully logged in.')).toBeVisible();
  await signedOut.context().clearCookies();

  // The button on the page and a mail program's one-click request both work without a login.
  await signedOut.goto(await unsubscribeAddress(influencerEmail));
  await expect(signedOut.getByRole('heading', { level: 1 })).toHaveText(/^Ne plus recevoir ces e-mails/);
  await axe(signedOut);
  await signedOut.getByRole('button', { name: 'Arrêter ces e-mails' }).click();
  await expect(
    signedOut.getByText(/Plus aucun e-mail ne part pour ce réglage.+Une marque retient ma candidature/),
  ).toBeVisible();
  await influencer.goto('/fr/profile?tab=notifications');
  await expect(influencer.getByLabel('Une marque retient ma candidature, Par e-mail')).not.toBeChecked();
  await influencer.goto('/fr/consent');
  const newest = influencer.locator('#log').getByRole('listitem').first();
  await expect(newest).toHaveText(
    /Une marque retient ma candidature, par e-mail.*Désactivé.*par le lien d’un e-mail/,
  );
  await influencer.getByLabel('Quelqu’un m’écrit, Par e-mail').uncheck();
  await influencer.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect(newest).toHaveText(/Quelqu’un m’écrit, par e-mail.*Désactivé.*sur ce site/);
  const address = await unsubscribeAddress(brandEmail);
  await signedOut.goto(address); // A GET does not unsubscribe, because mail scanners follow links.
  await expect(signedOut.getByText(/this setting of yours.+Somebody applies to my campaign/)).toBeVisible();
  await brand.goto('/profile?tab=notifications');
  const byMail = brand.getByLabel('Somebody applies to my campaign, By email');
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
  await brand.goto(`/client/campaign/${second}`);
  await expect(bell(brand)).toHaveAccessibleName('Notifications');

  await apply(influencer, second);
  await influencer.request.post(`/influencer/campaign/${second}`, { form: { intent: 'withdraw' } });
  await bell(brand).click();
  const panel = brand.locator('#bell');
  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(panel.getByText('Notifications', { exact: true })).toBeFocused();
});

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
