import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { offerContracts } from '#domain/contracts/contracts-offered.ts';
import type { Ctx } from '#domain/ctx.ts';
import { startDeal } from '#domain/deals/start-deal.server.ts';
import { stopDeal } from '#domain/deals/stop-deal.server.ts';
import { eraseAccount } from '#domain/erasures/erase-account.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { declineOffer } from '#domain/offers/decline-offer.server.ts';
import { makeOffer } from '#domain/offers/make-offer.server.ts';
import { withdrawOffer } from '#domain/offers/withdraw-offer.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { hashOfTerms } from '#domain/terms/canonical.server.ts';
import { testDatabase } from '#tests/database.ts';
import { dealBetween, tinyTerms, withFee } from '#tests/deals.ts';
import { type Act, PAIRS, pairsOf, runPair, timeout } from '#tests/pairs.ts';
import { aBrand, anInfluencer } from '#tests/people.ts';

const db = await testDatabase();

it('runs every pair of acts on one deal', { timeout }, async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const { influencerId } = influencer;
  let deal = { dealId: '', campaignId: '' };
  const hash = hashOfTerms(tinyTerms);
  const stop = (side: Ctx): Act => ({ event: 'deal.stopped', run: () => stopDeal(side, deal.dealId) });
  const move = (transition: 'end' | 'cancel'): Act => ({
    event: 'campaign.moved',
    run: () => changeCampaignStatus(brand, deal.campaignId, transition),
  });
  const acts: Act[] = [
    {
      event: 'deal.agreed',
      run: () => acceptOffer(influencer, deal.dealId, { seq: 1, hash, signing: null }),
    },
    // The same offer again changes nothing.
    { run: () => makeOffer(influencer, deal.dealId, { answersSeq: 1, terms: withFee(1), note: '' }) },
    { run: () => makeOffer(brand, deal.dealId, { answersSeq: 1, terms: withFee(2), note: '' }) },
    { event: 'offer.declined', run: () => declineOffer(influencer, deal.dealId, { seq: 1 }) },
    { event: 'offer.withdrawn', run: () => withdrawOffer(brand, deal.dealId, { seq: 1 }) },
    stop(brand),
    stop(influencer),
    move('end'),
    move('cancel'),
    { event: 'deal.started', run: () => startDeal(brand, { campaignId: deal.campaignId, influencerId }) },
  ];
  offerContracts(false);
  for (const pair of pairsOf(acts)) {
    deal = await dealBetween(brand, influencer, tinyTerms);
    await runPair(db, pair);
    const { status, closed_at, due_at } = await db.kysely
      .selectFrom('deal')
      .selectAll()
      .where('id', '=', deal.dealId)
      .executeTakeFirstOrThrow();
    expect([status === 'closed', status === 'negotiating']).toEqual([closed_at !== null, due_at !== null]);
  }
  offerContracts(true);
});

it('runs an erasure beside acts on a deal', { timeout }, async () => {
  const influencer = await anInfluencer(db);
  const acts: ((deal: Awaited<ReturnType<typeof dealBetween>>) => Promise<unknown>)[] = [
    ({ dealId }) => makeOffer(influencer, dealId, { answersSeq: 1, terms: withFee(1), note: '' }),
    ({ dealId }) => declineOffer(influencer, dealId, { seq: 1 }),
    ({ dealId }) => stopDeal(influencer, dealId),
  ];
  for (let count = 0; count < Math.min(PAIRS, 30); count++) {
    await sql`delete from rate_limit`.execute(db.kysely);
    const brand = await aBrand(db);
    const deal = await dealBetween(brand, influencer, tinyTerms);
    const erasing = eraseAccount(brand, brand.actor?.id ?? '', { evenIfNotDue: true });
    const [erased, acted] = await Promise.allSettled([erasing, acts[count % acts.length]?.(deal)]);
    expect(erased).toMatchObject({ value: true });
    if (acted?.status === 'rejected') expect(acted.reason).toBeInstanceOf(Refusal);
    const left = await db.kysely.selectFrom('deal').select('id').where('id', '=', deal.dealId).execute();
    expect(left).toEqual([]);
  }
});
