import type { Locator, Page } from '@playwright/test';
import { demoIdentities } from '#demo/identities.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { signByHttp } from '#tests/running-deal.ts';
import { axe, expect, test } from './fixtures.ts';
import { expectToFit } from './sign-in.ts';
import { aPost, joinWithIdentities, sign } from './signatories.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 2 }).first();

const aFee = {
  campaign: { compensationType: 'paid', giftDescription: '' },
  terms: () => termsFromToday({ ...aPost(20_000), benefit: null }),
};
const aFeeAndAGift = { campaign: {}, terms: () => termsFromToday(aPost(20_000)) };

for (const [name, { campaign, terms }, language] of [
  ['a fee', aFee, 'en'],
  ['a fee', aFee, 'fr'],
  ['a fee and a gift', aFeeAndAGift, 'fr'],
] as const)
  test(`${name}: the brand accepts the counter-offer, and both sign, in ${language}`, async ({
    server,
    brand,
    influencer,
  }) => {
    await joinWithIdentities(server, brand, influencer);
    const { deal: path } = await startDealBetween(brand, influencer, { campaign, terms: terms() });
    const deal = pathIn(language, path);
    setLanguageSource(() => language);
    await influencer.goto(`${deal}/terms`);
    await influencer
      .getByLabel(m.terms_fee())
      .first()
      .fill(language === 'en' ? '250.50' : '250,50');
    await influencer.getByRole('button', { name: m.offer_send() }).click();
    await expect(influencer.getByText(m.deal_toast_offer(), { exact: true })).toBeVisible();
    await expect(influencer.getByRole('heading', { level: 1 })).toBeInViewport();

    await brand.goto(deal);
    await brand.getByRole('link', { name: m.deal_accept() }).click();
    await expect(brand.getByRole('article')).toContainText(formatMoney(25_050, 'EUR', language));
    await sign(
      brand,
      demoIdentities.client.signatory,
      m.contract_accept_and_sign(),
      m.contract_accepted_toast(),
    );
    await expect(headline(influencer)).toHaveText(m.deal_head_sign({ word: m.deal_head_sign_word() }));
    await expect(influencer.getByText(m.deal_between())).toHaveCount(0);
    await brand.goto(`${deal}/contract?offer=2`);
    await expect(brand.getByText(m.refusal_offer_not_open())).toBeVisible();
    await brand.getByRole('link', { name: m.deal_card_open() }).click();
    await expect(brand).toHaveURL(deal);
    await influencer.getByRole('link', { name: m.deal_sign() }).click();
    await sign(influencer, 'Léa Dubois', m.contract_sign(), m.contract_signed_toast());
    await brand.goto(pathIn(language, '/deals'));
    const item = language === 'en' ? 'the post' : 'la publication';
    const hand = m.task_submit_other({ name: 'Léa', item }).replace(/\.$/, '');
    const task = campaign === aFee.campaign ? hand : m.task_send();
    await expect(brand.getByRole('link', { name: task })).toBeVisible();
  });

test('a brand signs the contracts of each of its signatories in one act, by keyboard', async ({
  server,
  brand,
  influencer,
}) => {
  await joinWithIdentities(server, brand, influencer);
  const { signatory } = demoIdentities.client;
  const sendContract = async () => {
    const { deal } = await startDealBetween(brand, influencer, {
      terms: termsFromToday({
        ...aPost(10_000),
        benefit: { what: 'Jam', valueCents: 900, channel: 'parcel' },
      }),
    });
    await signByHttp(influencer, `${deal}/contract?offer=1`, demoIdentities.influencer.legalName);
  };
  await sendContract();
  await sendContract();
  // The contracts sent so far keep their signatory. The next contract names another signatory.
  await brand.request.post('/profile', {
    form: { intent: 'identity', ...demoIdentities.client, signatory: 'Paul Aubrac' },
  });
  await sendContract();

  const nameOf = (name: string) => brand.getByLabel(m.contract_type_name({ name }));
  const formOf = (name: string) => brand.locator('form').filter({ has: nameOf(name) });
  const signAll = async (name: string) => {
    for (const box of await formOf(name).getByRole('checkbox').all()) await box.press('Space');
    await nameOf(name).fill(name);
    await nameOf(name).press('Enter');
  };
  await brand.goto('/deals');
  await brand.getByRole('link', { name: m.contract_several_open({ count: 3 }) }).press('Enter');
  await expect(formOf(signatory).getByRole('checkbox')).toHaveCount(2);
  await axe(brand);
  await expectToFit(brand);
  await nameOf('Paul Aubrac').press('Enter');
  await expect(formOf('Paul Aubrac').getByText(m.refusal_field_required())).toHaveCount(2);
  await expect(formOf(signatory).getByText(m.refusal_field_required())).toHaveCount(0);
  await signAll(signatory);
  await expect(brand.getByText(m.contract_signed_toast(), { exact: true })).toBeVisible();
  await expect(nameOf(signatory)).toHaveCount(0);

  setLanguageSource(() => 'fr');
  await brand.goto('/fr/client/sign');
  await signAll('Paul Aubrac');
  await expect(brand.getByRole('heading', { name: m.contract_several_none() })).toBeVisible();
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches the element.');
}

test('a fee and a gift: the influencer and the brand agree and sign by keyboard alone', async ({
  server,
  brand,
  influencer,
}) => {
  test.setTimeout(120_000); // Many keys are pressed.
  await joinWithIdentities(server, brand, influencer);
  await startDealBetween(brand, influencer, { terms: aFeeAndAGift.terms() });
  const press = async (page: Page, role: 'link' | 'button', name: string) => {
    await tabTo(page, page.getByRole('main').getByRole(role, { name, exact: true }).first());
    await page.keyboard.press('Enter');
  };
  const signByKeyboard = async (page: Page, name: string, button: string, toast: string) => {
    await tabTo(page, page.getByLabel(m.contract_type_name({ name })));
    await page.keyboard.type(name);
    await press(page, 'button', button);
    await expect(page.getByText(toast, { exact: true })).toBeVisible();
  };
  await influencer.goto('/deals');
  await press(influencer, 'link', m.deal_act_terms());
  await press(influencer, 'link', m.deal_counter());
  await tabTo(influencer, influencer.getByLabel(m.terms_fee()).first());
  await influencer.keyboard.type('250'); // Tab selects the old amount, so that typing replaces it.
  await press(influencer, 'button', m.offer_send());
  await expect(influencer.getByText(m.deal_toast_offer(), { exact: true })).toBeVisible();

  await brand.goto('/deals');
  await press(brand, 'link', m.deal_act_offer());
  await press(brand, 'link', m.deal_accept());
  const { signatory } = demoIdentities.client;
  await signByKeyboard(brand, signatory, m.contract_accept_and_sign(), m.contract_accepted_toast());

  await influencer.goto('/deals');
  await press(influencer, 'link', m.deal_act_sign());
  await press(influencer, 'link', m.deal_sign());
  await signByKeyboard(influencer, 'Léa Dubois', m.contract_sign(), m.contract_signed_toast());
  await expect(influencer.getByText(formatMoney(25_000, 'EUR', 'en')).first()).toBeVisible();
});
