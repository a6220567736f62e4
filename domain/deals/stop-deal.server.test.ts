import { afterEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal, completeIdentities, dealEvents, deals, offers, smallTerms } from '#tests/deals.ts';
import { at } from '#tests/people.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { endCampaigns } from '../campaigns/end-campaigns.server.ts';
import { offerContracts } from '../contracts/contracts-offered.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { stopDeal } from './stop-deal.server.ts';

const db = await testDatabase();
afterEach(() => offerContracts(true));

const contracts = () => db.kysely.selectFrom('contract').select('status').execute();

async function aSigningDeal(campaign = {}) {
  const deal = await aDeal(db, smallTerms, campaign);
  await completeIdentities(deal.brand, deal.influencer);
  await acceptOffer(
    deal.influencer,
    deal.dealId,
    await accepting(deal.influencer, deal.dealId, { signs: true }),
  );
  return deal;
}

describe('stopDeal', () => {
  it('closes a negotiating deal with its open offer, also for those who have blocked the other side', async () => {
    const { brand, ids, dealId } = await aDeal(db);
    await blockAccount(brand, 'influencer', ids.influencerId);
    await stopDeal(brand, dealId);
    expect(await deals(db)).toMatchObject([
      {
        status: 'closed',
        close_reason: 'stopped',
        closed_by: 'brand',
        closed_at: brand.now,
        due_at: null,
        version: 2,
      },
    ]);
    expect(await offers(db)).toMatchObject([{ status: 'void', answered_at: brand.now }]);
    expect(await dealEvents(db)).toEqual(['deal.started', 'deal.stopped']);
  });

  it('voids the contract that only one side has signed', async () => {
    const { influencer, dealId } = await aSigningDeal();
    await stopDeal(influencer, dealId);
    expect(await contracts()).toEqual([{ status: 'void' }]);
    expect(await deals(db)).toMatchObject([{ closed_by: 'influencer' }]);
    expect(await offers(db)).toMatchObject([{ status: 'accepted' }]);
  });
});

describe('the end of a campaign', () => {
  it.each(['end', 'cancel'] as const)('closes negotiating deals (%s)', async (transition) => {
    const { brand, campaignId } = await aDeal(db);
    await changeCampaignStatus(brand, campaignId, transition);
    expect(await deals(db)).toMatchObject([
      { status: 'closed', close_reason: 'campaign_closed', closed_by: null, due_at: null },
    ]);
    expect(await offers(db)).toMatchObject([{ status: 'void' }]);
    expect(await dealEvents(db)).toEqual(['deal.started', 'deal.closed']);
  });

  it('leaves deals that wait for a signature, which can still be stopped', async () => {
    const { brand, dealId } = await aSigningDeal({ endDate: '2026-06-17' });
    const over = at(brand, '2026-06-18T10:00:00Z');
    await endCampaigns(over);
    expect(await deals(db)).toMatchObject([{ status: 'signing' }]);
    expect(await contracts()).toEqual([{ status: 'open' }]);
    await stopDeal(over, dealId);
  });
});
