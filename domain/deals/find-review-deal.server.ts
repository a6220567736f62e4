import type { ApplicationForReview } from '../applications/find-application-for-review.server.ts';
import type { Ctx } from '../ctx.ts';
import type { DealLine } from './deal-view.ts';
import { findDealOf } from './find-deals.server.ts';
import { findStart } from './find-start.server.ts';

export interface ReviewDeal {
  deal: DealLine | null;
  /** True if the brand may start a deal with an influencer whom it has already validated. */
  mayStartDeal: boolean;
  /** True if validating starts a deal. */
  sendsTerms: boolean;
}

/** Returns what the review page shows about the deal with an applicant. */
export async function findReviewDeal(
  ctx: Ctx,
  { campaign, influencer, mayBeDecided }: ApplicationForReview,
): Promise<ReviewDeal> {
  const applicant = { campaignId: campaign.id, influencerId: influencer.id };
  const deal = await findDealOf(ctx, applicant);
  const from = mayBeDecided ? 'pending' : 'accepted';
  const starts = !deal && typeof (await findStart(ctx, applicant, { from })) !== 'string';
  return { deal, mayStartDeal: starts && !mayBeDecided, sendsTerms: starts && mayBeDecided };
}
