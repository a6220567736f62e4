import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aDeal, aSignedDeal } from '#tests/deals.ts';
import { aBrand, anApplicant, at, later } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { someTerms } from '#tests/some-terms.ts';
import { decideApplication } from '../applications/decide-application.server.ts';
import { findAddressViews } from './find-address-views.server.ts';
import { findShippingAddress } from './find-shipping-address.server.ts';
import { isAddressNeeded } from './is-address-needed.server.ts';
import { openShippingAddress } from './open-shipping-address.server.ts';
import { noPreferences } from './preferences.ts';
import { savePreferences } from './save-preferences.server.ts';

const db = await testDatabase();

const withAddress = { ...noPreferences, acceptGifts: true, street: '4 montée des Lilas' };

async function addressOf({
  brand,
  influencer,
  campaignId,
  influencerId,
  dealId,
}: Awaited<ReturnType<typeof aDeal>>) {
  await savePreferences(influencer, withAddress);
  return {
    isShown: async (moment = brand.now.toISOString()) =>
      (await findShippingAddress(at(brand, moment), campaignId, influencerId)) !== null,
    change: (changes: object) =>
      db.kysely.updateTable('deal').set(changes).where('id', '=', dealId).execute(),
  };
}

it('hides the address of a deal until the agreement', async () => {
  const { isShown, change } = await addressOf(await aDeal(db));
  expect(await isShown()).toBe(false);
  await change({ status: 'signing' });
  expect(await isShown()).toBe(false);
});

it('shows the address of a deal with a gift although the campaign offers none', async () => {
  const deal = await aSignedDeal(db);
  await db.kysely
    .updateTable('campaign')
    .set({ compensation_type: 'paid' })
    .where('id', '=', deal.campaignId)
    .execute();
  expect(await (await addressOf(deal)).isShown()).toBe(true);
});

it('shows the address of a deal from the agreement until 30 days after its end', async () => {
  const deal = await aSignedDeal(db);
  const { isShown, change } = await addressOf(deal);
  expect(await isShown()).toBe(true);
  await change({ status: 'closed', close_reason: 'done', closed_at: deal.brand.now, due_at: null });
  const shown = [29, 30].map((days) => isShown(later(deal.brand, days).now.toISOString()));
  expect(await Promise.all(shown)).toEqual([true, false]);
});

it.each([
  ['received', '2026-07-19T10:00:00Z'],
  ['waived', '2026-07-19T10:00:00Z'],
  // The gift is presumed to have arrived at the end of 7 July in Paris.
  ['sent', '2026-08-06T22:00:00Z'],
  ['sent again', '2026-08-06T22:00:00Z'],
] as const)('hides the address 30 days after a gift that is %s', async (state, end) => {
  const deal = await aSignedDeal(db);
  const { isShown } = await addressOf(deal);
  await setShipment(db, deal.dealId, shipmentsBy[state]);
  const lastMoment = new Date(Date.parse(end) - 1).toISOString();
  expect([await isShown(lastMoment), await isShown(end)]).toEqual([true, false]);
});

it.each(['to send', 'problem'] as const)(
  'shows the address for a year while the gift is %s',
  async (state) => {
    const deal = await aSignedDeal(db);
    const { isShown, change } = await addressOf(deal);
    await setShipment(db, deal.dealId, shipmentsBy[state]);
    expect(await isShown('2027-06-15T10:00:00Z')).toBe(true);
    await change({ status: 'closed', close_reason: 'done', closed_at: deal.brand.now, due_at: null });
    expect(await isShown('2026-07-15T10:00:00Z')).toBe(false);
  },
);

it.each(['voucher', 'on_site'] as const)(
  'hides the address from a deal whose benefit is %s',
  async (channel) => {
    const { benefit } = someTerms;
    const deal = await aSignedDeal(db, { ...someTerms, benefit: benefit && { ...benefit, channel } });
    const { isShown } = await addressOf(deal);
    expect(await isShown()).toBe(false);
  },
);

it('shows the address of a deal to an influencer’s brand after gifts were switched off, if it was kept', async () => {
  const deal = await aSignedDeal(db);
  const { isShown } = await addressOf(deal);
  await savePreferences(deal.influencer, noPreferences, { keepsAddress: true });
  expect(await isShown()).toBe(true);
  await savePreferences(deal.influencer, noPreferences);
  expect(await isShown()).toBe(false);
});

it('needs the address while a brand sees it through a deal', async () => {
  const isNeeded = async ({ influencer }: Awaited<ReturnType<typeof aDeal>>, days = 0) =>
    isAddressNeeded(later(influencer, days));
  const signed = await aSignedDeal(db);
  const { change } = await addressOf(signed);
  expect([await isNeeded(await aDeal(db)), await isNeeded(signed)]).toEqual([false, true]);
  await change({ status: 'closed', close_reason: 'done', closed_at: signed.brand.now, due_at: null });
  expect([await isNeeded(signed, 29), await isNeeded(signed, 30)]).toEqual([true, false]);
});

it('lists each day on which the brand looked at the address through a deal to its owner alone', async () => {
  const { brand, influencer, campaignId, influencerId, dealId } = await aSignedDeal(db);
  const open = (moment: string, by = brand) => openShippingAddress(at(by, moment), campaignId, influencerId);
  await savePreferences(influencer, withAddress);
  // The second moment is on the same day in Paris, and the third on the next.
  for (const moment of ['2026-06-16T10:00:00Z', '2026-06-16T21:59:59Z', '2026-06-16T22:00:00Z'])
    expect(await open(moment)).toMatchObject({ dealId, street: '4 montée des Lilas' });
  expect(await open('2026-06-18T10:00:00Z', await aBrand(db))).toBeNull();
  await savePreferences(influencer, noPreferences);
  expect(await open('2026-06-19T10:00:00Z')).toBeNull();
  expect(await findAddressViews(influencer, dealId)).toEqual(['2026-06-17', '2026-06-16']);
  expect(await findAddressViews(brand, dealId)).toEqual([]);
});

it('records no look at an address without a deal', async () => {
  const { brand, influencer, campaignId, influencerId } = await anApplicant(db);
  await savePreferences(influencer, withAddress);
  await decideApplication(brand, { campaignId, influencerId, decision: 'accepted' });
  expect(await openShippingAddress(brand, campaignId, influencerId)).toMatchObject({ dealId: null });
  expect(await db.kysely.selectFrom('address_view').selectAll().execute()).toEqual([]);
});
