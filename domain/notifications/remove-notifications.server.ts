import { notify } from '#db/notify.server.ts';
import type { Ctx } from '../ctx.ts';
import type { DomainEvents } from '../events.server.ts';
import { NOTIFICATION_CHANNEL } from './notification.ts';

/**
 * Deletes the notifications of these events about an influencer in a campaign, because the application is now hidden or
 * the invitation was withdrawn. This also cancels their emails that are not sent yet. Call this function inside a
 * transaction.
 */
export async function removeNotifications(
  ctx: Ctx,
  about: { events: readonly (keyof DomainEvents)[]; campaignId: string; influencerId: string },
): Promise<void> {
  const { events, campaignId, influencerId } = about;
  const removed = await ctx.db
    .deleteFrom('notice')
    .where('campaign_id', '=', campaignId)
    .where('influencer_id', '=', influencerId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('event')
          .select('event.id')
          .whereRef('event.id', '=', 'notice.event_id')
          .where('event.name', 'in', events),
      ),
    )
    .returning('user_id as userId')
    .execute();
  for (const { userId } of removed) await notify(ctx.db, NOTIFICATION_CHANNEL, userId);
}
