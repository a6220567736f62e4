import { notify } from '#db/notify.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { NOTIFICATION_CHANNEL, type NotificationKind, type NotificationView } from './notification.ts';
import { notificationView, selectNotifications } from './select-notifications.server.ts';

/** Marks one of the actor's notifications as read and returns it. Refuses `notice.not_found`. */
export function openNotification(ctx: Ctx, noticeId: string): Promise<NotificationView> {
  return act(ctx, async (ctx) => {
    const notification = await selectNotifications(ctx)
      .where('notice.id', '=', noticeId)
      .where('notice.user_id', '=', requireActor(ctx).id)
      .executeTakeFirst();
    if (!notification) throw new Refusal('notice.not_found');
    await markRead(ctx, { noticeId });
    return notificationView(notification);
  });
}

/** Marks all notifications of the actor as read. */
export function readAllNotifications(ctx: Ctx): Promise<void> {
  return act(ctx, (ctx) => markRead(ctx, {}));
}

/**
 * Marks a conversation's notification as read if no message of the other side is after `upTo`. For acts in which the actor
 * reads it.
 */
export function readNotificationOf(ctx: Ctx, conversationId: string, upTo: number): Promise<void> {
  return markRead(ctx, { conversationId, upTo });
}

/**
 * Marks the actor's notifications of these kinds about a campaign, or about one of its applicants, as read: the page just
 * showed their content.
 */
export function readNotificationsAbout(
  ctx: Ctx,
  about: { kinds: readonly NotificationKind[]; campaignId: string; influencerId?: string },
): Promise<void> {
  return act(ctx, (ctx) => markRead(ctx, about));
}

interface NotificationFilter {
  kinds?: readonly NotificationKind[];
  campaignId?: string;
  influencerId?: string;
  noticeId?: string;
  conversationId?: string;
  upTo?: number;
}

async function markRead(ctx: Ctx, filter: NotificationFilter): Promise<void> {
  const { kinds, campaignId, influencerId, noticeId, conversationId, upTo = 0 } = filter;
  const { id } = requireActor(ctx);
  const marked = await ctx.db
    .updateTable('notice')
    .set({ read_at: ctx.now })
    .where('user_id', '=', id)
    .where('read_at', 'is', null)
    .$if(noticeId !== undefined, (query) => query.where('id', '=', noticeId ?? ''))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .$if(campaignId !== undefined, (query) => query.where('campaign_id', '=', campaignId ?? ''))
    .$if(influencerId !== undefined, (query) => query.where('influencer_id', '=', influencerId ?? ''))
    .$if(conversationId !== undefined, (query) =>
      query.where('conversation_id', '=', conversationId ?? '').where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('message')
              .select('message.seq')
              .where('message.conversation_id', '=', conversationId ?? '')
              .where('message.seq', '>', upTo)
              .where('message.sender_id', '<>', id),
          ),
        ),
      ),
    )
    .returning('id')
    .execute();
  if (marked.length > 0) await notify(ctx.db, NOTIFICATION_CHANNEL, id);
}
