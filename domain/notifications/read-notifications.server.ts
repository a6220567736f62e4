import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { notify } from '#db/notify.server.ts';
import type { Tables } from '#db/tables.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { NOTIFICATION_CHANNEL, type NotificationKind, type NotificationView } from './notification.ts';
import { notificationDay, notificationView, selectNotifications } from './select-notifications.server.ts';

const eb = expressionBuilder<Tables, 'notice'>();

/**
 * Marks one of the actor's notifications as read. If the notification is about a new application, `merged` also marks
 * the notifications of the same day about other new applications to the campaign. Refuses other users' notifications
 * with `notice.not_found`.
 */
export function openNotification(
  ctx: Ctx,
  noticeId: string,
  { merged = false } = {},
): Promise<NotificationView> {
  return act(ctx, async (ctx) => {
    const notification = await selectNotifications(ctx)
      .select(notificationDay.as('day'))
      .where('notice.id', '=', noticeId)
      .where('notice.user_id', '=', requireActor(ctx).id)
      .executeTakeFirst();
    if (!notification) throw new Refusal('notice.not_found');
    const { day, ...row } = notification;
    await markRead(
      ctx,
      merged && row.kind === 'application_received'
        ? eb.and([
            eb('kind', '=', row.kind),
            eb('campaign_id', '=', row.campaignId),
            eb(notificationDay, '=', day),
          ])
        : eb('id', '=', noticeId),
    );
    return notificationView(row);
  });
}

export function readAllNotifications(ctx: Ctx): Promise<void> {
  return act(ctx, (ctx) => markRead(ctx, sql.lit(true)));
}

/**
 * Marks a conversation's notification as read, unless the other side sent a message after the seq `upTo`. Call this
 * function inside a transaction.
 */
export function readNotificationOf(ctx: Ctx, conversationId: string, upTo: number): Promise<void> {
  const laterMessages = eb
    .selectFrom('message')
    .select('message.seq')
    .where('message.conversation_id', '=', conversationId)
    .where('message.seq', '>', upTo)
    .where('message.sender_id', '<>', requireActor(ctx).id)
    .where('message.hidden', '=', false);
  return markRead(
    ctx,
    eb.and([
      // Written out, because the index of unread messages contains only this kind.
      eb('kind', '=', sql.lit('message')),
      eb('conversation_id', '=', conversationId),
      eb.not(eb.exists(laterMessages)),
    ]),
  );
}

/**
 * Marks the actor's notifications of these kinds about a campaign as read. With `influencerId`, marks only the
 * notifications about this influencer. Called by pages that show what the notifications are about.
 */
export async function readNotificationsAbout(
  ctx: Ctx,
  about: { kinds: readonly NotificationKind[]; campaignId: string; influencerId?: string },
): Promise<void> {
  const { kinds, campaignId, influencerId } = about;
  const conditions = [eb('kind', 'in', kinds), eb('campaign_id', '=', campaignId)];
  if (influencerId !== undefined) conditions.push(eb('influencer_id', '=', influencerId));
  const condition = eb.and(conditions);
  // Most page views mark nothing and need no transaction.
  const unread = await selectUnread(ctx, condition).executeTakeFirst();
  if (unread) await act(ctx, (ctx) => markRead(ctx, condition));
}

/** Marks as read the actor's notifications about a deal, and the notification that the application was accepted. */
export async function readNotificationsOfDeal(ctx: Ctx, dealId: string): Promise<void> {
  // A union, because an `or` of the two conditions would read all the actor's unread notifications.
  const condition = eb(
    'id',
    'in',
    eb
      .selectFrom('notice as about')
      .select('about.id')
      .where('about.deal_id', '=', dealId)
      .unionAll(
        eb
          .selectFrom('deal')
          .innerJoin('notice as accepted', (join) =>
            join
              .onRef('accepted.campaign_id', '=', 'deal.campaign_id')
              .onRef('accepted.influencer_id', '=', 'deal.influencer_id'),
          )
          .select('accepted.id')
          .where('deal.id', '=', dealId)
          .where('accepted.kind', '=', 'application_accepted'),
      ),
  );
  const unread = await selectUnread(ctx, condition).executeTakeFirst();
  if (unread) await act(ctx, (ctx) => markRead(ctx, condition));
}

function selectUnread(ctx: Ctx, condition: Expression<SqlBool>) {
  return ctx.db
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', requireActor(ctx).id)
    .where('read_at', 'is', null)
    .where(condition)
    .limit(1);
}

async function markRead(ctx: Ctx, condition: Expression<SqlBool>): Promise<void> {
  const { id } = requireActor(ctx);
  const marked = await ctx.db
    .updateTable('notice')
    .set({ read_at: ctx.now })
    .where('user_id', '=', id)
    .where('read_at', 'is', null)
    .where(condition)
    .returning('id')
    .execute();
  if (marked.length > 0) await notify(ctx.db, NOTIFICATION_CHANNEL, id);
}
