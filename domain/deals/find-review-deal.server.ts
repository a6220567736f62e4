import { site } from '#site';
import type { ApplicationForReview } from '../applications/find-application-for-review.server.ts';
import { findCampaign } from '../campaigns/find-campaign.server.ts';
import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { findAskedTerms } from '../terms/find-terms.server.ts';
import type { DealLine } from './deal-view.ts';
import { findDealOf } from './find-deals.server.ts';

export interface ReviewDeal {
  deal: DealLine | null;
  /** True if the brand may start a deal with an influencer whom it validated earlier. */
  mayStartDeal: boolean;
  /** True if validating starts a deal. */
  sendsTerms: boolean;
}

/**
 * Returns what the review page shows about the deal with an applicant. The brand cannot start a deal if there is
 * already one, after the end of the campaign, or without terms that can still be met.
 */
export async function findReviewDeal(
  ctx: Ctx,
  { campaign, influencer, decision, mayBeDecided }: ApplicationForReview,
): Promise<ReviewDeal> {
  const deal = await findDealOf(ctx, { campaignId: campaign.id, influencerId: influencer.id });
  const none = { deal, mayStartDeal: false, sendsTerms: false };
  const isOver = campaign.endDate < dayOf(ctx.now);
  if (deal || isOver || !site.deals.enabled || (decision !== 'accepted' && !mayBeDecided)) return none;
  const { status, compensationType } = await findCampaign(ctx, campaign.id);
  const terms = await findAskedTerms(ctx, { id: campaign.id, compensationType });
  if (status !== 'active' || !terms || terms.publishBy < dayOf(ctx.now)) return none;
  return { deal, mayStartDeal: decision === 'accepted', sendsTerms: mayBeDecided };
}
