import { sql } from 'kysely';
import { notify } from '#db/notify.server.ts';
import type { Ctx } from '../ctx.ts';
import type { Happenings } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { audiences, type Told } from './audience.server.ts';
import { findWays } from './find-settings.server.ts';
import { NOTICE_CHANNEL, type NoticeKind, UNREAD_MINUTES, type Ways } from './notice.ts';

const MINUTE_MS = 60_000;

/** Tells whom an event concerns, each in the ways they chose: in the event's own transaction, so that none is lost or doubled. */
export async function writeNotices<Name extends keyof Happenings>(
  ctx: Ctx,
  name: Name,
  subject: Happenings[Name],
  eventId: string,
): Promise<void> {
  const audience = audiences[name];
  if (!audience) return;
  for (const { userId, ...places } of await audience.who(ctx, subject)) {
    if (userId && userId !== ctx.actor?.id) await tell(ctx, eventId, audience, { userId, ...places });
  }
}

async function tell(
  ctx: Ctx,
  eventId: string,
  audience: { kind: NoticeKind; ways?: Ways },
  { userId, campaignId, influencerId, conversationId }: Told & { userId: string },
): Promise<void> {
  // Before the notice, in the order of who reads: otherwise the two may wait for one another.
  if (conversationId) await lookWhetherRead(ctx, conversationId, userId);
  const { kind, ways = await findWays(ctx, userId, kind) } = audience;
  const news = { event_id: eventId, listed: ways.inProduct, created_at: ctx.now };
  const { id } = await ctx.db
    .insertInto('notice')
    .values({
      id: newId('notice'),
      user_id: userId,
      kind,
      campaign_id: campaignId ?? null,
      influencer_id: influencerId ?? null,
      conversation_id: conversationId ?? null,
      read_at: null,
      ...news,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'conversation_id'])
        .where('kind', '=', sql.lit('message'))
        .where('read_at', 'is', null)
        .doUpdateSet(news),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  // A message wakes its people by itself.
  if (conversationId) return;
  if (ways.inProduct) await notify(ctx.db, NOTICE_CHANNEL, userId);
  if (ways.byMail) await enqueue(ctx, 'mail.notice', { noticeId: id });
}

/** A message is mailed only if it stays unread: `claimUnread` looks then. The first that waits says when. */
async function lookWhetherRead({ db, now }: Ctx, conversationId: string, userId: string): Promise<void> {
  const due = new Date(now.getTime() + UNREAD_MINUTES * MINUTE_MS);
  await db
    .updateTable('conversation_reader')
    .set((eb) => ({ mail_due_at: eb.fn.coalesce('mail_due_at', eb.val(due)) }))
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .execute();
}
