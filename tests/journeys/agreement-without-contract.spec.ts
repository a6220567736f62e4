import type { Terms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

/** A site with `DATABASE_URL` offers no contracts until `site.ts` says who reviewed their text. */
test.skip(!process.env.TEST_DATABASE_URL, 'The embedded database always offers contracts.');

const aPost = (feeCents: number): Terms =>
  termsFromToday({
    lines: [{ kind: 'post', platform: 'instagram', count: 1, feeCents, note: '', needsBenefit: false }],
    benefit: null,
  });
const campaign = { compensationType: 'paid', giftDescription: '' };
const inFrench = { locale: 'fr' } as const;

test('the brand accepts an amount that the influencer typed in French, and the deal runs without a contract', async ({
  brand,
  influencer,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer', { language: 'fr' });
  const { deal } = await startDealBetween(brand, influencer, { campaign, terms: aPost(20_000) });
  await influencer.goto(`/fr${deal}/terms`);
  await influencer.getByLabel(m.terms_fee({}, inFrench)).first().fill('250,50');
  await influencer.getByRole('button', { name: m.offer_send({}, inFrench) }).click();
  await expect(influencer.getByText(m.deal_toast_offer({}, inFrench), { exact: true })).toBeVisible();

  await brand.goto(deal);
  await expect(brand.getByText(formatMoney(25_050, 'EUR', 'en'), { exact: true }).first()).toBeVisible();
  await brand.getByRole('main').getByRole('button', { name: m.deal_accept_plain() }).click();
  await expect(brand.getByText(m.deal_toast_agreed(), { exact: true })).toBeVisible();
  // The influencer's page updates without a reload.
  await expect(influencer.getByRole('link', { name: m.task_button_submit({}, inFrench) })).toBeVisible();
  for (const [page, path] of [
    [brand, deal],
    [influencer, `/fr${deal}`],
  ] as const)
    expect((await page.request.get(`${path}/contract`)).status()).toBe(404);
});

test('an offer from the sum of the law on is refused with the reason, in both languages', async ({
  brand,
  influencer,
}) => {
  await join(brand, 'client');
  await join(influencer, 'influencer', { language: 'fr' });
  const { deal } = await startDealBetween(brand, influencer, { campaign, terms: aPost(100_000) });
  for (const [path, locale] of [
    [`/fr${deal}`, 'fr'],
    [deal, 'en'],
  ] as const) {
    await influencer.goto(path);
    await influencer
      .getByRole('main')
      .getByRole('button', { name: m.deal_accept_plain({}, { locale }) })
      .click();
    await expect(influencer.getByText(m.refusal_contract_not_available({}, { locale }))).toBeVisible();
  }
});
