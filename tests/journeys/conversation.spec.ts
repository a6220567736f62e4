import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';

const PASSWORD = 'correct horse battery';
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
const campaign = {
  title: 'Autumn table',
  description: 'Dinner for two before the evening service.',
  compensationType: 'gifted',
  giftDescription: 'A tasting menu for two',
  postPriceCents: 0,
  storyPriceCents: 0,
  thematics: ['food'],
  collaborationType: 'remote',
  venueName: '',
  venueAddress: '',
  venueTown: '',
  venueCountry: '',
  slot1: { start: '', end: '' },
  slot2: { start: '', end: '' },
  startDate: day(1),
  endDate: day(30),
  targetLocations: [],
  minAge: 18,
  maxAge: 65,
  femalePercentage: 50,
  malePercentage: 50,
  otherPercentage: 0,
  followerRange: '10k-50k',
};

test('a brand accepts an applicant, and their conversation survives a killed server', async ({
  brand,
  influencer,
  server,
}) => {
  test.slow(); // kills and restarts the server
  await signUp(brand, '/api/brand-signup', { email: 'talk@maison.example', companyName: 'Maison Aubrac' });
  await signUp(influencer, '/api/influencer-signup', {
    email: 'talk@lea.example',
    fullName: 'Léa Dubois',
    instagram: 'lea.table',
  });
  const campaignId = await publish(brand);

  await influencer.goto(`/influencer/campaign/${campaignId}`);
  await influencer.getByLabel('Your message').fill('I know your kitchen.');
  await influencer.getByRole('button', { name: 'Submit Application' }).click();
  await expect(influencer.getByRole('heading', { name: 'Under review' })).toBeVisible();

  await brand.goto(`/client/campaign/${campaignId}`);
  await brand.getByRole('link', { name: /Léa Dubois/ }).click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Léa Dubois');
  await expect(brand.getByText('I know your kitchen.')).toBeVisible();
  await axe(brand);
  await brand.getByRole('button', { name: 'Validate' }).click();
  await expect(brand.getByText('Influencer successfully validated')).toBeVisible();
  await expect(brand.getByText('No messages yet')).toBeVisible();
  await expect(brand.getByRole('button', { name: 'Decline' })).toHaveCount(0);

  await influencer.reload();
  await write(influencer, 'Bonjour, Maison Aubrac');
  await expect(messagesOn(brand)).toHaveText(['Léa Dubois: Bonjour, Maison Aubrac']);
  await write(brand, 'Bonjour, Léa');
  await expect(messagesOn(influencer)).toHaveText([
    'You: Bonjour, Maison Aubrac',
    'Maison Aubrac: Bonjour, Léa',
  ]);
  await axe(brand);
  await axe(influencer);

  await server.kill9();
  await expect(brand.getByText('Reconnecting…')).toBeVisible();
  await write(brand, 'Written while nobody answered');
  await expect(brand.getByText('Failed to send message').first()).toBeVisible();
  await fieldOn(brand).fill('Still being written');
  await server.restart();

  // The message is sent automatically, once.
  await expect(messagesOn(influencer).filter({ hasText: 'Written while nobody answered' })).toBeVisible({
    timeout: 45_000,
  });
  await expect(conversationOn(brand).getByRole('listitem').getByText('Not sent yet')).toHaveCount(0);
  await write(influencer, 'I am here again.');
  await expect(messagesOn(brand)).toHaveText([
    'Léa Dubois: Bonjour, Maison Aubrac',
    'You: Bonjour, Léa',
    'You: Written while nobody answered',
    'Léa Dubois: I am here again.',
  ]);
  await expect(brand.getByText('Reconnecting…')).toHaveCount(0);
  await expect(fieldOn(brand)).toHaveValue('Still being written');
  await influencer.getByRole('button', { name: 'Show all' }).click();
  await expect(messagesOn(influencer)).toHaveText([
    'You: Bonjour, Maison Aubrac',
    'Maison Aubrac: Bonjour, Léa',
    'Maison Aubrac: Written while nobody answered',
    'You: I am here again.',
  ]);

  await brand.getByRole('link', { name: 'FR', exact: false }).first().click();
  await expect(brand.getByLabel('Votre message')).toHaveValue('Still being written');
});

const conversationOn = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const messagesOn = (page: Page) => conversationOn(page).getByRole('listitem').locator('p:first-child');
const fieldOn = (page: Page) => conversationOn(page).getByLabel('Your message');

async function write(page: Page, content: string): Promise<void> {
  await fieldOn(page).fill(content);
  await fieldOn(page).press('Enter');
}

async function signUp(page: Page, address: string, person: object): Promise<void> {
  const answer = await page.request.post(address, { data: { ...person, password: PASSWORD } });
  expect(answer.status()).toBe(201);
}

/** Creates and publishes a campaign by the requests of its pages. Returns its id. */
async function publish(page: Page): Promise<string> {
  await page.request.post('/client/campaign/create', { data: campaign });
  await page.goto('/client/campaigns');
  const address = await page.getByRole('link', { name: campaign.title }).first().getAttribute('href');
  const campaignId = address?.split('/').at(-1) ?? '';
  await page.request.post(`/client/campaign/${campaignId}`, { form: { campaignId, move: 'publish' } });
  return campaignId;
}
