import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import {
  accepting,
  aDeal,
  aSignedDeal,
  completeIdentities,
  dealBetween,
  smallTerms,
  withFee,
} from '#tests/deals.ts';
import { aBrand, anInfluencer, at, later } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { offerContracts } from '../contracts/contracts-offered.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { makeOffer } from '../offers/make-offer.server.ts';
import { withdrawOffer } from '../offers/withdraw-offer.server.ts';
import { findDeal } from './find-deal.server.ts';
import {
  findDealOf,
  findDeals,
  findDealsOfCampaign,
  findOpenDealLines,
  findOpenDealsOf,
} from './find-deals.server.ts';
import { stopDeal } from './stop-deal.server.ts';

const db = await testDatabase();

afterEach(() => {
  site.deals.enabled = true;
  offerContracts(true);
});

const ids = (lines: { id: string }[]) => lines.map(({ id }) => id);

describe('findDeal', () => {
  it('shows both sides the offers, whose turn it is and until when', async () => {
    const { brand, influencer, dealId, ids } = await aDeal(db);
    const asked = { kind: 'offer_by', lastDay: '2026-06-20' };
    const seen = await findDeal(influencer, dealId);
    expect(seen).toMatchObject({
      ...ids,
      status: 'negotiating',
      side: 'influencer',
      turn: 'influencer',
      deadline: asked,
      brandName: 'Maison Aubrac',
      influencerName: 'Léa Dubois',
      campaignTitle: 'Autumn table',
      offer: { seq: 1, side: 'brand', status: 'open', feeCents: 20_000, publishBy: '2026-12-20' },
      legalSum: { cents: 44_000, year: 2026, isRequired: false },
      may: { offer: true, answer: true, withdraw: false, stop: true, sign: false },
      contract: null,
      version: 1,
    });
    expect(seen.conversationId).toMatch(/^conversation-/);
    await makeOffer(influencer, dealId, { answersSeq: 1, terms: withFee(12_000), note: 'More.' });
    const answered = await findDeal(influencer, dealId);
    expect(answered).toMatchObject({
      turn: 'brand',
      version: 2,
      may: { offer: false, withdraw: true, answer: false },
    });
    expect(answered.offers).toMatchObject([
      { seq: 1, side: 'brand', terms: smallTerms, status: 'countered', note: '' },
      { seq: 2, side: 'influencer', terms: withFee(12_000), status: 'open', note: 'More.' },
    ]);
    expect(await findDeal(brand, dealId)).toMatchObject({
      side: 'brand',
      turn: 'brand',
      may: { answer: true, offer: true },
    });
    await withdrawOffer(influencer, dealId, { seq: 2 });
    expect(await findDeal(brand, dealId)).toMatchObject({
      turn: null,
      mayOffer: true,
      deadline: { kind: 'quiet', lastDay: '2026-06-29' },
      may: { answer: false, withdraw: false },
    });
  });

  it('counts what is past before the schedule has stored it', async () => {
    const { brand, influencer, dealId } = await aDeal(db);
    const expired = at(influencer, '2026-06-20T22:00:00Z');
    expect(await findDeal(expired, dealId)).toMatchObject({
      status: 'negotiating',
      turn: null,
      deadline: { kind: 'quiet', lastDay: '2026-07-05' },
      offer: { status: 'expired' },
      offers: [{ status: 'expired' }],
      may: { answer: false, offer: true },
    });
    expect(await findDeal(at(brand, '2026-07-05T22:00:00Z'), dealId)).toMatchObject({
      status: 'closed',
      closeReason: 'silent',
      closedAt: null,
      may: { offer: false, stop: false },
    });
    await db.kysely.updateTable('campaign').set({ end_date: '2026-06-18' }).execute();
    const over = at(brand, '2026-06-18T22:00:00Z');
    expect(await findDeal(over, dealId)).toMatchObject({
      status: 'closed',
      closeReason: 'campaign_closed',
      offer: { status: 'void' },
    });
    expect(await findDeals(over, { isClosed: true })).toMatchObject({
      groups: { closed: [{ id: dealId, closedAt: null }] },
      counts: { mine: 0, theirs: 0, closed: 1 },
    });
  });

  it('does not exist for other people, nor while deals are disabled', async () => {
    const { brand, influencer, dealId, ids } = await aDeal(db);
    for (const stranger of [await aBrand(db), await anInfluencer(db)]) {
      await expect(findDeal(stranger, dealId)).rejects.toThrow('deal.not_found');
      expect(await findDealOf(stranger, ids)).toBeNull();
    }
    await expect(findDeal(await someStaff(db), dealId)).rejects.toThrow('session.required');
    site.deals.enabled = false;
    for (const person of [brand, influencer]) {
      await expect(findDeal(person, dealId)).rejects.toThrow('deal.not_found');
      expect(await findDealOf(person, ids)).toBeNull();
      expect(await findDeals(person)).toMatchObject({ groups: { mine: [], theirs: [] } });
      expect(await findOpenDealLines(person, 3)).toEqual({ lines: [], total: 0 });
    }
  });
});

it('keeps deals with a signed contract readable while deals are disabled', async () => {
  const { brand, dealId, ids: pair } = await aSignedDeal(db);
  const unsigned = await dealBetween(brand, await anInfluencer(db, 'Omar'));
  site.deals.enabled = false;
  expect(await findDeal(brand, dealId)).toMatchObject({ status: 'running', contract: { status: 'signed' } });
  const { groups } = await findDeals(brand);
  expect(ids(Object.values(groups).flat())).toEqual([dealId]);
  await expect(findDeal(brand, unsigned.dealId)).rejects.toThrow('deal.not_found');
  expect(await findDealOf(brand, pair)).toBeNull();
});

describe('findDeals', () => {
  it('groups by whose turn it is', async () => {
    const waiting = await aDeal(db);
    const { brand, influencer } = waiting;
    const [countered, running, stopped] = [
      await dealBetween(brand, influencer),
      await dealBetween(brand, influencer),
      await dealBetween(brand, influencer),
    ];
    await makeOffer(influencer, countered.dealId, { answersSeq: 1, terms: withFee(12_000), note: '' });
    offerContracts(false);
    await acceptOffer(influencer, running.dealId, await accepting(influencer, running.dealId));
    await stopDeal(influencer, stopped.dealId);
    const { groups, counts } = await findDeals(brand);
    expect([ids(groups.mine), ids(groups.theirs), groups.closed]).toEqual([
      [countered.dealId, running.dealId],
      [waiting.dealId],
      [],
    ]);
    expect(counts).toEqual({ mine: 2, theirs: 1, closed: 1 });
    expect(await findDeals(brand, { isClosed: true })).toMatchObject({
      groups: { closed: [{ id: stopped.dealId, closeReason: 'stopped', closedBy: 'influencer' }] },
      page: 1,
      pages: 1,
    });
    expect(ids((await findOpenDealLines(brand, 3)).lines)).toEqual([countered.dealId, running.dealId]);
    expect((await findDeals(influencer)).groups.theirs).toContainEqual(
      expect.objectContaining({ id: running.dealId, turn: 'brand', lastDay: '2026-06-22' }),
    );
  });

  it('has twenty open deals a page, earliest deadline first', async () => {
    const { brand, influencer } = await aDeal(db);
    for (let made = 1; made < 23; made += 1) await dealBetween(brand, influencer, smallTerms);
    const last = await dealBetween(brand, influencer, smallTerms, { endDate: '2026-06-18' });
    const [first, second] = [await findDeals(influencer), await findDeals(influencer, { page: 9 })];
    expect([first.groups.mine.length, second.groups.mine.length]).toEqual([20, 4]);
    expect(first.groups.mine[0]?.id).toBe(last.dealId);
    expect(new Set(ids([...first.groups.mine, ...second.groups.mine])).size).toBe(24);
    expect(second).toMatchObject({ counts: { mine: 24 }, page: 2, pages: 2 });
  });

  it('has the last day of the campaign for a deal without an open offer, if that is earlier', async () => {
    const long = await aDeal(db);
    const { brand, influencer } = long;
    const [short, shorter] = [
      await dealBetween(brand, influencer, smallTerms, { endDate: '2026-06-25' }),
      await dealBetween(brand, influencer, smallTerms, { endDate: '2026-06-24' }),
    ];
    const expiring = await dealBetween(brand, influencer, smallTerms, { endDate: '2026-06-23' });
    for (const { dealId } of [shorter, short, long]) await withdrawOffer(brand, dealId, { seq: 1 });
    const { groups } = await findDeals(at(influencer, '2026-06-20T22:00:00Z'));
    expect(groups.theirs.map(({ id, lastDay }) => [id, lastDay])).toEqual([
      [expiring.dealId, '2026-06-23'],
      [shorter.dealId, '2026-06-24'],
      [short.dealId, '2026-06-25'],
      [long.dealId, '2026-06-29'],
    ]);
  });

  it('groups deals at every moment as their own pages do, also before the schedule ran', async () => {
    const open = await aDeal(db);
    const { brand, influencer } = open;
    await completeIdentities(brand, influencer);
    const shortCampaign = await dealBetween(brand, influencer, smallTerms, { endDate: '2026-06-18' });
    const withdrawn = await dealBetween(brand, influencer, smallTerms);
    await withdrawOffer(brand, withdrawn.dealId, { seq: 1 });
    const signing = await dealBetween(brand, influencer, smallTerms);
    const accepted = await accepting(influencer, signing.dealId, { signs: true });
    await acceptOffer(influencer, signing.dealId, accepted);
    const seen = new Set<string>();
    for (const day of ['15', '18', '19', '20', '21', '29', '30'])
      await expectGroups(`2026-06-${day}T21:59:00Z`);
    for (const day of ['04', '05', '06']) await expectGroups(`2026-07-${day}T22:00:00Z`);
    expect([...seen].sort()).toEqual(['closed', 'mine', 'theirs']);

    async function expectGroups(moment: string) {
      for (const person of [brand, influencer]) {
        const ctx = at(person, moment);
        const { groups } = await findDeals(ctx);
        groups.closed = (await findDeals(ctx, { isClosed: true })).groups.closed;
        for (const { dealId } of [open, shortCampaign, withdrawn, signing]) {
          const { status, turn, side } = await findDeal(ctx, dealId);
          const group = status === 'closed' ? 'closed' : turn === side ? 'mine' : 'theirs';
          expect(ids(groups[group]), `${side} at ${moment}`).toContain(dealId);
          seen.add(group);
        }
        expect(Object.values(groups).flat()).toHaveLength(4);
      }
    }
  });

  it('gives the newest deal of each applicant', async () => {
    const { brand, influencer, ids: pair, dealId } = await aDeal(db);
    expect(await findDealOf(brand, pair)).toMatchObject({ id: dealId });
    const found = await findDealsOfCampaign(brand, pair.campaignId, [pair.influencerId, 'influencer-none']);
    expect([...found.keys()]).toEqual([pair.influencerId]);
    const open = await findOpenDealsOf(influencer, [pair.campaignId, 'campaign-none']);
    expect([...open.values()]).toMatchObject([{ id: dealId, campaignId: pair.campaignId }]);
    await stopDeal(brand, dealId);
    expect(await findOpenDealsOf(influencer, [pair.campaignId])).toEqual(new Map());
  });
});

describe('findOpenDealLines', () => {
  it('has the deals that the actor must answer, earliest deadline first, and no expired offers', async () => {
    const first = await aDeal(db);
    const { influencer } = first;
    const second = await dealBetween(first.brand, influencer, smallTerms, { endDate: '2026-06-18' });
    const { lines, total } = await findOpenDealLines(influencer, 1);
    expect({ ids: ids(lines), total }).toEqual({ ids: [second.dealId], total: 2 });
    expect(await findOpenDealLines(later(influencer, 6), 3)).toEqual({ lines: [], total: 0 });
    expect(await findOpenDealLines(first.brand, 3)).toEqual({ lines: [], total: 0 });
  });
});
