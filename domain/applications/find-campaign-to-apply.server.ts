import { notSuspended } from '../accounts/not-suspended.server.ts';
import { publishedStatuses } from '../campaigns/campaign.ts';
import type { PublicCampaign } from '../campaigns/campaign-view.ts';
import { publicCampaign, selectCampaigns } from '../campaigns/select-campaigns.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { type ApplicationStatus, type Decision, statusOf } from './application.ts';

/** A campaign with the reader's own application to it. */
export interface CampaignToApply {
  campaign: PublicCampaign;
  application: {
    status: ApplicationStatus;
    decision: Decision | null;
    message: string;
    appliedAt: Date;
    /** Set by acceptance, and still set after the end. */
    conversationId: string | null;
  } | null;
}

/**
 * A published campaign. A cancelled one, or one of a suspended brand, is returned only to its applicants. Otherwise, and for
 * a draft, refuses `campaign.not_found`.
 */
export async function findCampaignToApply(ctx: Ctx, campaignId: string): Promise<CampaignToApply> {
  const own = ctx.db
    .selectFrom('application')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .selectAll('application')
    .select('conversation.id as conversation_id')
    .where('influencer.user_id', '=', requireActor(ctx).id)
    .as('own');
  const row = await selectCampaigns(ctx)
    .leftJoin(own, 'own.campaign_id', 'campaign.id')
    .select([
      'own.status as application_status',
      'own.decision',
      'own.message',
      'own.created_at as applied_at',
      'own.conversation_id',
    ])
    .where('campaign.id', '=', campaignId)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('campaign.status', 'in', publishedStatuses),
          eb.or([eb('own.id', 'is not', null), notSuspended('campaign.client_id')]),
        ]),
        eb.and([eb('campaign.status', '=', 'canceled'), eb('own.id', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('campaign.not_found');
  const { application_status: status, applied_at: appliedAt, decision } = row;
  return {
    campaign: publicCampaign(row),
    // A left join sets all columns or none.
    application: status &&
      appliedAt && {
        status: statusOf({ status }, row),
        decision,
        message: row.message ?? '',
        appliedAt,
        conversationId: row.conversation_id,
      },
  };
}
