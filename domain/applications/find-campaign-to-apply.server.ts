import { notErased } from '../accounts/not-suspended.server.ts';
import { publishedStatuses } from '../campaigns/campaign.ts';
import type { PublicCampaign } from '../campaigns/campaign-view.ts';
import { publicCampaign, selectCampaigns } from '../campaigns/select-campaigns.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { type ApplicationStatus, type Decision, MAX_ATTEMPTS } from './application.ts';
import { applicationStatusAt, isLapsedAt, selectOwnApplications } from './select-applications.server.ts';

export interface CampaignToApply {
  campaign: PublicCampaign;
  application: {
    status: ApplicationStatus;
    decision: Decision | null;
    message: string;
    appliedAt: Date;
    /** Can be null for an ended application, because the schedule saves this moment some time after the end date. */
    endedAt: Date | null;
    conversationId: string | null;
    /** Last day of the brand's answer. Null if the application got no deadline (`startAnswerBy`). */
    answerBy: string | null;
    /** The brand did not answer by `answerBy`. */
    isLapsed: boolean;
    /** True if the application lapsed and the influencer has an attempt left, even if the campaign is closed. */
    mayApplyAgain: boolean;
  } | null;
}

/**
 * Brands and influencers may read a published campaign. Only applicants may read a cancelled campaign, or a campaign
 * that `isShownToOthers` excludes. Refuses with `campaign.not_found` in all other cases, and if the brand is erased.
 * Refuses visitors and staff with `session.required`.
 */
export async function findCampaignToApply(ctx: Ctx, campaignId: string): Promise<CampaignToApply> {
  const own = selectOwnApplications(ctx)
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .select(['application.campaign_id', 'application.decision', 'application.message'])
    .select(['application.created_at as appliedAt', 'application.ended_at as endedAt'])
    .select(['conversation.id as conversationId'])
    .select(['application.answer_by as answerBy', 'application.attempt'])
    .select([applicationStatusAt(ctx.now).as('status'), isLapsedAt(ctx.now).as('isLapsed')])
    .as('own');
  const row = await selectCampaigns(ctx)
    .leftJoin(own, 'own.campaign_id', 'campaign.id')
    .select(['own.status as applicationStatus', 'own.decision', 'own.message'])
    .select([
      'own.appliedAt',
      'own.endedAt',
      'own.conversationId',
      'own.answerBy',
      'own.isLapsed',
      'own.attempt',
    ])
    .where('campaign.id', '=', campaignId)
    .where('campaign.status', 'in', [...publishedStatuses, 'canceled'])
    .where(notErased('campaign.client_id'))
    .where((eb) =>
      eb.or([
        eb('own.status', 'is not', null),
        eb.and([eb('campaign.status', '<>', 'canceled'), isShownToOthers()]),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('campaign.not_found');
  const { applicationStatus: status, decision, message, ...rest } = row;
  const { appliedAt, endedAt, conversationId, answerBy, isLapsed, attempt, ...campaign } = rest;
  return {
    campaign: publicCampaign(campaign),
    application: status &&
      appliedAt && {
        status,
        decision,
        message: message ?? '',
        appliedAt,
        endedAt,
        conversationId,
        answerBy,
        isLapsed: Boolean(isLapsed),
        mayApplyAgain: Boolean(isLapsed) && (attempt ?? 1) < MAX_ATTEMPTS,
      },
  };
}
