import type { Page } from '@playwright/test';
import { demoIdentities } from '#demo/identities.ts';
import { dayOf, daysAfter } from '#domain/clock.ts';
import { type Language, languages } from '#domain/language.ts';
import { m } from '#messages';
import { formatDate, formatDay } from '#messages/format.ts';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import type { RunningServer } from '#tests/server.ts';
import { axe, expect } from './fixtures.ts';
import { shiftClock, test } from './shifted-clock.ts';
import { expectToFit, inDays, logIn } from './sign-in.ts';
import { aPost, joinWithIdentities, sign } from './signatories.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const STREET = '4 montée des Lilas';

const gift = (page: Page) => page.locator('#gift');
const today = dayOf(new Date());
const dayAfter = (days: number, language: Language) => formatDay(daysAfter(today, days), language);

async function signedGift(server: RunningServer, brand: Page, influencer: Page) {
  const emails = await joinWithIdentities(server, brand, influencer);
  const address = { street: STREET, zipCode: '69001', city: 'Lyon', phone: '06 12 34 56 78' };
  const none = { deliveryInstructions: '', companyName: '', minPricePerPost: '', minPricePerStory: '' };
  await influencer.request.post('/preferences', { form: { acceptGifts: 'on', ...address, ...none } });
  const started = await startDealBetween(brand, influencer, {
    campaign: { compensationType: 'gifted', postPriceCents: 0, storyPriceCents: 0 },
    terms: termsFromToday(aPost(0)),
  });
  const { deal, review } = started;
  for (const path of [deal, review])
    expect(await (await brand.request.get(path)).text()).not.toContain(STREET);
  await influencer.goto(deal);
  await influencer.getByRole('link', { name: m.deal_accept() }).click();
  await sign(influencer, 'Léa Dubois', m.contract_accept_and_sign(), m.contract_accepted_toast());
  for (const path of [deal, review])
    expect(await (await brand.request.get(path)).text()).not.toContain(STREET);
  await brand.goto(deal);
  await brand.getByRole('link', { name: m.deal_sign() }).click();
  await sign(brand, demoIdentities.client.signatory, m.contract_sign(), m.contract_signed_toast());
  return { ...started, ...emails };
}

test('an influencer without scripts no longer expects a gift', async ({
  server,
  brand,
  influencer,
  unscripted,
}) => {
  const { deal, ofInfluencer } = await signedGift(server, brand, influencer);
  await unscripted.goto('/login');
  await logIn(unscripted, ofInfluencer);
  await unscripted.goto(deal);
  await unscripted.getByRole('button', { name: m.gift_waive() }).click();
  const question = unscripted.getByRole('region', { name: m.gift_waive_ask() });
  await question.getByRole('button', { name: m.gift_waive() }).click();
  await expect(gift(unscripted)).toContainText(m.gift_state_waived());
});

for (const language of languages)
  test(`a gift is sent, has a problem, is sent again and arrives, and the content gets the days, in ${language}`, async ({
    server,
    brand,
    influencer,
  }) => {
    test.slow();
    const { deal: address, review, ofBrand } = await signedGift(server, brand, influencer);
    setLanguageSource(() => language);
    const deal = pathIn(language, address);
    await brand.goto(deal);
    await expect(gift(brand)).toContainText(m.gift_send_by({ date: dayAfter(7, language) }));
    await expect(gift(brand)).toContainText(STREET);
    await axe(brand);
    await expectToFit(brand);
    await brand.getByRole('button', { name: m.gift_mark() }).click();
    await expect(gift(brand)).toContainText(m.refusal_shipment_carrier_required());
    await expect(brand.getByLabel(m.gift_carrier())).toBeFocused();
    await brand.getByLabel(m.gift_carrier()).selectOption('colissimo');
    await brand.getByLabel(m.gift_number()).fill('6A 123/45');
    await brand.getByRole('button', { name: m.gift_mark() }).click();
    await expect(brand.getByText(m.gift_toast_sent(), { exact: true })).toBeVisible();
    const tracking = gift(brand).getByRole('link', { name: '6A 123/45' });
    await expect(tracking).toHaveAttribute('href', /^https:\/\/www\.laposte\.fr\/.*=6A%20123%2F45$/);

    await influencer.goto(deal);
    await expect(gift(influencer)).toContainText(m.gift_silence({ date: dayAfter(21, language) }));
    await expect(gift(influencer)).toContainText(
      m.gift_looked({ count: 1, name: 'Maison Aubrac', dates: dayAfter(0, language) }),
    );
    await influencer.getByText(m.gift_problem(), { exact: true }).click();
    await influencer.getByRole('button', { name: m.gift_problem_report() }).click();
    await expect(gift(influencer)).toContainText(m.refusal_shipment_problem_required());
    await influencer.getByLabel(m.gift_problem_label()).fill('La boîte est vide.');
    await influencer.getByRole('button', { name: m.gift_problem_report() }).click();
    await expect(gift(influencer)).toContainText(m.gift_paused({ date: dayAfter(0, language) }));
    await expectToFit(influencer);

    await shiftClock(server, 5);
    await brand.goto(deal);
    await expect(gift(brand)).toContainText('La boîte est vide.');
    await axe(brand);
    await expectToFit(brand);
    await brand.getByRole('button', { name: m.gift_again() }).click();
    await expect(gift(brand)).toContainText(
      m.gift_sent_with({
        sent: m.gift_sent_again(),
        date: formatDate(new Date(Date.now() + 5 * DAY_MS), language),
        carrier: 'Colissimo',
      }),
    );
    await influencer.goto(deal);
    await expect(gift(influencer)).toContainText(m.gift_paused({ date: dayAfter(0, language) }));
    await axe(influencer);
    await influencer.getByRole('button', { name: m.gift_here() }).click();
    await expect(influencer.getByText(m.gift_toast_received(), { exact: true })).toBeVisible();
    await expect(gift(influencer)).toContainText(
      m.gift_moved({ count: 5, number: '5', date: formatDay(inDays(29), language) }),
    );
    await axe(influencer);
    await expectToFit(influencer);
    expect(await (await brand.request.get(review)).text()).toContain(STREET);

    await shiftClock(server, 36);
    await brand.goto(pathIn(language, '/login'));
    await logIn(brand, ofBrand);
    await expect(brand).toHaveURL(/\/client\/dashboard/);
    for (const path of [deal, review]) {
      const answer = await brand.request.get(path);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain(STREET);
    }
  });
