import type { Page } from '@playwright/test';
import { demoIdentities } from '#demo/identities.ts';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { publishCampaign, termsFromToday } from '#tests/deal-by-http.ts';
import { axe, expect, test } from './fixtures.ts';
import { expectToFit } from './sign-in.ts';
import { aPost, joinWithIdentities, sign } from './signatories.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).last()).toBeVisible();

for (const language of languages)
  test(`a gift goes from the application to the end of its deal, in ${language}`, async ({
    server,
    brand,
    influencer,
  }) => {
    test.slow();
    await joinWithIdentities(server, brand, influencer);
    const campaignId = await publishCampaign(brand, {
      campaign: { compensationType: 'gifted', postPriceCents: 0, storyPriceCents: 0 },
      terms: termsFromToday(aPost(0)),
    });
    setLanguageSource(() => language);

    await influencer.goto(pathIn(language, `/influencer/campaign/${campaignId}`));
    await influencer.getByLabel(m.application_message()).fill('I know your kitchen.');
    await press(influencer, m.application_submit());
    await expectToast(influencer, m.application_submitted());

    await brand.goto(pathIn(language, `/client/campaign/${campaignId}`));
    await brand
      .getByRole('link', { name: /Léa Dubois/ })
      .first()
      .click();
    await expect(brand.getByText('I know your kitchen.')).toBeVisible();
    await press(brand, m.review_validate());
    await expectToast(brand, m.review_accepted());

    await influencer.getByRole('link', { name: m.deal_card_open() }).click();
    await influencer.getByRole('link', { name: m.deal_accept() }).click();
    await sign(influencer, 'Léa Dubois', m.contract_accept_and_sign(), m.contract_accepted_toast());
    await brand.getByRole('link', { name: m.deal_card_open() }).click();
    await expect(headline(brand)).toHaveText(m.deal_head_sign({ word: m.deal_head_sign_word() }));
    const deal = new URL(brand.url()).pathname;
    await influencer.goto(deal);
    await axe(brand);
    await brand.getByRole('link', { name: m.deal_sign() }).click();
    await sign(brand, demoIdentities.client.signatory, m.contract_sign(), m.contract_signed_toast());

    // After each act, the other side's page updates without a reload.
    const send = m.task_send_other({ name: 'Maison Aubrac', word: m.task_send_word() });
    await expect(headline(influencer)).toHaveText(send);
    await expect(influencer.getByText(m.task_must_wait({ reason: m.task_wait_to_send() }))).toBeVisible();
    await axe(influencer);
    await expectToFit(influencer);

    // The dialog that ends the campaign names the influencers whose deals go on.
    await brand.goto(pathIn(language, `/client/campaign/${campaignId}`));
    await brand.getByRole('button', { name: m.campaign_transition_end() }).click();
    await expect(brand.getByRole('dialog')).toContainText(
      m.deal_campaign_go_on({ count: 1, names: 'Léa Dubois' }),
    );

    await brand.goto(deal);
    await brand.getByLabel(m.gift_carrier()).selectOption('colissimo');
    await press(brand, m.gift_mark());
    await expectToast(brand, m.gift_toast_sent());
    await press(influencer, m.gift_here());
    await expectToast(influencer, m.gift_toast_received());

    await influencer.locator('a[href*="/content/deliverable-"]').first().click();
    await influencer.getByLabel(m.content_caption_field()).fill('Collaboration commerciale');
    await press(influencer, m.content_hand_in());
    await expectToast(influencer, m.content_toast_submit());
    await brand.locator('a[href*="/content/deliverable-"]').first().click();
    await press(brand, m.content_approve());
    await expectToast(brand, m.content_toast_approve());
    await influencer.getByLabel(m.content_link()).fill(`https://www.instagram.com/p/Gift${language}1/`);
    await influencer.getByLabel(m.content_has_mention({ mention: 'Collaboration commerciale' })).check();
    await press(influencer, m.content_publish());
    await expectToast(influencer, m.content_toast_publish());
    await press(brand, m.content_confirm());
    await expectToast(brand, m.content_toast_confirm());

    for (const page of [brand, influencer]) {
      await page.goto(deal);
      await expect(headline(page)).toHaveText(m.deal_over_done({ word: m.deal_over_done_word() }));
    }
    await axe(brand);
    await expectToFit(influencer);
  });
