import { m } from '#messages';
import { setLanguageSource } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, expectToFit, join, linkTo } from './sign-in.ts';

const QUESTION = 'Peut-on venir avec un assistant ?';
const ANSWER = 'Yes, with one, and both are seated.';

test('an influencer asks in French, the brand answers in English, everybody reads it until the brand hides it', async ({
  brand,
  influencer,
  page: visitor,
  server,
}) => {
  const { email: brandEmail } = await join(brand, 'client');
  const { email } = await join(influencer, 'influencer', { language: 'fr' });
  const campaignId = await aCampaign(brand);

  setLanguageSource(() => 'fr');
  await influencer.goto(`/fr/influencer/campaign/${campaignId}`);
  const questions = influencer.locator('#questions');
  const text = influencer.getByLabel(m.question_ask_label());
  const ask = influencer.getByRole('button', { name: m.question_ask() });
  await text.fill('Voir www.exemple.fr');
  await ask.click();
  await expect(influencer.getByText(m.refusal_question_has_link())).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill(QUESTION);
  await ask.click();
  await expect(influencer.getByText(m.question_asked(), { exact: true })).toBeVisible();
  await expect(text).toHaveValue('');
  await expect(questions).toContainText(m.question_open());
  await axe(influencer);
  await expectToFit(influencer);

  setLanguageSource(() => 'en');
  const asked = await linkTo(server, brandEmail, '/notifications/');
  await brand.goto(new URL(asked).pathname);
  await expect(brand).toHaveURL(`/client/campaign/${campaignId}`);
  const received = brand.locator('#questions');
  await expect(received).toContainText('Léa Dubois');
  await axe(brand);
  await received.getByLabel(m.question_answer_label()).fill(ANSWER);
  await received.getByRole('button', { name: m.question_answer(), exact: true }).click();
  await expect(brand.getByText(m.question_answered(), { exact: true })).toBeVisible();
  await expect(received.getByLabel(m.question_answer_label())).toHaveCount(0);
  await expectToFit(brand);

  const answered = await linkTo(server, email, '/notifications/');
  await influencer.goto(new URL(answered).pathname);
  await expect(questions).toContainText(ANSWER);
  await visitor.goto(`/campaigns/${campaignId}`);
  const shown = visitor.locator('#questions');
  await expect(shown).toContainText(QUESTION);
  await expect(shown).not.toContainText('Léa');
  await axe(visitor);
  await expectToFit(visitor);

  await received.getByText(m.question_hide(), { exact: true }).click();
  await received
    .getByLabel(m.question_hide_reason({ name: 'Léa Dubois' }))
    .fill('Answered in the brief now.');
  await received.getByRole('button', { name: m.question_hide_submit() }).click();
  await expect(brand.getByText(m.question_hidden_toast(), { exact: true })).toBeVisible();
  await influencer.reload();
  await expect(questions).toContainText('Answered in the brief now.');
  await expect(async () => {
    await visitor.reload();
    await expect(shown).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
