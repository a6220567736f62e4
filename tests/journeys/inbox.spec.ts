import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { axe, expect, test } from './fixtures.ts';
import { meet } from './sign-in.ts';

// A person without a network, on purpose.
test.use({ expectedTrouble: /Failed to fetch|ERR_INTERNET_DISCONNECTED/ });

const says = (locale: Language) => ({ locale });
const talk = (page: Page) => page.getByRole('region', { name: m.conversation_title() });
const said = (page: Page) => talk(page).getByRole('listitem').locator('p:first-child');
const inbox = (page: Page) => page.getByRole('banner').getByRole('link', { name: m.nav_messages() });

async function write(page: Page, content: string, language: Language): Promise<void> {
  const box = talk(page).getByLabel(m.conversation_field({}, says(language)));
  await box.fill(content);
  await box.press('Enter');
}

test('what is unread is the same everywhere, and leads to where it is read', async ({
  brand,
  influencer,
  newPerson,
}) => {
  const { review, campaign } = await meet(brand, influencer);
  await influencer.goto(pathIn('fr', campaign));
  await brand.goto('/messages');
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await axe(brand);
  const tab = await brand.context().newPage();
  await tab.goto('/client/dashboard');

  // Elsewhere one is told, for a moment, and every badge has it.
  await write(influencer, 'Bonjour', 'fr');
  for (const page of [brand, tab]) {
    await expect(page.getByText('New message from Léa Dubois')).toBeVisible();
    await expect(inbox(page)).toHaveText(/1 unread message$/);
  }
  await expect(tab.getByRole('article').getByText('1 unread message')).toBeAttached();
  const entry = brand.getByRole('main').getByRole('link', { name: /Léa Dubois/ });
  await expect(entry).toContainText('Bonjour');
  await expect(entry).toContainText('1 unread message');
  await axe(tab);

  // Read in one tab, it is read in the other, and its writer knows; also when that had to be told twice.
  await brand.route('**/read', (route) => route.abort(), { times: 1 });
  await entry.click();
  await expect(brand).toHaveURL(`${review}#conversation`);
  await expect(talk(brand).getByText(m.conversation_new())).toBeVisible();
  await expect(inbox(tab)).toHaveText('Messages');
  await expect(talk(influencer).getByText(/· lu$/)).toBeVisible();
  await axe(brand);
  await brand.getByRole('link', { name: 'FR', exact: false }).first().click();
  await expect(talk(brand).getByText(m.conversation_new({}, says('fr')))).toBeVisible();
  await tab.goto('/messages');
  const otherDevice = await newPerson();
  await otherDevice.context().addCookies(await brand.context().cookies());
  await otherDevice.goto('/messages');
  await write(brand, 'Bonsoir', 'fr');
  for (const list of [tab, otherDevice])
    await expect(list.getByRole('main').getByRole('link', { name: /Léa Dubois/ })).toContainText(
      'You: Bonsoir',
    );
  await expect(talk(brand).getByText(m.conversation_new({}, says('fr')))).toHaveCount(0);
  await expect(talk(brand).getByText(/· lu$/)).toBeVisible();
  await tab.close();

  // The notice leads there, too.
  await brand.goto('/client/campaigns');
  await write(influencer, 'À demain', 'fr');
  await brand.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(said(brand).filter({ hasText: 'À demain' })).toBeVisible();
});

test('what is written without a network goes out when it is back, once', async ({ brand, influencer }) => {
  const { review, campaign } = await meet(brand, influencer);
  await brand.goto(review);
  await influencer.goto(pathIn('fr', campaign));
  await brand.context().setOffline(true);
  for (const content of ['one', 'two']) await write(brand, content, 'en');
  await expect(talk(brand).getByRole('listitem').getByText('Not sent yet')).toHaveCount(2);
  await axe(brand);
  // The answer is lost, and what was stored is asked for again.
  await brand.route(
    '**/messages',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await brand.context().setOffline(false);
  await expect(said(influencer)).toHaveText([/one$/, /two$/]);
  await expect(said(brand)).toHaveText(['You: one', 'You: two']);

  await brand.route('**/messages', (route) => route.abort());
  await write(brand, 'three', 'en');
  await expect(brand.getByText('Failed to send message').first()).toBeVisible();
  await brand.reload();
  await expect(talk(brand).getByRole('listitem').getByText('Not sent yet')).toBeVisible();
  await brand.unroute('**/messages');
  await expect(said(influencer)).toHaveText([/two$/, /three$/], { timeout: 45_000 });
});

test('whoever reads back stays there, and finds the way to the newest', async ({ brand, influencer }) => {
  const { review, campaign, conversationId } = await meet(brand, influencer);
  for (let n = 1; n <= 70; n++) {
    const data = { id: crypto.randomUUID(), content: `message ${n}` };
    await brand.request.post(`/api/conversations/${conversationId}/messages`, { data });
  }
  // However long the page takes, one arrives where the conversation is.
  await influencer.route('**/influencer/campaign/*.data*', async (route) => {
    await new Promise((soon) => setTimeout(soon, 600));
    await route.continue();
  });
  await influencer.goto('/messages');
  await influencer
    .getByRole('main')
    .getByRole('link', { name: /Maison Aubrac/ })
    .click();
  await expect(influencer).toHaveURL(`${campaign}#conversation`);
  await expect(talk(influencer).getByRole('heading', { level: 2 })).toBeInViewport();
  await brand.goto(review);
  const list = talk(influencer).getByRole('region', { name: 'All messages' });
  const placeOf = async (text: string) =>
    Math.round((await list.getByText(new RegExp(`: ${text}$`)).boundingBox())?.y ?? 0);
  // The first that is unread stands in sight; the oldest come as one reads up.
  await expect(list.getByText(/: message 70$/)).toBeAttached();
  const top = () => list.evaluate((it) => it.scrollTo({ top: -it.scrollHeight }));
  await top();
  await expect(list.getByText(/: message 11$/)).toBeAttached();
  await top();
  await expect(list.getByText(/: message 1$/)).toBeAttached();
  await list.getByText(/: message 20$/).scrollIntoViewIfNeeded();
  const place = await placeOf('message 20');
  await write(brand, 'the very newest', 'en');
  await expect(list.getByText('the very newest')).toBeAttached();
  expect(Math.abs((await placeOf('message 20')) - place)).toBeLessThan(2);
  await axe(influencer);
  await influencer.getByRole('button', { name: 'Newest messages' }).click();
  await expect(list.getByText('the very newest')).toBeInViewport();
  await expect(talk(brand).getByText(/· read$/)).toBeVisible();
});
