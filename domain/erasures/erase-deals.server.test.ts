import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal, aSignedDeal, deals, offers } from '#tests/deals.ts';
import { anUpload, at, later, type Person } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { offerContracts } from '../contracts/contracts-offered.ts';
import { requireActor } from '../ctx.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { findDeliverables } from '../deal-work/select-deliverables.server.ts';
import { findDeals } from '../deals/find-deals.server.ts';
import { stopDeal } from '../deals/stop-deal.server.ts';
import { findNotifications } from '../notifications/find-notifications.server.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { eraseAccount } from './erase-account.server.ts';
import { requestErasure } from './request-erasure.server.ts';

const db = await testDatabase();
beforeEach(() => offerContracts(false));
afterEach(() => offerContracts(true));

const sides = ['brand', 'influencer'] as const;

async function erase(person: Person): Promise<void> {
  await requestErasure(person);
  expect(await eraseAccount(later(person, 7), requireActor(person).id)).toBe(true);
}

const suspend = (person: Person) =>
  db.kysely
    .updateTable('app_user')
    .set({ suspended_at: person.now })
    .where('id', '=', requireActor(person).id)
    .execute();

it.each(['with', 'without'])(
  'the erasure of the brand detaches drafts of a deal %s a contract',
  async (kind) => {
    offerContracts(kind === 'with');
    const { brand, influencer, dealId } = await (kind === 'with' ? aSignedDeal(db) : aDeal(db));
    if (kind === 'without') await acceptOffer(influencer, dealId, await accepting(influencer, dealId));
    await setShipment(db, dealId, shipmentsBy.received);
    const [post] = await findDeliverables(influencer, dealId);
    const draft = await anUpload(influencer, 'image', 'content');
    await sendContent(influencer, dealId, post?.id ?? '', { ...someForms.submit(), files: [draft] });
    await suspend(brand);
    await erase(brand);
    const files = db.kysely.selectFrom('file').select(['id', 'attached_to', 'waiting_since']);
    const waiting_since = later(brand, 7).now;
    expect(await files.execute()).toEqual([{ id: draft, attached_to: null, waiting_since }]);
  },
);

describe.each(sides)('the erasure of the %s', (side) => {
  it('is refused while both negotiate, and deletes the deal with its offers once it is stopped', async () => {
    const deal = await aDeal(db);
    const other = deal[side === 'brand' ? 'influencer' : 'brand'];
    await expect(requestErasure(deal[side])).rejects.toThrow('erasure.open_deals');
    await stopDeal(other, deal.dealId);
    await erase(deal[side]);
    expect(await deals(db)).toEqual([]);
    expect(await offers(db)).toEqual([]);
  });

  it('is refused while a deal runs, until the content need not be online any more', async () => {
    const { dealId, ...people } = await aDeal(db);
    await acceptOffer(people.influencer, dealId, await accepting(people.influencer, dealId));
    // 30 days after December 20.
    const lastDay = at(people[side], '2027-01-19T22:59:00Z');
    await expect(requestErasure(lastDay)).rejects.toThrow('erasure.open_deals');
    await requestErasure(at(people[side], '2027-01-19T23:00:00Z'));
  });

  it('is refused until the content need not be online after a later day of publication', async () => {
    const { dealId, ...people } = await aDeal(db);
    await acceptOffer(people.influencer, dealId, await accepting(people.influencer, dealId));
    await db.kysely
      .updateTable('deliverable')
      .set({ publish_by: '2026-12-30' })
      .where('seq', '=', 1)
      .execute();
    // 30 days after December 30.
    const lastDay = at(people[side], '2027-01-29T22:59:00Z');
    await expect(requestErasure(lastDay)).rejects.toThrow('erasure.open_deals');
    await requestErasure(at(people[side], '2027-01-29T23:00:00Z'));
  });

  it('keeps a deal with a signed contract for the other side', async () => {
    offerContracts(true);
    const deal = await aSignedDeal(db);
    await expect(requestErasure(deal[side])).rejects.toThrow('erasure.open_deals');
    await erase(at(deal[side], '2027-02-01T10:00:00Z'));
    expect(await offers(db)).toMatchObject([{ status: 'accepted' }]);
    const { groups } = await findDeals(deal[side === 'brand' ? 'influencer' : 'brand']);
    expect([...groups.mine, ...groups.theirs]).toMatchObject([
      { brandName: 'Maison Aubrac', influencerName: 'Léa Dubois' },
    ]);
  });

  it('keeps the schedule of a running deal, and notifies only the other side, with all names', async () => {
    offerContracts(true);
    const { dealId, ...people } = await aSignedDeal(db);
    const [person, other] = [people[side], people[side === 'brand' ? 'influencer' : 'brand']];
    await setShipment(db, dealId, shipmentsBy.received);
    const live = { status: 'live', published_at: person.now, confirm_by: '2026-06-24' } as const;
    await db.kysely.updateTable('deliverable').set(live).execute();
    const now = new Date('2026-06-24T22:00:00Z');
    await db.kysely.updateTable('deal').set({ work_due_at: now }).execute();
    await suspend(person);
    await erase(person);
    await runDueDeadlines({ ...other, actor: null, now });
    expect(await deals(db)).toMatchObject([{ status: 'closed', close_reason: 'done' }]);
    const notified = await db.kysely.selectFrom('notice').select(['user_id', 'kind']).execute();
    const toOther = { user_id: requireActor(other).id, kind: 'deal_work' };
    expect(notified).toEqual([toOther, toOther, toOther]);
    const otherName = side === 'brand' ? 'Maison Aubrac' : 'Léa Dubois';
    const names = { otherName, campaignTitle: 'Autumn table' };
    expect((await findNotifications(other)).notifications).toMatchObject([names, names, names]);
  });

  it('is never refused to suspended people, who cannot stop a deal', async () => {
    const deal = await aDeal(db);
    const person = deal[side];
    await suspend(person);
    await erase(person);
    expect(await deals(db)).toEqual([]);
  });
});
