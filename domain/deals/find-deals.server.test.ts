import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal, aSignedDeal, dealBetween, smallTerms, withFee } from '#tests/deals.ts';
import { aBrand, anInfluencer, at, later } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { offerContracts } from '../contracts/contracts-offered.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { makeOffer } from '../offers/make-offer.server.ts';
import { withdrawOffer } from '../offers/withdraw-offer.server.ts';
import { findDeal } from './find-deal.server.ts';
import { findDealOf, findDeals, findDealsOfCampaign, findOpenDealLines } from './find-deals.server.ts';
import { stopDeal } from './stop-deal.server.ts';

const db = await testDatabase();

afterEach(() => {
  site.deals.enabled = true;
  offerContracts(true);
});

const ids = (lines: { id: string }[]) => lines.map(({ id }) => id);

describe('findDeal', () => {
  it('shows both sides the offers, whose turn it is and until when', async () => {
    const { brand, influencer, dealId, applicationId, ids } = await aDeal(db);
    const asked = { kind: 'offer_by', lastDay: '2026-06-20' };
    const seen = await findDeal(influencer, dealId);
    expect(seen).toMatchObject({
      ...ids,
      applicationId,
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
    expect(await findDeals(over)).toMatchObject({
      mine: [],
      theirs: [],
      closed: { deals: [{ id: dealId }], total: 1 },
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
      expect(await findDeals(person)).toMatchObject({ mine: [], theirs: [] });
      expect(await findOpenDealLines(person, 3)).toEqual({ lines: [], total: 0 });
    }
  });
});

it('keeps deals with a signed contract readable while deals are disabled', async () => {
  const { brand, dealId, ids: pair } = await aSignedDeal(db);
  const unsigned = await dealBetween(brand, await anInfluencer(db, 'Omar'));
  site.deals.enabled = false;
  expect(await findDeal(brand, dealId)).toMatchObject({ status: 'running', contract: { status: 'signed' } });
  const { mine, theirs, running } = await findDeals(brand);
  expect(ids([...mine, ...theirs, ...running])).toEqual([dealId]);
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
    const groups = await findDeals(brand);
    expect({
      mine: ids(groups.mine),
      theirs: ids(groups.theirs),
      running: ids(groups.running),
      closed: ids(groups.closed.deals),
    }).toEqual({
      mine: [countered.dealId],
      theirs: [waiting.dealId],
      running: [running.dealId],
      closed: [stopped.dealId],
    });
    expect(groups.closed).toMatchObject({
      deals: [{ closeReason: 'stopped', closedBy: 'influencer' }],
      page: 1,
      pages: 1,
    });
    expect(ids((await findOpenDealLines(brand, 3)).lines)).toEqual([countered.dealId]);
  });

  it('gives the newest deal of each applicant', async () => {
    const { brand, ids: pair, dealId } = await aDeal(db);
    expect(await findDealOf(brand, pair)).toMatchObject({ id: dealId });
    const found = await findDealsOfCampaign(brand, pair.campaignId, [pair.influencerId, 'influencer-none']);
    expect([...found.keys()]).toEqual([pair.influencerId]);
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
