import type { ApplicationForReview } from '../applications/find-application-for-review.server.ts';
import type { Ctx } from '../ctx.ts';
import type { RefusalCode } from '../refusal.ts';
import type { DealLine } from './deal-view.ts';
import { findDealOf } from './find-deals.server.ts';
import { findStart } from './find-start.server.ts';

/** Why the terms of a campaign start no deal. */
export type TermsObstacle = Extract<RefusalCode, 'terms.misfit' | 'terms.publication_is_past'>;

export interface ReviewDeal {
  deal: DealLine | null;
  /** True if the brand has already accepted the application and may start a deal. */
  mayStartDeal: boolean;
  /** True if accepting the pending application starts a deal. */
  sendsTerms: boolean;
  /**
   * Why the terms start no deal with a pending or accepted applicant. Null if the terms are no obstacle, and if the
   * campaign has no terms.
   */
  obstacle: TermsObstacle | null;
}

/** Returns what the review page shows about the deal with an applicant. */
export async function findReviewDeal(
  ctx: Ctx,
  { campaign, influencer, mayBeDecided }: ApplicationForReview,
): Promise<ReviewDeal> {
  const applicant = { campaignId: campaign.id, influencerId: influencer.id };
  const deal = await findDealOf(ctx, applicant);
  if (deal) return { deal, mayStartDeal: false, sendsTerms: false, obstacle: null };
  const start = await findStart(ctx, applicant, { from: mayBeDecided ? 'pending' : 'accepted' });
  const starts = typeof start !== 'string';
  return {
    deal,
    mayStartDeal: starts && !mayBeDecided,
    sendsTerms: starts && mayBeDecided,
    obstacle: start === 'terms.misfit' || start === 'terms.publication_is_past' ? start : null,
  };
}
