import type { Page } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { expectToFit, meet } from './sign-in.ts';

const conversationOn = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const field = (page: Page) => conversationOn(page).getByRole('textbox');
const repliesButton = (page: Page) =>
  conversationOn(page).getByRole('button', { name: m.reply_page_title() });
const dialog = (page: Page) => page.getByRole('dialog', { name: m.reply_page_title() });
const list = (page: Page) => page.getByRole('main').getByRole('list').first().locator(':scope > li');

test('a typed text is saved as a reply and inserted later, by keyboard', async ({ brand, influencer }) => {
  const { campaign, conversationId } = await meet(brand, influencer);
  await influencer.goto(campaign);
  await brand.goto(`/messages?conversation=${conversationId}`);
  await field(brand).fill('We look forward to your visit.');
  await repliesButton(brand).press('Enter');
  await expect(dialog(brand).getByText(m.reply_empty())).toBeVisible();
  await axe(brand);
  await dialog(brand).getByLabel(m.reply_title_optional()).fill('Welcome');
  await brand.keyboard.press('Enter');
  await expect(dialog(brand).getByText(m.reply_saved())).toBeFocused();
  await expect(dialog(brand).getByRole('button', { name: /^Welcome/ })).toBeVisible();
  await brand.keyboard.press('Escape');
  await expect(repliesButton(brand)).toBeFocused();

  // The reply is inserted at the cursor and is not sent.
  await field(brand).fill('Dear Léa, ');
  await field(brand).press('End');
  await repliesButton(brand).press('Enter');
  await dialog(brand)
    .getByRole('button', { name: /^Welcome/ })
    .press('Enter');
  await expect(dialog(brand)).toHaveCount(0);
  await expect(field(brand)).toHaveValue('Dear Léa, We look forward to your visit.');
  await expect(field(brand)).toBeFocused();
  await expect(conversationOn(influencer).getByText(m.conversation_empty())).toBeVisible();
  await brand.keyboard.press('Enter');
  await expect(
    conversationOn(influencer).getByText('Dear Léa, We look forward to your visit.', { exact: true }),
  ).toBeVisible();

  await field(brand).fill('x'.repeat(501));
  await repliesButton(brand).click();
  await expect(dialog(brand).getByText(m.reply_typed_too_long({ max: 500 }))).toBeVisible();
  await dialog(brand).getByRole('link', { name: m.reply_manage() }).click();
  await expect(brand).toHaveURL('/messages/replies');
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText(m.reply_page_title());
  await expect(list(brand)).toHaveText([/Welcome/]);
  await axe(brand);

  await list(brand).first().locator('summary').press('Enter');
  const first = list(brand).first();
  await first.getByLabel(m.reply_content()).fill('');
  await first.getByRole('button', { name: m.reply_change() }).click();
  await expect(list(brand).first().getByText(m.refusal_field_required())).toBeVisible();
  await list(brand).first().getByLabel(m.reply_content()).fill('See you soon.');
  await first.getByLabel(m.reply_title_optional()).fill('Until then');
  await first.getByRole('button', { name: m.reply_change() }).click();
  await expect(list(brand)).toHaveText([/Until then.*See you soon\./]);
  await list(brand).first().locator('summary').click();
  await list(brand)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(brand.getByText(m.reply_empty())).toBeVisible();
  await expect(brand.getByText('Deleted: Until then')).toBeVisible();
  await axe(brand);
  await brand.getByRole('button', { name: m.undo() }).click();
  await expect(list(brand)).toHaveText([/Until then.*See you soon\./]);
  await expectToFit(brand);
});

test('replies are kept without scripts and inserted in French', async ({ brand, influencer, unscripted }) => {
  const { campaign } = await meet(brand, influencer);
  await unscripted.context().addCookies(await influencer.context().cookies());
  await unscripted.goto('/fr/messages/replies');
  await unscripted.getByLabel('Texte').last().fill('Le jeudi me va bien.');
  await unscripted.getByRole('button', { name: 'Enregistrer la réponse' }).click();
  await expect(list(unscripted)).toHaveText([/Le jeudi me va bien\./]);
  await list(unscripted).first().locator('summary').click();
  await list(unscripted)
    .first()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(unscripted.getByText('Supprimée\u202f: Le jeudi me va bien.')).toBeVisible();
  await unscripted.getByRole('button', { name: 'Annuler' }).click();
  await expect(list(unscripted)).toHaveText([/Le jeudi me va bien\./]);

  await influencer.goto(`/fr${campaign}`);
  await conversationOn(influencer).getByRole('button', { name: 'Réponses enregistrées' }).click();
  await influencer
    .getByRole('dialog', { name: 'Réponses enregistrées' })
    .getByRole('button', { name: 'Le jeudi me va bien.' })
    .click();
  await expect(field(influencer)).toHaveValue('Le jeudi me va bien.');
  await brand.goto('/messages');
  await field(influencer).press('Enter');
  await expect(brand.getByRole('main').getByText('Le jeudi me va bien.')).toBeVisible();
});
