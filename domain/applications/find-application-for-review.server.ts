import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { CollaborationType } from '../campaigns/collaboration.ts';
import type { StatedPreferences } from '../campaigns/conditions/condition.ts';
import { type Fit, fitOf } from '../campaigns/conditions/fit.ts';
import { type FollowerRange, minFollowers, type Thematic } from '../campaigns/reference.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { OpenProfile } from '../influencers/profile-view.ts';
import { noPreferences } from '../preferences/preferences.ts';
import { Refusal } from '../refusal.ts';
import { applicationTransitions, type Decision, isUnanswered } from './application.ts';
import { collaborationsIn } from './collaborations.server.ts';
import type { Applicant } from './find-applicants.server.ts';
import {
  applicationStatusAt,
  isLapsedAt,
  selectApplications,
  selectApplicationsTo,
} from './select-applications.server.ts';

/** Missing texts are empty. A `handle` has no @. `endDate` is the last day of the campaign. */
export interface ApplicationForReview {
  id: string;
  campaign: { id: string; title: string; endDate: string };
  influencer: Omit<Applicant, 'influencerId' | 'isUnanswered' | 'answerBy'> &
    Pick<
      OpenProfile,
      'id' | 'bio' | 'location' | 'previousCollaborations' | 'figuresReadAt' | 'figuresDeclaredAt'
    > & {
      /** Number of completed campaigns of the same brand in which the influencer was accepted. */
      collaborationsWithBrand: number;
    };
  fit: Fit;
  appliedAt: Date;
  message: string;
  decision: Decision | null;
  mayBeDecided: boolean;
  isUnanswered: boolean;
  /** Last day of the brand's answer. Null if the application got no deadline (`startAnswerBy`). */
  answerBy: string | null;
  /** The brand did not answer by `answerBy`. */
  isLapsed: boolean;
  decidedAt: Date | null;
  conversationId: string | null;
}

/**
 * Refuses with `application.not_found` if the campaign is not the actor's, or if the influencer has not applied to
 * it.
 */
export async function findApplicationForReview(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<ApplicationForReview> {
  const [application] = await findApplicationsForReview(ctx, campaignId, [influencerId]);
  if (!application) throw new Refusal('application.not_found');
  return application;
}

/**
 * Returns the applications of these influencers to the brand's own campaign, the oldest first. Ignores the ids of
 * influencers who did not apply.
 */
export async function findApplicationsForReview(
  ctx: Ctx,
  campaignId: string,
  influencerIds: readonly string[],
): Promise<ApplicationForReview[]> {
  if (influencerIds.length === 0) return [];
  const rows = await selectForReview(ctx, campaignId)
    .where('influencer.id', 'in', influencerIds)
    .orderBy('application.created_at')
    .orderBy('application.id')
    .execute();
  return rows.map((row) => {
    const {
      applicationId: id,
      status,
      message,
      decision,
      decidedAt,
      appliedAt,
      conversationId,
      answerBy,
      isLapsed,
      ...rest
    } = row;
    const { title, endDate, asked, stated, ...influencer } = rest;
    const campaign = { ...asked, minFollowers: minFollowers[asked.followerRange] };
    return {
      id,
      campaign: { id: campaignId, title, endDate },
      influencer,
      fit: fitOf(campaign, influencer, stated ?? noPreferences),
      appliedAt,
      message,
      decision,
      mayBeDecided: applicationTransitions.decide.includes(status),
      isUnanswered: isUnanswered({ status, decision }),
      answerBy,
      isLapsed,
      decidedAt,
      conversationId,
    };
  });
}

function selectForReview(ctx: Ctx, campaignId: string) {
  return selectApplicationsTo(ctx, campaignId)
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .leftJoin('preferences', 'preferences.user_id', 'influencer.user_id')
    .select('application.id as applicationId')
    .select(['influencer.id', 'influencer.full_name as fullName', 'influencer.handle', 'influencer.picture'])
    .select(['influencer.bio', 'influencer.location', 'influencer.thematics', 'influencer.followers'])
    .select(['influencer.engagement_rate as engagementRate', 'influencer.figures_source as figuresSource'])
    .select('influencer.figures_read_at as figuresReadAt')
    .select('influencer.figures_declared_at as figuresDeclaredAt')
    .select(collaborationsIn(ctx.db).as('previousCollaborations'))
    .select(collaborationsIn(ctx.db, actsFor(requireActor(ctx))).as('collaborationsWithBrand'))
    .select(['application.decision', 'application.decided_at as decidedAt', 'application.message'])
    .select(['application.created_at as appliedAt', 'conversation.id as conversationId'])
    .select(['campaign.title', 'campaign.end_date as endDate'])
    .select(['application.answer_by as answerBy', isLapsedAt(ctx.now).as('isLapsed')])
    .select(applicationStatusAt(ctx.now).as('status'))
    .select((eb) => [
      jsonBuildObject({
        thematics: eb.ref('campaign.thematics').$castTo<Thematic[]>(),
        followerRange: eb.ref('campaign.follower_range').$castTo<FollowerRange>(),
        compensationType: eb.ref('campaign.compensation_type'),
        collaborationType: eb.ref('campaign.collaboration_type').$castTo<CollaborationType>(),
        town: eb.ref('campaign.venue_town'),
        postPriceCents: eb.ref('campaign.post_price_cents'),
        storyPriceCents: eb.ref('campaign.story_price_cents'),
      }).as('asked'),
      sql<StatedPreferences | null>`case when preferences.user_id is not null then ${jsonBuildObject({
        acceptGifts: eb.ref('preferences.accept_gifts'),
        acceptPaidCollabs: eb.ref('preferences.accept_paid_collabs'),
        minPostPriceCents: eb.ref('preferences.min_post_price_cents'),
        minStoryPriceCents: eb.ref('preferences.min_story_price_cents'),
        collaborationTypes: eb.ref('preferences.collaboration_types'),
        preferredCities: eb.ref('preferences.preferred_cities'),
      })} end`.as('stated'),
    ])
    .$narrowType<{ thematics: Thematic[] }>();
}

/**
 * Returns the brand's campaign to which the influencer applied last. Ignores hidden applications. Refuses with
 * `influencer.not_found` if there is no application.
 */
export async function findNewestApplicationOf(
  ctx: Ctx,
  influencerId: string,
): Promise<{ campaignId: string }> {
  const row = await selectApplications(ctx)
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .where('application.hidden', '=', false)
    .where('application.influencer_id', '=', influencerId)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(1)
    .select('campaign.id as campaignId')
    .executeTakeFirst();
  if (!row) throw new Refusal('influencer.not_found');
  return row;
}
