import { sql } from 'kysely';
import { type Ctx, requireActor } from '../ctx.ts';
import type { Happenings } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { noticeKinds, UNREAD_MINUTES } from '../notifications/notice.ts';
import { CONVERSATION_CHANNEL, lastWritableEnd } from './conversation.ts';
import type { MessageView } from './conversation-view.ts';
import { selectOwnConversation } from './select-conversations.server.ts';

const MINUTE_MS = 60_000;
/** A notification holds 7,999 bytes, ids included. */
const MOST_CARRIED_BYTES = 7_000;

interface Message {
  id: string;
  content: string;
  /** They are tied to it after this, so whoever is watching has to look for it. */
  hasFiles: boolean;
}

/**
 * Writes a message into one's own conversation with its event and its notice, and tells whoever is watching. Null, and nothing is
 * written, when the conversation is not one's own or is closed, and when the id is there. Throws what `isThereMeanwhile` knows when
 * the same id is written at the same time.
 *
 * All of it is one statement, thus a transaction: everybody who waits for this message waits for each question asked of the
 * database. `next` locks the conversation, so that seqs become visible in their order; `told` comes after `due`, in the order in
 * which `markRead` locks the two, or they might wait for one another.
 */
export async function writeMessage(
  ctx: Ctx,
  conversationId: string,
  { id, content, hasFiles }: Message,
): Promise<MessageView | null> {
  const { now } = ctx;
  const me = requireActor(ctx).id;
  const eventId = newId('event');
  const subject: Happenings['message.sent'] = { conversationId, messageId: id };
  // A message is mailed only if it stays unread: `claimUnread` looks then. The first that waits says when.
  const lookAt = new Date(now.getTime() + UNREAD_MINUTES * MINUTE_MS);
  const own = selectOwnConversation(ctx, conversationId)
    .where(({ eb }) =>
      eb.or([eb('application.ended_at', 'is', null), eb('application.ended_at', '>', lastWritableEnd(now))]),
    )
    .select(['conversation.id', 'application.campaign_id', 'application.influencer_id'])
    .select(['campaign.client_id', 'influencer.user_id']);

  const { rows } = await sql<{ view: MessageView }>`
    with own as ${own},
    next as (
      update conversation set last_seq = conversation.last_seq + 1 from own
      where conversation.id = own.id
        and not exists (select from message where message.conversation_id = own.id and message.id = ${id})
      returning own.*, conversation.last_seq as seq,
        case when client_id = ${me} then 'client' else 'influencer' end as sender,
        case when client_id = ${me} then user_id else client_id end as reader_id
    ),
    written as (
      insert into message (conversation_id, seq, id, sender_id, content, created_at)
      select id, seq, ${id}, ${me}, ${content}, ${now} from next
    ),
    happened as (
      insert into event (id, name, actor_id, subject, created_at)
      select ${eventId}, 'message.sent', ${me}, ${subject}, ${now} from next
    ),
    due as (
      update conversation_reader as reader set mail_due_at = coalesce(reader.mail_due_at, ${lookAt}) from next
      where reader.conversation_id = next.id and reader.user_id = next.reader_id
      returning next.*
    ),
    told as (
      insert into notice (id, user_id, event_id, kind, campaign_id, influencer_id, conversation_id, listed, created_at)
      select ${newId('notice')}, reader_id, ${eventId}, 'message', campaign_id, influencer_id, due.id,
        coalesce(in_product, ${noticeKinds.message.byDefault.inProduct}), ${now}
      from due left join notice_setting on notice_setting.user_id = reader_id and notice_setting.kind = 'message'
      on conflict (user_id, conversation_id) where kind = 'message' and read_at is null
      do update set event_id = excluded.event_id, listed = excluded.listed, created_at = excluded.created_at
    ),
    seen as (
      select id, reader_id, json_build_object('seq', seq, 'id', ${id}::text, 'sender', sender, 'content', ${content}::text,
        'attachments', '[]'::json, 'createdAt', ${now.toISOString()}::text) as view
      from next
    )
    select view, pg_notify(${CONVERSATION_CHANNEL}, concat(id, ' ', reader_id, ' ', ${me}::text,
      case when octet_length(view::text) <= ${MOST_CARRIED_BYTES} and not ${hasFiles} then ' ' || view end))
    from seen`.execute(ctx.db);
  return rows[0]?.view ?? null;
}

/** Whether that id was written while this one waited for its turn. */
export function isThereMeanwhile(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'message_conversation_id_id_key'
  );
}
