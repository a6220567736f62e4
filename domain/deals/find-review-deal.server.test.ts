import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { aDeal, anApplicantWithTerms, aSignedDeal, smallTerms, withFee } from '#tests/deals.ts';
import { aBrand, anApplicant, aVisitor, later } from '#tests/people.ts';
import { findApplicationForReview } from '../applications/find-application-for-review.server.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { eraseAccount } from '../erasures/erase-account.server.ts';
import { requestErasure } from '../erasures/request-erasure.server.ts';
import { saveCampaignTerms } from '../terms/save-campaign-terms.server.ts';
import { findGoingDeals } from './find-going-deals.server.ts';
import { findReviewDeal } from './find-review-deal.server.ts';
import { startDeal } from './start-deal.server.ts';

const db = await testDatabase();
afterEach(() => {
  site.deals.enabled = true;
});

interface Ids {
  campaignId: string;
  influencerId: string;
}
async function shown(brand: Ctx, ids: Ids) {
  const { deal, ...rest } = await findReviewDeal(brand, await findApplicationForReview(brand, ids));
  return { hasDeal: deal !== null, ...rest };
}
const nothing = { hasDeal: false, mayStartDeal: false, sendsTerms: false, obstacle: null };

describe('the review page', () => {
  it('says that validating sends the terms only if the campaign has terms that can be met', async () => {
    const { brand, ids } = await anApplicant(db, { endDate: '2027-03-31' });
    expect(await shown(brand, ids)).toEqual(nothing);
    await saveCampaignTerms(brand, ids.campaignId, { version: 0, terms: smallTerms });
    expect(await shown(brand, ids)).toEqual({ ...nothing, sendsTerms: true });
    expect(await shown(later(brand, 188), ids)).toEqual({ ...nothing, sendsTerms: true });
    expect(await shown(later(brand, 189), ids)).toEqual({
      ...nothing,
      obstacle: 'terms.publication_is_past',
    });
    site.deals.enabled = false;
    expect(await shown(brand, ids)).toEqual(nothing);
  });

  it('lets the brand start a deal with an influencer whom it validated before it wrote terms', async () => {
    const { brand, ids, decide } = await anApplicant(db);
    await decide('accepted');
    expect(await shown(brand, ids)).toEqual(nothing);
    await saveCampaignTerms(brand, ids.campaignId, { version: 0, terms: smallTerms });
    expect(await shown(brand, ids)).toEqual({ ...nothing, mayStartDeal: true });
    await startDeal(brand, ids);
    expect(await shown(brand, ids)).toEqual({ ...nothing, hasDeal: true });
  });

  it('says before and after the answer why the terms start no deal, until they are corrected', async () => {
    const { brand, campaignId, ids, decide } = await anApplicantWithTerms(db);
    const misfit = { ...nothing, obstacle: 'terms.misfit' };
    await db.kysely.updateTable('campaign').set({ compensation_type: 'gifted' }).execute();
    expect(await shown(brand, ids)).toEqual(misfit);
    await decide('accepted');
    expect(await shown(brand, ids)).toEqual(misfit);
    await saveCampaignTerms(brand, campaignId, { version: 1, terms: withFee(0) });
    expect(await shown(brand, ids)).toEqual({ ...nothing, mayStartDeal: true });
  });

  it('offers no deal with an influencer whom the brand blocked, or who erased the account', async () => {
    const blocked = await anApplicant(db);
    const gone = await anApplicant(db);
    for (const { brand, campaignId, ids, decide } of [blocked, gone]) {
      await decide('accepted');
      await saveCampaignTerms(brand, campaignId, { version: 0, terms: smallTerms });
      expect(await shown(brand, ids)).toEqual({ ...nothing, mayStartDeal: true });
    }
    await blockAccount(blocked.brand, 'influencer', blocked.influencerId);
    await expect(startDeal(blocked.brand, blocked.ids)).rejects.toThrow('block.active');
    expect(await shown(blocked.brand, blocked.ids)).toEqual(nothing);
    await requestErasure(gone.influencer);
    await eraseAccount(later(aVisitor(db), 7), requireActor(gone.influencer).id);
    await expect(startDeal(gone.brand, gone.ids)).rejects.toThrow('deal.campaign_is_over');
    expect(await shown(gone.brand, gone.ids)).toEqual(nothing);
  });

  it('offers no deal to a declined applicant and after the end of the campaign', async () => {
    const declined = await anApplicantWithTerms(db);
    await declined.decide('declined');
    expect(await shown(declined.brand, declined.ids)).toEqual(nothing);
    const ended = await anApplicant(db);
    await ended.decide('accepted');
    await saveCampaignTerms(ended.brand, ended.campaignId, { version: 0, terms: smallTerms });
    await changeCampaignStatus(ended.brand, ended.campaignId, 'end');
    expect(await shown(ended.brand, ended.ids)).toEqual(nothing);
  });
});

it('names the influencers whose agreed deals go on, to their brand only', async () => {
  const open = await aDeal(db);
  expect(await findGoingDeals(open.brand, open.campaignId)).toEqual([]);
  const { brand, campaignId } = await aSignedDeal(db);
  expect(await findGoingDeals(brand, campaignId)).toHaveLength(1);
  expect(await findGoingDeals(await aBrand(db), campaignId)).toEqual([]);
});
