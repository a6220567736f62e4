import { sql } from 'kysely';
import { notify } from '#db/notify.server.ts';
import { hasBlocked } from '../blocks/blocks.server.ts';
import type { Ctx } from '../ctx.ts';
import type { DomainEvents } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueueAll } from '../jobs.server.ts';
import { channelsOf } from './find-settings.server.ts';
import { type Channels, NOTIFICATION_CHANNEL } from './notification.ts';
import { type RecipientRule, recipientRules } from './recipients.server.ts';

export interface StoredEvent<Subject = Readonly<Record<string, string>>> {
  id: string;
  subject: Subject;
}

interface Notified {
  userId: string;
  event: StoredEvent;
}

/**
 * Notifies the recipients of events with this name through their channels. Events and notifications share a
 * transaction, which prevents lost and duplicate notifications. Actors are not notified of their own actions. People are
 * not notified of the actions of an account that they have blocked. Erased accounts are not notified.
 */
export async function writeNotifications<Name extends keyof DomainEvents>(
  ctx: Ctx,
  name: Name,
  events: readonly StoredEvent<DomainEvents[Name]>[],
): Promise<void> {
  const rules = [recipientRules[name] ?? []].flat() as RecipientRule<Name>[];
  for (const rule of rules) {
    const notified: Notified[] = [];
    for (const event of events)
      for (const recipient of [await rule.find(ctx, event.subject)].flat())
        if (recipient?.userId) notified.push({ userId: recipient.userId, event });
    if (notified.length > 0) await writeByRule(ctx, rule, notified);
  }
}

type Rule = Pick<RecipientRule<never>, 'kind' | 'channels'>;

async function writeByRule(ctx: Ctx, rule: Rule, notified: readonly Notified[]): Promise<void> {
  const userIds = notified.map(({ userId }) => userId);
  const channelsByUser = await findChannelsByUser(ctx, rule, userIds);
  const written = notified.flatMap(({ userId, event }) => {
    const channels = channelsByUser.get(userId);
    return channels ? [{ id: newId('notice'), userId, event, ...channels }] : [];
  });
  if (written.length === 0) return;
  await ctx.db
    .insertInto('notice')
    .values(
      // A notification can link to a campaign, an application or a deal. The address of an application contains the ids
      // of its campaign and its influencer.
      written.map(({ id, userId, event, inProduct }) => ({
        id,
        user_id: userId,
        event_id: event.id,
        kind: rule.kind,
        campaign_id: event.subject.campaignId ?? null,
        influencer_id: event.subject.influencerId ?? null,
        deal_id: event.subject.dealId ?? null,
        listed: inProduct,
        created_at: ctx.now,
      })),
    )
    .execute();
  const listed = written.filter(({ inProduct }) => inProduct).map(({ userId }) => userId);
  if (listed.length > 0) await notify(ctx.db, NOTIFICATION_CHANNEL, ...listed);
  const emails = written.filter(({ byMail }) => byMail).map(({ id }) => ({ noticeId: id }));
  await enqueueAll(ctx, 'mail.notice', emails);
}

/** Leaves out the accounts that are not notified. */
async function findChannelsByUser(
  { db, actor }: Ctx,
  { kind, channels }: Rule,
  userIds: readonly string[],
): Promise<Map<string, Channels>> {
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('notice_setting', (join) =>
      join.onRef('notice_setting.user_id', '=', 'app_user.id').on('notice_setting.kind', '=', kind),
    )
    .select(['app_user.id', 'in_product as inProduct', 'by_mail as byMail'])
    .where('app_user.id', '=', sql<string>`any(${userIds})`)
    .where('erased_at', 'is', null)
    .$if(actor !== null, (query) =>
      query
        .where('app_user.id', '<>', actor?.id ?? '')
        .where((eb) => eb.not(hasBlocked(sql.ref('app_user.id'), actor?.id ?? null))),
    )
    .execute();
  return new Map(
    rows.map(({ id, inProduct, byMail }) => {
      const chosen = inProduct !== null && byMail !== null ? { inProduct, byMail } : undefined;
      return [id, channels ?? channelsOf(kind, chosen)];
    }),
  );
}
