import { sql } from 'kysely';
import { site } from '#site';
import type { ApplicationForReview } from '../applications/find-application-for-review.server.ts';
import { applicationStatusAt, selectApplicationsTo } from '../applications/select-applications.server.ts';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { findCampaign } from '../campaigns/find-campaign.server.ts';
import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findAskedTerms } from '../terms/find-terms.server.ts';
import type { DealLine } from './deal-view.ts';
import { findDealOf } from './find-deals.server.ts';

export interface ReviewDeal {
  deal: DealLine | null;
  /** True if the brand may start a deal with an influencer whom it has already validated. */
  mayStartDeal: boolean;
  /** True if validating starts a deal. */
  sendsTerms: boolean;
}

/**
 * Returns what the review page shows about the deal with an applicant. The brand cannot start a deal if:
 * - a deal with the applicant exists already, or `site.deals` is disabled
 * - the campaign is not active
 * - the campaign has no terms, or their last day of publication is past
 * - the application is declined or has ended, for example because the influencer's account is erased
 * - the brand has blocked the influencer
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
  const mayStartDeal = decision === 'accepted' && (await isOpenToDeal(ctx, campaign.id, influencer.id));
  return { deal, mayStartDeal, sendsTerms: mayBeDecided };
}

/** Returns whether the application is still accepted, and the brand has not blocked the influencer. */
async function isOpenToDeal(ctx: Ctx, campaignId: string, influencerId: string): Promise<boolean> {
  const application = await selectApplicationsTo(ctx, campaignId)
    .select('application.id')
    .where('influencer.id', '=', influencerId)
    .where('influencer.user_id', 'is not', null)
    .where(applicationStatusAt(ctx.now), '=', 'accepted')
    .where((eb) => eb.not(hasBlocked(requireActor(ctx).id, sql.ref('influencer.user_id'))))
    .executeTakeFirst();
  return application !== undefined;
}
