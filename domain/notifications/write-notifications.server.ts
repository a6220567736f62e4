import { notify } from '#db/notify.server.ts';
import { findAddressee } from '../accounts/find-addressee.server.ts';
import { isBlockedBy } from '../blocks/blocks.server.ts';
import type { Ctx } from '../ctx.ts';
import type { DomainEvents } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { findChannels } from './find-settings.server.ts';
import { NOTIFICATION_CHANNEL } from './notification.ts';
import { type RecipientRule, recipientRules } from './recipients.server.ts';

/**
 * Notifies the recipients of an event through their channels. The event and its notifications share a transaction,
 * which prevents lost and duplicate notifications. Actors are not notified of their own actions. People are not
 * notified of the actions of an account that they have blocked. Erased accounts are not notified.
 */
export async function writeNotifications<Name extends keyof DomainEvents>(
  ctx: Ctx,
  name: Name,
  subject: DomainEvents[Name],
  eventId: string,
): Promise<void> {
  const rules = [recipientRules[name] ?? []].flat() as RecipientRule<Name>[];
  for (const rule of rules)
    for (const recipient of [await rule.find(ctx, subject)].flat())
      if (recipient?.userId) await writeNotification(ctx, recipient.userId, rule, { subject, eventId });
}

async function writeNotification(
  ctx: Ctx,
  userId: string,
  rule: Pick<RecipientRule<never>, 'kind' | 'channels'>,
  { subject, eventId }: { subject: Readonly<Record<string, string>>; eventId: string },
): Promise<void> {
  if (userId === ctx.actor?.id) return;
  if (ctx.actor && (await isBlockedBy(ctx, userId, ctx.actor.id))) return;
  if (!(await findAddressee(ctx, { userId }))) return;
  const { kind, channels = await findChannels(ctx, userId, kind) } = rule;
  // A notification can link to a campaign, an application or a deal. The address of an application contains the ids of
  // its campaign and its influencer.
  const { campaignId, influencerId, dealId } = subject;
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
      deal_id: dealId ?? null,
      listed: channels.inProduct,
      created_at: ctx.now,
    })
    .execute();
  if (channels.inProduct) await notify(ctx.db, NOTIFICATION_CHANNEL, userId);
  if (channels.byMail) await enqueue(ctx, 'mail.notice', { noticeId: id });
}
