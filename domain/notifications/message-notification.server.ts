import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { notificationKinds, UNREAD_MINUTES } from './notification.ts';

const MINUTE_MS = 60_000;

/**
 * The notice of a message, as two parts of the one statement that writes it (`write-message.server.ts`). `due` says when to look
 * whether the message is still unread and goes by mail (`claimUnread`): the first that waits says when. `told` writes the notice,
 * of which there is one unread in a conversation: a newer message takes it over. Whether it is listed, its reader chose.
 *
 * `due` reads `next`, the message as it is being written, and `told` reads `due`: in this order `markRead` locks the two tables,
 * or they might wait for one another.
 */
export function messageNotification(
  { now }: Pick<Ctx, 'now'>,
  eventId: string,
): { due: RawBuilder<unknown>; told: RawBuilder<unknown> } {
  const lookAt = new Date(now.getTime() + UNREAD_MINUTES * MINUTE_MS);
  return {
    due: sql`
      update conversation_reader as reader set mail_due_at = coalesce(reader.mail_due_at, ${lookAt}) from next
      where reader.conversation_id = next.id and reader.user_id = next.reader_id
      returning next.*`,
    told: sql`
      insert into notice (id, user_id, event_id, kind, campaign_id, influencer_id, conversation_id, listed, created_at)
      select ${newId('notice')}, reader_id, ${eventId}, 'message', campaign_id, influencer_id, due.id,
        coalesce(in_product, ${notificationKinds.message.byDefault.inProduct}), ${now}
      from due left join notice_setting on notice_setting.user_id = reader_id and notice_setting.kind = 'message'
      on conflict (user_id, conversation_id) where kind = 'message' and read_at is null
      do update set event_id = excluded.event_id, listed = excluded.listed, created_at = excluded.created_at`,
  };
}
