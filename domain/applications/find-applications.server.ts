import type { CampaignCardView } from '../campaigns/campaign-view.ts';
import { selectCards } from '../campaigns/select-campaigns.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { type ApplicationStatus, isUnanswered } from './application.ts';
import { applicationStatusAt, selectOwnApplications } from './select-applications.server.ts';

export interface OwnApplication {
  campaign: CampaignCardView;
  status: ApplicationStatus;
  isUnanswered: boolean;
  appliedAt: Date;
}

/** Returns the actor's applications, newest first, including those to cancelled campaigns. */
export async function findOwnApplications(ctx: Ctx): Promise<OwnApplication[]> {
  const rows = await selectCards(ctx)
    .innerJoin('application', 'application.campaign_id', 'campaign.id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .select(['application.created_at as appliedAt', 'application.decision'])
    .select([applicationStatusAt(ctx.now).as('applicationStatus')])
    .where('influencer.user_id', '=', requireActor(ctx).id)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  return rows.map(({ applicationStatus: status, decision, appliedAt, ...campaign }) => ({
    campaign,
    status,
    isUnanswered: isUnanswered({ status, decision }),
    appliedAt,
  }));
}

export function countOwnApplications(ctx: Ctx): Promise<{ all: number; accepted: number }> {
  return selectOwnApplications(ctx)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(applicationStatusAt(ctx.now), '=', 'accepted').as('accepted'),
    ])
    .executeTakeFirstOrThrow();
}
