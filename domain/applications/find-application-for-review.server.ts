import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { type Decision, mayBeDecided, statusOf } from './application.ts';
import { collaborationsIn } from './collaborations.server.ts';

/** An applicant on the brand's review page. Absent texts are empty strings. */
export interface ApplicationForReview {
  campaign: { id: string; title: string };
  influencer: {
    id: string;
    fullName: string;
    /** Without the @. */
    handle: string;
    picture: string | null;
    bio: string;
    location: string;
    thematics: Thematic[];
    followers: number;
    /** Percent. */
    engagementRate: number;
    /** Accepted applications of completed campaigns. */
    previousCollaborations: number;
  };
  message: string;
  decision: Decision | null;
  mayBeDecided: boolean;
  decidedAt: Date | null;
  /** Null until the applicant is accepted. */
  conversationId: string | null;
}

/** An application to one of the brand's own campaigns, with the influencer's profile. Refuses `application.not_found`. */
export async function findApplicationForReview(
  ctx: Ctx,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Promise<ApplicationForReview> {
  const row = await ctx.db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .where('campaign.id', '=', campaignId)
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .where('influencer.id', '=', influencerId)
    .select(['application.status', 'application.decision', 'application.decided_at', 'application.message'])
    .select(['campaign.title', 'conversation.id as conversation_id'])
    .select(campaignStatusAt(ctx.now).as('campaign_status'))
    .select(['influencer.full_name', 'influencer.handle', 'influencer.picture', 'influencer.bio'])
    .select(['influencer.location', 'influencer.thematics', 'influencer.followers'])
    .select('influencer.engagement_rate')
    .select(collaborationsIn(ctx.db).as('collaborations'))
    .executeTakeFirst();
  if (!row) throw new Refusal('application.not_found');
  return {
    campaign: { id: campaignId, title: row.title },
    influencer: {
      id: influencerId,
      fullName: row.full_name,
      handle: row.handle,
      picture: row.picture,
      bio: row.bio,
      location: row.location,
      thematics: row.thematics as Thematic[],
      followers: row.followers,
      engagementRate: row.engagement_rate,
      previousCollaborations: row.collaborations,
    },
    message: row.message,
    decision: row.decision,
    mayBeDecided: mayBeDecided({ status: statusOf(row, { status: row.campaign_status }) }),
    decidedAt: row.decided_at,
    conversationId: row.conversation_id,
  };
}

/** The brand's own campaign to which the influencer applied last. Refuses `influencer.not_found` if there is none. */
export async function findNewestApplicationOf(
  ctx: Ctx,
  influencerId: string,
): Promise<{ campaignId: string }> {
  const row = await ctx.db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
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
