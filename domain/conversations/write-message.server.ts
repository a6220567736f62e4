import { sql } from 'kysely';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { DomainEvents } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { messageNotification } from '../notifications/message-notification.server.ts';
import { selectReachedLimits } from '../refuse-above-limit.server.ts';
import { CONVERSATION_CHANNEL } from './conversation.ts';
import type { Attachment, MessageView } from './conversation-view.ts';
import { isWritableAt } from './is-writable.server.ts';
import { selectOwnConversation } from './select-conversations.server.ts';
import { messageView } from './select-messages.server.ts';

/**
 * Larger messages are left out of the database signal. PostgreSQL limits a payload to 7,999 bytes, including the ids.
 */
const MAX_CARRIED_BYTES = 7_000;
const noAttachments = sql<Attachment[]>`'[]'::json`;

interface Message {
  id: string;
  content: string;
  /** Files are attached later, so the signal of a message with files never contains the message. */
  hasFiles: boolean;
}

/**
 * Writes a message into the actor's own conversation with its event, its notification and its database signal. If the
 * other side has blocked the actor, only the actor ever sees the message. If a concurrent statement writes the same id,
 * throws an error that `isDuplicateId` recognizes. Returns null and writes nothing if:
 * - the conversation belongs to other people, is closed, or already has a message with this id
 * - the actor has blocked the other side, or has reached a limit
 *
 * Uses a single statement, because each round trip delays the message. The part `next` of the statement locks the
 * conversation, so that messages become visible in the order of their seq. After waiting for the lock, `next` reads
 * `closed_at` again.
 */
export async function writeMessage(
  ctx: Ctx,
  conversationId: string,
  { id, content, hasFiles }: Message,
): Promise<MessageView | null> {
  const { now } = ctx;
  const actor = requireActor(ctx);
  const eventId = newId('event');
  const subject: DomainEvents['message.sent'] = { conversationId, messageId: id };
  const other = sql`case when campaign.client_id = ${actsFor(actor)} then influencer.user_id else campaign.client_id end`;
  const { due, notification } = messageNotification(ctx, eventId);
  const own = selectOwnConversation(ctx, conversationId)
    .where(isWritableAt(now))
    .where((eb) =>
      eb.and(selectReachedLimits(ctx, 'message.sent').map((reached) => eb.not(eb.exists(reached)))),
    )
    .select(['conversation.id', 'application.campaign_id', 'application.influencer_id'])
    .select(['campaign.client_id', 'influencer.user_id'])
    .select(hasBlocked(other, actor.id).as('hidden'))
    .where(({ eb }) => eb.not(hasBlocked(actor.id, other)));

  const { rows } = await sql<{ view: MessageView }>`
    with own as ${own},
    next as (
      update conversation set last_seq = conversation.last_seq + 1 from own
      where conversation.id = own.id and conversation.closed_at is null
        and not exists (select from message where message.conversation_id = own.id and message.id = ${id})
      returning own.*, conversation.last_seq as seq,
        case when client_id = ${actsFor(actor)} then user_id else client_id end as reader_id
    ),
    written as (
      insert into message (conversation_id, seq, id, sender_id, content, created_at, hidden)
      select id, seq, ${id}, ${actor.id}, ${content}, ${now}, hidden from next
      returning *
    ),
    recorded as (
      insert into event (id, name, actor_id, subject, created_at)
      select ${eventId}, 'message.sent', ${actor.id}, ${subject}, ${now} from next
    ),
    due as (${due}),
    notified as (${notification}),
    seen as (
      select next.id, case when not next.hidden then next.reader_id end as reader_id, ${messageView(noAttachments)} as view
      from next, written as message, lateral (select next.client_id) as campaign
    )
    select view, pg_notify(${CONVERSATION_CHANNEL}, concat(id, ' ', reader_id, ' ', ${actor.id}::text,
      case when octet_length(view::text) <= ${MAX_CARRIED_BYTES} and not ${hasFiles} then ' ' || view end))
    from seen`.execute(ctx.db);
  return rows[0]?.view ?? null;
}

export function isDuplicateId(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'message_conversation_id_id_key'
  );
}
