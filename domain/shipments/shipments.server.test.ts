import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aSignedDeal, smallTerms } from '#tests/deals.ts';
import { at } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { findDeal } from '../deals/find-deal.server.ts';
import { receiveGift } from './receive-gift.server.ts';
import { reportProblem } from './report-problem.server.ts';
import { sendGift } from './send-gift.server.ts';
import { waiveGift } from './waive-gift.server.ts';

const db = await testDatabase();
const parcel = { carrier: 'colissimo', trackingNumber: '6A 123' } as const;
const noon = (day: string) => `${day}T10:00:00Z`;

type Deal = Awaited<ReturnType<typeof aSignedDeal>>;

async function workOn({ brand, dealId }: Deal, day: string) {
  const { work } = await findDeal(at(brand, noon(day)), dealId);
  if (!work?.shipment) throw new Error('The deal has no gift.');
  const { shipment, deliverables } = work;
  return { shipment, days: deliverables.map(({ submitBy, publishBy }) => [submitBy, publishBy]) };
}

const agreed = ['2026-12-12', '2026-12-20'];

describe('sendGift', () => {
  it('keeps carrier and number, and expects the gift within 21 days', async () => {
    const deal = await aSignedDeal(db);
    await sendGift(deal.brand, deal.dealId, parcel);
    const { shipment, days } = await workOn(deal, '2026-06-15');
    expect(shipment).toMatchObject({ ...parcel, status: 'sent', arriveBy: '2026-07-06', sendings: 1 });
    expect(days).toEqual([agreed, agreed]);
  });

  it('moves content that needs the gift by the days by which it was sent too late', async () => {
    const deal = await aSignedDeal(db);
    await db.kysely.updateTable('deliverable').set({ needs_benefit: false }).where('seq', '=', 2).execute();
    await sendGift(at(deal.brand, noon('2026-06-25')), deal.dealId, parcel);
    const { days } = await workOn(deal, '2026-06-25');
    expect(days).toEqual([['2026-12-15', '2026-12-23'], agreed]);
  });

  it('requires a carrier for a parcel, and ignores it for a voucher', async () => {
    const deal = await aSignedDeal(db);
    const none = { carrier: null, trackingNumber: '' };
    await expect(sendGift(deal.brand, deal.dealId, none)).rejects.toMatchObject({
      fields: { carrier: 'shipment.carrier_required' },
    });
    const voucher = await aSignedDeal(db, {
      ...smallTerms,
      benefit: { what: 'A voucher', valueCents: 100, channel: 'voucher' },
    });
    await sendGift(voucher.brand, voucher.dealId, parcel);
    const { shipment } = await workOn(voucher, '2026-06-15');
    expect(shipment).toMatchObject({ status: 'sent', carrier: null, trackingNumber: '' });
  });
});

describe('a problem', () => {
  it('stops the deadlines from its first day until the gift arrives, also while it is sent again', async () => {
    const deal = await aSignedDeal(db);
    const { brand, influencer, dealId } = deal;
    await sendGift(brand, dealId, parcel);
    await reportProblem(at(influencer, noon('2026-06-20')), dealId, { text: 'The box was empty.' });
    await sendGift(at(brand, noon('2026-06-25')), dealId, { ...parcel, trackingNumber: '6A 124' });
    const again = await workOn(deal, '2026-06-25');
    expect(again.shipment).toMatchObject({ status: 'sent', sendings: 2, pausedOn: '2026-06-20' });
    expect(again.days).toEqual([agreed, agreed]);
    await reportProblem(at(influencer, noon('2026-06-26')), dealId, { text: 'A jar was broken.' });
    const twice = await workOn(deal, '2026-06-26');
    expect(twice.shipment).toMatchObject({ pausedOn: '2026-06-20', problem: 'A jar was broken.' });
    await receiveGift(at(influencer, noon('2026-07-01')), dealId);
    const { shipment, days } = await workOn(deal, '2026-07-01');
    expect(shipment).toMatchObject({ status: 'received', receivedBy: 'influencer', pausedOn: null });
    expect(days).toEqual(Array(2).fill(['2026-12-23', '2026-12-31']));
  });

  it('ends with the presumed arrival', async () => {
    const deal = await aSignedDeal(db);
    await setShipment(db, deal.dealId, shipmentsBy['sent again']);
    const { shipment, days } = await workOn(deal, '2026-07-08');
    expect(shipment).toMatchObject({ status: 'received', receivedBy: 'presumption' });
    expect(days).toEqual(Array(2).fill(['2027-01-01', '2027-01-09']));
  });
});

describe('waiveGift', () => {
  it('ends the pause', async () => {
    const deal = await aSignedDeal(db);
    await setShipment(db, deal.dealId, shipmentsBy.problem);
    await waiveGift(at(deal.influencer, noon('2026-06-20')), deal.dealId);
    const { shipment, days } = await workOn(deal, '2026-06-20');
    expect(shipment).toMatchObject({ status: 'waived', pausedOn: null });
    expect(days).toEqual(Array(2).fill(['2026-12-14', '2026-12-22']));
  });

  it('moves content by the days by which a gift was not sent', async () => {
    const deal = await aSignedDeal(db);
    await waiveGift(at(deal.influencer, noon('2026-06-24')), deal.dealId);
    expect((await workOn(deal, '2026-06-24')).days).toEqual(Array(2).fill(['2026-12-14', '2026-12-22']));
  });
});

it('refuses acts that address an account that the actor has blocked, but not arrival and waiver', async () => {
  const { brand, influencer, influencerId, dealId } = await aSignedDeal(db);
  const { id: companyId } = await db.kysely.selectFrom('company').select('id').executeTakeFirstOrThrow();
  await blockAccount(brand, 'influencer', influencerId);
  await expect(sendGift(brand, dealId, parcel)).rejects.toThrow('block.active');
  await setShipment(db, dealId, shipmentsBy.sent);
  await blockAccount(influencer, 'company', companyId);
  await expect(reportProblem(influencer, dealId, { text: 'Empty' })).rejects.toThrow('block.active');
  await receiveGift(influencer, dealId);
});
