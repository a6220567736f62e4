import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { meet } from './sign-in.ts';

test.use({ expectedErrors: /Failed to fetch|ERR_INTERNET_DISCONNECTED/ });

const inLanguage = (locale: Language) => ({ locale });
const conversationOn = (page: Page) => page.getByRole('region', { name: m.conversation_title() });
const messagesOn = (page: Page) => conversationOn(page).getByRole('listitem').locator('p:first-child');
const inboxLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: m.nav_messages() });

async function write(page: Page, content: string, language: Language): Promise<void> {
  const box = conversationOn(page).getByLabel(m.conversation_field({}, inLanguage(language)));
  await box.fill(content);
  await box.press('Enter');
}

test('unread messages have the same count everywhere, and links lead to the conversation', async ({
  brand,
  influencer,
  newPerson,
}) => {
  const { campaign, conversationId } = await meet(brand, influencer);
  await influencer.goto(pathIn('fr', campaign));
  await brand.goto('/messages');
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await axe(brand);
  const tab = await brand.context().newPage();
  await tab.goto('/client/dashboard');

  await write(influencer, 'Bonjour', 'fr');
  for (const page of [brand, tab]) {
    await expect(page.getByText('New message from Léa Dubois')).toBeVisible();
    await expect(inboxLink(page)).toHaveText(/1 unread message$/);
  }
  await expect(tab.getByRole('article').getByText('1 unread message')).toBeAttached();
  const entry = brand.getByRole('main').getByRole('link', { name: /Léa Dubois/ });
  await expect(entry).toContainText('Bonjour');
  await expect(entry).toContainText('1 unread message');
  await axe(tab);

  // Reading updates the other tab and the writer's page, even if the first POST to /read fails.
  await brand.route('**/read', (route) => route.abort(), { times: 1 });
  await entry.click();
  await expect(brand).toHaveURL(`/messages?conversation=${conversationId}`);
  await expect(conversationOn(brand).getByText(m.conversation_new())).toBeVisible();
  await expect(inboxLink(tab)).toHaveText('Messages');
  await expect(conversationOn(influencer).getByText(/· lu$/)).toBeVisible();
  await axe(brand);
  await brand.getByRole('link', { name: 'FR', exact: false }).first().click();
  await expect(conversationOn(brand).getByText(m.conversation_new({}, inLanguage('fr')))).toBeVisible();
  await tab.goto('/messages');
  const otherDevice = await newPerson();
  await otherDevice.context().addCookies(await brand.context().cookies());
  await otherDevice.goto('/messages');
  await write(brand, 'Bonsoir', 'fr');
  for (const list of [tab, otherDevice])
    await expect(list.getByRole('main').getByRole('link', { name: /Léa Dubois/ })).toContainText(
      'You: Bonsoir',
    );
  await expect(conversationOn(brand).getByText(m.conversation_new({}, inLanguage('fr')))).toHaveCount(0);
  await expect(conversationOn(brand).getByText(/· lu$/)).toBeVisible();
  await tab.close();

  await brand.goto('/client/campaigns');
  await write(influencer, 'À demain', 'fr');
  await brand.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(messagesOn(brand).filter({ hasText: 'À demain' })).toBeVisible();
});

test('messages written offline are sent once after reconnecting', async ({ brand, influencer }) => {
  const { review, campaign } = await meet(brand, influencer);
  await brand.goto(review);
  await influencer.goto(pathIn('fr', campaign));
  await brand.context().setOffline(true);
  for (const content of ['one', 'two']) await write(brand, content, 'en');
  await expect(conversationOn(brand).getByRole('listitem').getByText('Not sent yet')).toHaveCount(2);
  await axe(brand);
  // The first message is stored but its response is lost. The browser sends it again, and the server stores it only
  // once.
  await brand.route(
    '**/messages',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await brand.context().setOffline(false);
  await expect(messagesOn(influencer)).toHaveText([/one$/, /two$/]);
  await expect(messagesOn(brand)).toHaveText(['You: one', 'You: two']);

  await brand.route('**/messages', (route) => route.abort());
  await write(brand, 'three', 'en');
  await expect(brand.getByText('Failed to send message').first()).toBeVisible();
  await brand.reload();
  await expect(conversationOn(brand).getByRole('listitem').getByText('Not sent yet')).toBeVisible();
  await brand.unroute('**/messages');
  await expect(messagesOn(influencer)).toHaveText([/two$/, /three$/], { timeout: 45_000 });
});

test('the list keeps its position while older messages are read, and offers a jump to the latest', async ({
  brand,
  influencer,
}) => {
  const { review, conversationId } = await meet(brand, influencer);
  for (let n = 1; n <= 70; n++) {
    const data = { id: crypto.randomUUID(), content: `message ${n}` };
    await brand.request.post(`/api/conversations/${conversationId}/messages`, { data });
  }
  await influencer.goto('/messages');
  await influencer
    .getByRole('main')
    .getByRole('link', { name: /Maison Aubrac/ })
    .click();
  await expect(influencer).toHaveURL(`/messages?conversation=${conversationId}`);
  await expect(conversationOn(influencer).getByRole('heading', { level: 2 })).toBeInViewport();
  await brand.goto(review);
  const list = conversationOn(influencer).getByRole('region', { name: 'All messages' });
  const positionOf = async (text: string) =>
    Math.round((await list.getByText(new RegExp(`: ${text}$`)).boundingBox())?.y ?? 0);
  // The list opens at the first unread message. Scrolling up loads older messages.
  await expect(list.getByText(/: message 70$/)).toBeAttached();
  const scrollToTop = () => list.evaluate((it) => it.scrollTo({ top: -it.scrollHeight }));
  await scrollToTop();
  await expect(list.getByText(/: message 11$/)).toBeAttached();
  await scrollToTop();
  await expect(list.getByText(/: message 1$/)).toBeAttached();
  await list.getByText(/: message 20$/).scrollIntoViewIfNeeded();
  const position = await positionOf('message 20');
  await write(brand, 'the very newest', 'en');
  await expect(list.getByText('the very newest')).toBeAttached();
  expect(Math.abs((await positionOf('message 20')) - position)).toBeLessThan(2);
  await axe(influencer);
  await influencer.getByRole('button', { name: 'Newest messages' }).click();
  await expect(list.getByText('the very newest')).toBeInViewport();
  await expect(influencer.getByRole('region', { name: m.conversation_all() })).toBeFocused();
  await expect(conversationOn(brand).getByText(/· read$/)).toBeVisible();
});
