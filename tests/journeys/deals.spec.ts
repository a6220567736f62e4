import type { Terms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { startDealBetween, termsForm, termsFromToday } from '#tests/deal-by-http.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, expectToFit, join, reviewOf } from './sign-in.ts';

const euros = (cents: number) => formatMoney(cents, 'EUR', 'en');
const gift = (): Partial<Terms> => ({
  lines: [{ kind: 'post', platform: 'instagram', count: 1, feeCents: 0, note: '', needsBenefit: true }],
});

test('a gift: the first offer is on the card of both pages, and the influencer declines it and answers', async ({
  brand,
  influencer,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const { review, campaignId, deal } = await startDealBetween(brand, influencer, {
    campaign: { compensationType: 'gifted', postPriceCents: 0, storyPriceCents: 0 },
    terms: termsFromToday(gift()),
  });
  await brand.goto(review);
  const card = brand.getByRole('region', { name: m.deal_card({ name: 'Léa' }) });
  await expect(card).toContainText(m.deal_turn_other({ name: 'Léa' }));
  await axe(brand);
  await expectToFit(brand);

  await influencer.goto(`/influencer/campaign/${campaignId}`);
  await axe(influencer);
  await influencer.getByRole('link', { name: m.deal_card_open() }).click();
  await expect(influencer).toHaveURL(new RegExp(`${deal}$`));
  await expect(influencer.getByRole('heading', { level: 2 }).first()).toHaveText(
    m.deal_head_terms({ name: 'Maison Aubrac', word: m.deal_head_terms_word() }),
  );
  await axe(influencer);
  await expectToFit(influencer);

  await brand.goto(deal);
  await influencer.getByRole('button', { name: m.deal_decline() }).click();
  await expect(influencer.getByText(m.deal_toast_declined(), { exact: true })).toBeVisible();
  // The brand's page updates without a reload.
  await expect(brand.getByRole('heading', { level: 2 }).first()).toHaveText(
    m.deal_head_declined({ name: 'Léa', word: m.deal_head_declined_word() }),
  );
  await brand.goto('/notifications');
  await brand.getByRole('link', { name: /declined your offer/ }).click();
  await expect(brand).toHaveURL(new RegExp(`${deal}$`));
});

test('a counter-offer shows what changed, and typed text survives a newer offer', async ({
  brand,
  influencer,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const { deal } = await startDealBetween(brand, influencer);
  await influencer.goto(deal);
  await influencer.getByRole('link', { name: m.deal_counter() }).click();
  const first = influencer.getByRole('group', { name: m.terms_line({ number: 1 }) });
  await first.getByLabel(m.terms_fee()).fill('400');
  await expect(influencer.getByRole('status').filter({ hasText: '€' })).toContainText(euros(116_000));
  await expect(
    influencer.getByText(m.offer_before({ text: '' }).trim(), { exact: false }).first(),
  ).toBeVisible();
  const note = influencer.getByLabel(m.account_optional({ label: m.offer_note() }));
  await note.fill('Two evenings in my kitchen.');
  await axe(influencer);
  await influencer.reload();
  await expect(note).toHaveValue('Two evenings in my kitchen.');
  await influencer.getByRole('button', { name: m.offer_send() }).click();
  await expect(influencer.getByText(m.deal_toast_offer(), { exact: true })).toBeVisible();
  await expectToFit(influencer);

  // The notification, the dashboard and the list link to the deal.
  await brand.goto('/notifications');
  await brand.getByRole('main').getByRole('link', { name: /Léa/ }).first().click();
  await expect(brand).toHaveURL(new RegExp(`${deal}$`));
  await brand.goto('/client/dashboard');
  await expect(brand.getByRole('link', { name: m.deal_act_offer() })).toBeVisible();
  await axe(brand);
  await brand.goto('/deals');
  await axe(brand);
  await brand.getByRole('link', { name: m.deal_act_offer() }).click();
  const headline = brand.getByRole('heading', { level: 2 }).first();
  await expect(headline).toHaveText(
    m.deal_head_asks_each({ count: 2, name: 'Léa', word: euros(40_000), item: m.offer_item_post() }),
  );
  await expect(brand.getByText(euros(10_000), { exact: true })).toBeVisible();
  await expect(brand.getByText('Two evenings in my kitchen.').first()).toBeVisible();

  // While the brand types, the influencer withdraws this offer and makes another. The brand's input stays.
  await brand.getByRole('link', { name: m.deal_counter() }).click();
  const second = brand.getByRole('group', { name: m.terms_line({ number: 2 }) });
  await second.getByLabel(m.terms_fee()).fill('130');
  await influencer.goto(deal);
  await influencer.getByRole('button', { name: m.deal_withdraw() }).click();
  const question = influencer.getByRole('dialog', { name: m.deal_withdraw_ask() });
  await axe(influencer);
  await question.getByRole('button', { name: m.deal_withdraw_back() }).click();
  await expect(question).toHaveCount(0);
  await influencer.getByRole('button', { name: m.deal_withdraw() }).click();
  await question.getByRole('button', { name: m.deal_withdraw() }).click();
  await influencer.getByRole('link', { name: m.deal_make() }).click();
  await first.getByLabel(m.terms_fee()).fill('390');
  await influencer.getByRole('button', { name: m.offer_send() }).click();
  await expect(influencer.getByText(m.deal_toast_offer(), { exact: true })).toBeVisible();
  await brand.getByRole('button', { name: m.offer_send() }).click();
  await expect(brand.getByText(m.refusal_offer_changed_meanwhile())).toBeVisible();
  await expect(second.getByLabel(m.terms_fee())).toHaveValue('130');
  await expect(
    brand.getByRole('group', { name: m.terms_line({ number: 1 }) }).getByLabel(m.terms_fee()),
  ).toHaveValue('390');
  await brand.getByRole('button', { name: m.offer_send() }).click();
  await expect(brand.getByText(m.deal_toast_offer(), { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test('an offer is withdrawn and the deal stopped, each after a question', async ({
    unscripted: brand,
    influencer,
  }) => {
    await join(brand, 'client');
    await join(influencer, 'influencer');
    const { deal } = await startDealBetween(brand, influencer);
    await brand.goto(deal);
    await brand.getByRole('button', { name: m.deal_withdraw() }).click();
    await expect(brand.getByRole('heading', { name: m.deal_withdraw_ask() })).toBeVisible();
    await brand.getByRole('button', { name: m.deal_withdraw() }).click();
    const headline = brand.getByRole('heading', { level: 2 }).first();
    await expect(headline).toHaveText(m.deal_head_withdrawn_own({ word: m.deal_head_withdrawn_word() }));
    await brand.getByRole('button', { name: m.deal_stop() }).click();
    await expect(brand.getByRole('heading', { name: m.deal_stop_ask() })).toBeVisible();
    await brand.getByRole('button', { name: m.deal_stop() }).click();
    await expect(headline).toHaveText(m.deal_over_stopped_own({ word: m.deal_over_stopped_word() }));
    await influencer.goto('/deals?tab=closed');
    await expect(influencer.getByRole('link', { name: /Maison Aubrac stopped this deal/ })).toBeVisible();
  });
});

test('the deal stops by keyboard after one question', async ({ brand, influencer }) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const { deal } = await startDealBetween(brand, influencer);
  await influencer.goto(deal);
  await influencer.getByRole('button', { name: m.deal_stop() }).focus();
  await influencer.keyboard.press('Enter');
  const question = influencer.getByRole('dialog', { name: m.deal_stop_ask() });
  await question.getByRole('button', { name: m.deal_stop() }).press('Enter');
  await expect(influencer.getByText(m.deal_toast_stopped(), { exact: true })).toBeVisible();
  await brand.goto(deal);
  await expect(brand.getByText(m.deal_state_stopped(), { exact: true })).toBeVisible();
});

test('the brand starts a deal with an influencer whom it accepted before it wrote terms', async ({
  brand,
  influencer,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const campaignId = await aCampaign(brand);
  await apply(influencer, campaignId);
  const review = await reviewOf(brand, campaignId);
  await brand.request.post(review, { form: { decision: 'accepted' } });
  const form = termsForm(termsFromToday());
  form.set('version', '0');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await brand.request.post(`/client/campaign/${campaignId}/terms`, { data: form.toString(), headers });

  await brand.goto(review);
  await brand.getByRole('button', { name: m.deal_start() }).click();
  await expect(brand.getByText(m.deal_toast_started(), { exact: true })).toBeVisible();
  await expect(brand.getByRole('button', { name: m.deal_start() })).toHaveCount(0);
  await axe(brand);

  await influencer.goto('/notifications');
  await influencer.getByRole('main').getByRole('link', { name: /terms/ }).first().click();
  await expect(influencer.getByRole('heading', { level: 2 }).first()).toHaveText(
    m.deal_head_terms({ name: 'Maison Aubrac', word: m.deal_head_terms_word() }),
  );
});

test('people without deals and campaigns without terms see what they saw before', async ({
  brand,
  influencer,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const campaignId = await aCampaign(brand);
  await apply(influencer, campaignId);
  const review = await reviewOf(brand, campaignId);
  await brand.goto(review);
  await expect(brand.getByText(m.review_decide_text(), { exact: true })).toBeVisible();
  await brand.getByRole('button', { name: m.review_validate() }).click();
  await expect(brand.getByText(m.review_accepted(), { exact: true })).toBeVisible();
  await expect(brand.getByRole('link', { name: m.deal_card_open() })).toHaveCount(0);
  await expect(brand.getByRole('button', { name: m.deal_start() })).toHaveCount(0);
  await influencer.goto(`/influencer/campaign/${campaignId}`);
  await expect(influencer.getByRole('link', { name: m.deal_card_open() })).toHaveCount(0);
  await influencer.goto('/deals');
  await expect(influencer.getByRole('heading', { name: m.deal_empty() })).toBeVisible();
});
