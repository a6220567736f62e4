import type { Page } from '@playwright/test';
import { demoIdentities } from '#demo/identities.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { giveIdentities } from '#tests/running-deal.ts';
import type { RunningServer } from '#tests/server.ts';
import { axe, expect, test } from './fixtures.ts';
import { confirmAddress, expectToFit, join } from './sign-in.ts';

/** Below the sum from which the law requires a contract, so that signing needs no code by email. */
const aPost = (feeCents: number): Partial<Terms> => ({
  lines: [
    { kind: 'post', platform: 'instagram', count: 1, feeCents, note: '', needsBenefit: feeCents === 0 },
  ],
});

/** Only confirmed email addresses may sign. */
async function joinWithIdentities(server: RunningServer, brand: Page, influencer: Page): Promise<void> {
  const { email: ofBrand } = await join(brand, 'client');
  const { email: ofInfluencer } = await join(influencer, 'influencer');
  await confirmAddress(brand, server, ofBrand);
  await confirmAddress(influencer, server, ofInfluencer);
  await giveIdentities(brand, influencer);
}

/** Types the name on the page of the contract, and presses the button. */
async function sign(page: Page, name: string, button: string, toast: string): Promise<void> {
  await page.getByLabel(m.contract_type_name({ name })).fill(name);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(toast, { exact: true })).toBeVisible();
}

const headline = (page: Page) => page.getByRole('heading', { level: 2 }).first();

test('a gift: the influencer accepts the first offer, and both sign', async ({
  server,
  brand,
  influencer,
}) => {
  await joinWithIdentities(server, brand, influencer);
  const { deal, campaignId } = await startDealBetween(brand, influencer, {
    campaign: { compensationType: 'gifted', postPriceCents: 0, storyPriceCents: 0 },
    terms: termsFromToday(aPost(0)),
  });
  await influencer.goto(deal);
  await influencer.getByRole('link', { name: m.deal_accept() }).click();
  await sign(influencer, 'Léa Dubois', m.contract_accept_and_sign(), m.contract_accepted_toast());
  await influencer.goto(deal);
  await expect(headline(influencer)).toHaveText(
    m.deal_head_contract({ word: m.deal_head_with({ name: 'Maison Aubrac' }) }),
  );

  await brand.goto(deal);
  await expect(headline(brand)).toHaveText(m.deal_head_sign({ word: m.deal_head_sign_word() }));
  await axe(brand);
  await brand.getByRole('link', { name: m.deal_sign() }).click();
  await sign(brand, demoIdentities.client.signatory, m.contract_sign(), m.contract_signed_toast());
  // The influencer's page follows without a reload.
  await expect(headline(influencer)).toHaveText(
    m.task_send_other({ name: 'Maison Aubrac', word: m.task_send_word() }),
  );
  await expect(influencer.getByText(m.task_must_wait({ reason: m.task_wait_to_send() }))).toBeVisible();
  await axe(influencer);
  await expectToFit(influencer);

  // Ending the campaign names the deal that goes on.
  await brand.goto(`/client/campaign/${campaignId}`);
  await expect(brand.getByText(m.task_send())).toBeVisible();
  await brand.getByRole('button', { name: m.campaign_transition_end() }).click();
  await expect(brand.getByRole('dialog')).toContainText(
    m.deal_campaign_go_on({ count: 1, names: 'Léa Dubois' }),
  );
});

test('a fee: the brand accepts the counter-offer, and both sign', async ({ server, brand, influencer }) => {
  await joinWithIdentities(server, brand, influencer);
  const { deal } = await startDealBetween(brand, influencer, {
    campaign: { compensationType: 'paid', giftDescription: '' },
    terms: termsFromToday({ ...aPost(20_000), benefit: null }),
  });
  await influencer.goto(`${deal}/terms`);
  await influencer.getByLabel(m.terms_fee()).first().fill('250');
  await influencer.getByRole('button', { name: m.offer_send() }).click();
  await expect(influencer.getByText(m.deal_toast_offer(), { exact: true })).toBeVisible();

  await brand.goto(deal);
  await brand.getByRole('link', { name: m.deal_accept() }).click();
  await sign(
    brand,
    demoIdentities.client.signatory,
    m.contract_accept_and_sign(),
    m.contract_accepted_toast(),
  );
  await expect(headline(influencer)).toHaveText(m.deal_head_sign({ word: m.deal_head_sign_word() }));
  await influencer.getByRole('link', { name: m.deal_sign() }).click();
  await sign(influencer, 'Léa Dubois', m.contract_sign(), m.contract_signed_toast());
  await brand.goto('/deals');
  const hand = m.task_submit_other({ name: 'Léa', item: 'the post' }).replace(/\.$/, '');
  await expect(brand.getByRole('link', { name: hand })).toBeVisible();
});
