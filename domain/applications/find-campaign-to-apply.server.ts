import { publishedStatuses } from '../campaigns/campaign.ts';
import type { CampaignView } from '../campaigns/campaign-view.ts';
import { campaignView, selectCampaigns } from '../campaigns/select-campaigns.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { type Answer, answerTo } from './application.ts';

/** A campaign as an influencer reads it, and the reader's own application to it. */
export interface CampaignToApply {
  campaign: CampaignView;
  application: {
    answer: Answer;
    message: string;
    appliedAt: Date;
    decidedAt: Date | null;
  } | null;
}

/**
 * A campaign that was published; a cancelled one only for whoever applied to it. To everyone else, and for a draft,
 * it is `campaign.not_found`.
 */
export async function findCampaignToApply(ctx: Ctx, campaignId: string): Promise<CampaignToApply> {
  const own = ctx.db
    .selectFrom('application')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .selectAll('application')
    .where('influencer.user_id', '=', requireActor(ctx).id)
    .as('own');
  const row = await selectCampaigns(ctx)
    .leftJoin(own, 'own.campaign_id', 'campaign.id')
    .select([
      'own.status as application_status',
      'own.decision',
      'own.message',
      'own.created_at as applied_at',
      'own.decided_at',
    ])
    .where('campaign.id', '=', campaignId)
    .where((eb) =>
      eb.or([
        eb('campaign.status', 'in', publishedStatuses),
        eb.and([eb('campaign.status', '=', 'canceled'), eb('own.id', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('campaign.not_found');
  const { application_status: status, applied_at: appliedAt, decision, decided_at: decidedAt } = row;
  return {
    campaign: campaignView(row),
    // Of a left join all columns are there, or none is.
    application: status &&
      appliedAt && {
        answer: answerTo({ status, decision }, row),
        message: row.message ?? '',
        appliedAt,
        decidedAt,
      },
  };
}
