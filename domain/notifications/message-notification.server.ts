import { sql } from 'kysely';
import { MINUTE_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { notificationKinds, UNREAD_MINUTES } from './notification.ts';

/**
 * Returns two parts of the SQL statement that writes a message (`write-message.server.ts`). `due` sets the time at
 * which `claimUnread` emails an unread message, unless an earlier message has set the time. `notification` writes the
 * notification. A conversation has at most one unread notification, which a newer message updates. The reader's
 * settings decide whether lists show the notification. A hidden message sets no time, and its notification is in no
 * list. The statement still writes the same rows for a hidden message, so that the sender cannot learn of the hiding
 * from the response time.
 *
 * `due` selects from `next`, a part of the calling statement. `notification` selects from `due`, so the statement locks
 * `conversation_reader` before `notice`. `conversations/mark-read.server.ts` locks both tables in the same order to
 * prevent deadlocks.
 */
export function messageNotification({ now }: Pick<Ctx, 'now'>, eventId: string) {
  const dueAt = new Date(now.getTime() + UNREAD_MINUTES * MINUTE_MS);
  return {
    due: sql`
      update conversation_reader as reader
      set mail_due_at = case when next.hidden then reader.mail_due_at else coalesce(reader.mail_due_at, ${dueAt}) end from next
      where reader.conversation_id = next.id and reader.user_id = next.reader_id
      returning next.*`,
    notification: sql`
      insert into notice as earlier (id, user_id, event_id, kind, campaign_id, influencer_id, conversation_id, listed, created_at)
      select ${newId('notice')}, reader_id, ${eventId}, 'message', campaign_id, influencer_id, due.id,
        not hidden and coalesce(in_product, ${notificationKinds.message.byDefault.inProduct}), ${now}
      from due left join notice_setting on notice_setting.user_id = reader_id and notice_setting.kind = 'message'
      on conflict (user_id, conversation_id) where kind = 'message' and read_at is null
      do update set (event_id, listed, created_at) = (
        select case when hidden and earlier.listed then earlier.event_id else excluded.event_id end,
          case when hidden then earlier.listed else excluded.listed end,
          case when hidden and earlier.listed then earlier.created_at else excluded.created_at end
        from due
      )`,
  };
}
