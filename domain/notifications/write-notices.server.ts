import { notify } from '#db/notify.server.ts';
import type { Ctx } from '../ctx.ts';
import type { Happenings } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { audiences, type Told } from './audience.server.ts';
import { findWays } from './find-settings.server.ts';
import { NOTICE_CHANNEL, type NoticeKind, type Ways } from './notice.ts';

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
  { userId, campaignId, influencerId }: Told & { userId: string },
): Promise<void> {
  const { kind, ways = await findWays(ctx, userId, kind) } = audience;
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
      listed: ways.inProduct,
      created_at: ctx.now,
      read_at: null,
    })
    .execute();
  if (ways.inProduct) await notify(ctx.db, NOTICE_CHANNEL, userId);
  if (ways.byMail) await enqueue(ctx, 'mail.notice', { noticeId: id });
}
