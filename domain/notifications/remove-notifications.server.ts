import { notify } from '#db/notify.server.ts';
import type { Ctx } from '../ctx.ts';
import { NOTIFICATION_CHANNEL, type NotificationKind } from './notification.ts';

/**
 * Deletes the notifications of a kind about an influencer in a campaign, because the application is now hidden or the
 * invitation was withdrawn. This also cancels their emails that are not sent yet. Call this function inside a
 * transaction.
 */
export async function removeNotifications(
  ctx: Ctx,
  { kind, campaignId, influencerId }: { kind: NotificationKind; campaignId: string; influencerId: string },
): Promise<void> {
  const removed = await ctx.db
    .deleteFrom('notice')
    .where('kind', '=', kind)
    .where('campaign_id', '=', campaignId)
    .where('influencer_id', '=', influencerId)
    .returning('user_id as userId')
    .execute();
  for (const { userId } of removed) await notify(ctx.db, NOTIFICATION_CHANNEL, userId);
}
