import type { Page } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, expectToFit, meet, read, reviewOf } from './sign-in.ts';

const lines = (page: Page) => page.getByRole('list', { name: m.inbox_list() }).getByRole('link');
const pane = (page: Page) => page.getByRole('region', { name: /^Conversation (with|avec)/ });
const field = (page: Page) => pane(page).getByRole('textbox');
const search = (page: Page) => page.getByRole('searchbox');

/** A brand and an influencer with two conversations. “Winter table” is newer than “Autumn table”. */
async function meetTwice(brand: Page, influencer: Page) {
  const first = await meet(brand, influencer);
  const campaignId = await aCampaign(brand, { title: 'Winter table' });
  await apply(influencer, campaignId);
  const review = await reviewOf(brand, campaignId);
  await brand.request.post(review, { form: { decision: 'accepted' } });
  const [second = ''] = /conversation-[\w-]{36}/.exec(await read(brand, review)) ?? [];
  const send = (id: string, content: string) =>
    influencer.request.post(`/api/conversations/${id}/messages`, {
      data: { id: crypto.randomUUID(), content },
    });
  return { first: first.conversationId, second, campaignId, send };
}

test('the list and the open conversation stand side by side, and both are live', async ({
  brand,
  influencer,
}) => {
  const { first, second, campaignId, send } = await meetTwice(brand, influencer);
  await brand.goto('/messages');
  await expect(lines(brand)).toHaveText([/Winter table/, /Autumn table/]);
  await expect(brand.getByText(m.inbox_choose())).toBeVisible();
  await axe(brand);

  // Arrow keys move through the list, and Enter opens a conversation. Enter on the open line moves the focus to the
  // message field.
  await lines(brand).first().focus();
  await brand.keyboard.press('ArrowDown');
  await expect(lines(brand).nth(1)).toBeFocused();
  await brand.keyboard.press('Enter');
  await expect(brand).toHaveURL(`/messages?conversation=${first}`);
  await expect(lines(brand).nth(1)).toBeFocused();
  await expect(lines(brand).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(field(brand)).toBeVisible();
  await brand.keyboard.press('Enter');
  await expect(field(brand)).toBeFocused();

  // A new message in another conversation moves the line of that conversation. The typed text and the focus stay.
  await brand.keyboard.type('Half a sent');
  await send(first, 'À demain');
  await expect(pane(brand).getByText('À demain', { exact: true })).toBeVisible();
  await expect(lines(brand)).toHaveText([/Autumn table.*À demain/, /Winter table/]);
  await send(second, 'Et la neige ?');
  await expect(lines(brand)).toHaveText([/Winter table.*1 unread message/, /Autumn table/]);
  await expect(field(brand)).toBeFocused();
  await brand.keyboard.type('ence');
  await expect(field(brand)).toHaveValue('Half a sentence');
  await axe(brand);

  await brand.getByRole('link', { name: /^Unread/ }).click();
  await expect(brand).toHaveURL(/unread=1/);
  await expect(lines(brand)).toHaveText([/Winter table/, /Autumn table/]);
  await lines(brand).first().click();
  await expect(pane(brand).getByText('Et la neige ?', { exact: true })).toBeVisible();
  await expect(lines(brand)).toHaveText([/Winter table/]);
  await brand.getByRole('link', { name: 'All', exact: true }).click();
  await lines(brand).nth(1).click();
  await expect(field(brand)).toHaveValue('Half a sentence');

  // The search ignores case and accents, and keeps the open conversation.
  await search(brand).fill('A DEMAIN');
  await expect(lines(brand)).toHaveText([/Autumn table/]);
  await expect(brand).toHaveURL(/q=A\+DEMAIN/);
  await search(brand).fill('absent');
  await expect(brand.getByText(m.inbox_nothing_found())).toBeVisible();
  await expect(search(brand)).toBeFocused();
  await expect(field(brand)).toHaveValue('Half a sentence');
  await axe(brand);
  await brand.getByRole('link', { name: m.inbox_show_all() }).click();
  await expect(search(brand)).toHaveValue('');
  await brand.getByLabel(m.inbox_campaign(), { exact: true }).selectOption('Winter table');
  await expect(lines(brand)).toHaveText([/Winter table/]);
  await expect(brand).toHaveURL(new RegExp(`campaign=${campaignId}`));
  await brand.reload();
  await expect(lines(brand)).toHaveText([/Winter table/]);
  const foreign = await influencer.goto(`/messages?conversation=${second.slice(0, -1)}x`);
  expect(foreign?.status()).toBe(404);
});

test('on a phone, a conversation replaces the list and has a way back, in French', async ({
  brand,
  newPerson,
}) => {
  const phone = await newPerson({ viewport: { width: 390, height: 844 } });
  const { first, send } = await meetTwice(brand, phone);
  await send(first, 'Bonsoir');
  await phone.goto('/fr/messages');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(lines(phone).first()).toContainText('Maison Aubrac');
  await lines(phone).first().click();
  await expect(phone).toHaveURL(`/fr/messages?conversation=${first}`);
  await expect(lines(phone)).toHaveCount(0);
  await expect(pane(phone).getByRole('heading', { name: 'Maison Aubrac' })).toBeFocused();
  await field(phone).fill('Merci');
  await field(phone).press('Enter');
  await expect(pane(phone).getByText('Merci', { exact: true })).toBeVisible();
  await brand.goto(`/messages?conversation=${first}`);
  await expect(pane(brand).getByText('Merci', { exact: true })).toBeVisible();
  await expectToFit(phone);
  await phone.getByRole('link', { name: 'Retour aux messages' }).click();
  await expect(phone).toHaveURL('/fr/messages');
  await expect(lines(phone).first()).toBeFocused();
  await expect(lines(phone).first()).toContainText('Vous\u202f: Merci');
  await search(phone).fill('winter');
  await expect(lines(phone)).toHaveText([/Winter table/]);
  await expectToFit(phone);
});

test('the inbox filters and opens conversations without scripts', async ({
  brand,
  influencer,
  unscripted,
}) => {
  const { second, send } = await meetTwice(brand, influencer);
  await send(second, 'Et la neige ?');
  await unscripted.context().addCookies(await brand.context().cookies());
  await unscripted.goto('/messages');
  await search(unscripted).fill('NEIGE');
  await unscripted.getByRole('button', { name: m.inbox_search_submit() }).click();
  await expect(lines(unscripted)).toHaveText([/Winter table/]);
  await unscripted.getByRole('link', { name: /^Unread/ }).click();
  await lines(unscripted).first().click();
  await expect(unscripted).toHaveURL(/q=NEIGE&unread=1&conversation=/);
  await expect(pane(unscripted).getByText('Et la neige ?', { exact: true })).toBeVisible();
});
