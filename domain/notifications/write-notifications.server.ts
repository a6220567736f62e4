import { notify } from '#db/notify.server.ts';
import type { Ctx } from '../ctx.ts';
import type { DomainEvents } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { findChannels } from './find-settings.server.ts';
import { type Channels, NOTIFICATION_CHANNEL, type NotificationKind } from './notification.ts';
import { type Recipient, recipientRules } from './recipients.server.ts';

/**
 * Notifies the recipients of an event through their channels, in the event's own transaction, so that none is lost or
 * duplicated.
 */
export async function writeNotifications<Name extends keyof DomainEvents>(
  ctx: Ctx,
  name: Name,
  subject: DomainEvents[Name],
  eventId: string,
): Promise<void> {
  const rule = recipientRules[name];
  if (!rule) return;
  for (const { userId, ...links } of await rule.find(ctx, subject)) {
    if (userId && userId !== ctx.actor?.id) await notifyRecipient(ctx, eventId, rule, { userId, ...links });
  }
}

async function notifyRecipient(
  ctx: Ctx,
  eventId: string,
  rule: { kind: NotificationKind; channels?: Channels },
  { userId, campaignId, influencerId }: Recipient & { userId: string },
): Promise<void> {
  const { kind, channels = await findChannels(ctx, userId, kind) } = rule;
  const id = newId('notice');
  await ctx.db
    .insertInto('notice')
    .values({
      id,
      user_id: userId,
      event_id: eventId,
      kind,
      campaign_id: campaignId ?? null,
      influencer_id: influencerId ?? null,
      conversation_id: null,
      listed: channels.inProduct,
      created_at: ctx.now,
      read_at: null,
    })
    .execute();
  if (channels.inProduct) await notify(ctx.db, NOTIFICATION_CHANNEL, userId);
  if (channels.byMail) await enqueue(ctx, 'mail.notice', { noticeId: id });
}
