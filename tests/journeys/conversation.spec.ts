import type { Page } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, join, meet } from './sign-in.ts';

test('a touch keyboard sends with Enter, and a button starts a new line', async ({ brand, newPerson }) => {
  const phone = await newPerson({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const { campaign, review } = await meet(brand, phone);
  await phone.goto(campaign);
  const newLine = phone.getByRole('button', { name: m.conversation_new_line() });
  await fieldOn(phone).fill('First, third');
  await fieldOn(phone).evaluate((it) => it instanceof HTMLTextAreaElement && it.setSelectionRange(6, 7));
  await newLine.tap();
  await expect(fieldOn(phone)).toHaveValue('First,\nthird');
  await expect(fieldOn(phone)).toBeFocused();
  await phone.keyboard.type('second, ');
  await expect(fieldOn(phone)).toHaveValue('First,\nsecond, third');
  await fieldOn(phone).press('Enter');
  await expect(fieldOn(phone)).toHaveValue('');
  await expect(newLine).toBeHidden();
  await brand.goto(review);
  await fieldOn(brand).fill('A mouse has a keyboard');
  await expect(brand.getByRole('button', { name: m.conversation_new_line() })).toBeHidden();
});

test('a brand accepts an applicant, and their conversation survives a killed server', async ({
  brand,
  influencer,
  server,
}) => {
  test.slow();
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const campaignId = await aCampaign(brand);

  await influencer.goto(`/influencer/campaign/${campaignId}`);
  await influencer.getByLabel('Your message').fill('I know your kitchen.');
  await influencer.getByRole('button', { name: 'Submit Application' }).click();
  await expect(influencer.getByRole('heading', { name: 'Under review' })).toBeVisible();

  await brand.goto(`/client/campaign/${campaignId}`);
  await brand.getByRole('table').getByRole('link', { name: 'Léa Dubois' }).click();
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
  // The pressed button disappears.
  await conversationOn(brand)
    .getByRole('listitem')
    .getByRole('button', { name: m.conversation_retry() })
    .press('Enter');
  await expect(brand.getByRole('region', { name: m.conversation_all() })).toBeFocused();
  await fieldOn(brand).fill('Still being written');
  await server.restart();

  // After the restart, the unsent message is sent automatically and only once.
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
