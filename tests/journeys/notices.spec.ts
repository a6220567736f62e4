import type { Page } from '@playwright/test';
import { someCampaign } from '#tests/people.ts';
import { axe, expect, test } from './fixtures.ts';

const PASSWORD = 'correct horse battery';
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
const campaign = (title: string) => ({ ...someCampaign, title, startDate: day(1), endDate: day(30) });

test('the bell tells each in their language, live, and only of what they want to hear', async ({
  brand,
  influencer,
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
  const told = brand.getByRole('link', { name: /Léa Dubois applied to “Autumn table”/ });
  await expect(told).toBeVisible();
  await axe(brand);
  await told.click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
  await expect(told).toBeHidden();
  await expect(bell(brand)).toHaveAccessibleName('Notifications');

  await brand.getByRole('button', { name: 'Validate' }).click();
  await expect(bell(influencer)).toHaveAccessibleName('Notifications 1 notification non lue');
  await influencer.goto('/fr/notices');
  await expect(
    influencer.getByRole('link', { name: /Maison Aubrac a retenu votre candidature à «\sAutumn table/ }),
  ).toBeVisible();
  await axe(influencer);
  await influencer.getByRole('main').getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(bell(influencer)).toHaveAccessibleName('Notifications');
  await expect(influencer.getByRole('main').getByText('Non lue')).toHaveCount(0);

  await brand.goto('/profile?tab=notices');
  await axe(brand);
  await brand.getByLabel('Somebody applies to my campaign, On Accolade').uncheck();
  await brand.getByRole('button', { name: 'Save Changes' }).click();
  await expect(brand.getByText('Notification settings saved')).toBeVisible();
  await apply(influencer, second);
  await influencer.request.post(`/influencer/campaign/${second}`, { form: { intent: 'withdraw' } });
  await expect(bell(brand)).toHaveAccessibleName('Notifications 1 unread notification');
  await brand.goto('/notices');
  await expect(brand.getByRole('main').getByRole('listitem')).toHaveText([
    /Léa Dubois withdrew from “Winter table”/,
    /Léa Dubois applied to “Autumn table”/,
  ]);
});

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

const apply = (page: Page, campaignId: string) =>
  page.request.post(`/influencer/campaign/${campaignId}`, { form: { message: 'I know your kitchen.' } });

async function signUp(page: Page, address: string, person: object): Promise<void> {
  const answer = await page.request.post(address, { data: { ...person, password: PASSWORD } });
  expect(answer.status()).toBe(201);
}

/** Makes a campaign of the brand's and opens it to applicants, by the addresses its pages call. Gives its id. */
async function publish(page: Page, title: string): Promise<string> {
  await page.request.post('/client/campaign/create', { data: campaign(title) });
  await page.goto('/client/campaigns');
  const address = await page.getByRole('link', { name: title }).first().getAttribute('href');
  const campaignId = address?.split('/').at(-1) ?? '';
  await page.request.post(`/client/campaign/${campaignId}`, { form: { campaignId, move: 'publish' } });
  return campaignId;
}
