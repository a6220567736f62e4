import type { CampaignCardView } from '../campaigns/campaign-view.ts';
import { campaignCard, selectCards } from '../campaigns/select-campaigns.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { type ApplicationStatus, statusOf } from './application.ts';

/** One of an influencer's own applications, as the dashboard lists it. */
export interface OwnApplication {
  campaign: CampaignCardView;
  status: ApplicationStatus;
  appliedAt: Date;
}

/** All applications of the actor, newest first, including those to cancelled campaigns. */
export async function findOwnApplications(ctx: Ctx): Promise<OwnApplication[]> {
  const rows = await selectCards(ctx)
    .innerJoin('application', 'application.campaign_id', 'campaign.id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .select(['application.status as application_status', 'application.created_at as applied_at'])
    .where('influencer.user_id', '=', requireActor(ctx).id)
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  return rows.map((row) => ({
    campaign: campaignCard(row),
    status: statusOf({ status: row.application_status }, row),
    appliedAt: row.applied_at,
  }));
}
