import type { Thematic } from '../campaigns/reference.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { OpenProfile } from '../influencers/profile-view.ts';
import { Refusal } from '../refusal.ts';
import { applicationTransitions, type Decision, isUnanswered } from './application.ts';
import { collaborationsIn } from './collaborations.server.ts';
import type { Applicant } from './find-applicants.server.ts';
import {
  applicationStatusAt,
  selectApplications,
  selectApplicationsTo,
} from './select-applications.server.ts';

/** Missing texts are empty strings. A `handle` has no @. */
export interface ApplicationForReview {
  campaign: { id: string; title: string };
  influencer: Omit<Applicant, 'influencerId' | 'isUnanswered'> &
    Pick<OpenProfile, 'id' | 'bio' | 'location' | 'previousCollaborations'>;
  message: string;
  decision: Decision | null;
  mayBeDecided: boolean;
  isUnanswered: boolean;
  decidedAt: Date | null;
  conversationId: string | null;
}

/**
 * Refuses with `application.not_found` if the influencer has not applied to this campaign, or if the campaign is
 * another brand's.
 */
export async function findApplicationForReview(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<ApplicationForReview> {
  const row = await selectApplicationsTo(ctx, campaignId)
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .where('influencer.id', '=', influencerId)
    .select(['influencer.id', 'influencer.full_name as fullName', 'influencer.handle', 'influencer.picture'])
    .select(['influencer.bio', 'influencer.location', 'influencer.thematics', 'influencer.followers'])
    .select(['influencer.engagement_rate as engagementRate', 'influencer.figures_source as figuresSource'])
    .select(collaborationsIn(ctx.db).as('previousCollaborations'))
    .select(['application.decision', 'application.decided_at as decidedAt', 'application.message'])
    .select(['campaign.title', 'conversation.id as conversationId'])
    .select(applicationStatusAt(ctx.now).as('status'))
    .$narrowType<{ thematics: Thematic[] }>()
    .executeTakeFirst();
  if (!row) throw new Refusal('application.not_found');
  const { title, status, message, decision, decidedAt, conversationId, ...influencer } = row;
  return {
    campaign: { id: campaignId, title },
    influencer,
    message,
    decision,
    mayBeDecided: applicationTransitions.decide.includes(status),
    isUnanswered: isUnanswered({ status, decision }),
    decidedAt,
    conversationId,
  };
}

/**
 * Returns the brand's own campaign to which the influencer applied last. Refuses with `influencer.not_found` if the
 * influencer applied to none of the brand's campaigns.
 */
export async function findNewestApplicationOf(
  ctx: Ctx,
  influencerId: string,
): Promise<{ campaignId: string }> {
  const row = await selectApplications(ctx)
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .where('application.influencer_id', '=', influencerId)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(1)
    .select('campaign.id as campaignId')
    .executeTakeFirst();
  if (!row) throw new Refusal('influencer.not_found');
  return row;
}
