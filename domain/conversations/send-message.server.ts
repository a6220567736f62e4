import { sql } from 'kysely';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { Refusal } from '../refusal.ts';
import { CONVERSATION_CHANNEL, isWritable } from './conversation.ts';
import type { MessageView } from './conversation-view.ts';
import type { MessageInput } from './message-input.ts';
import { selectOwnConversation } from './select-conversations.server.ts';
import { messageView, selectMessages } from './select-messages.server.ts';

/**
 * Writes into one's own conversation, with one's own uploads, and tells whoever is watching. The same id sent again, also in
 * parallel, is stored once and answered with the message as it was stored. Refuses `conversation.not_found` to everyone but the
 * two people of the accepted application, `conversation.closed` 30 days after it ended, and `file.gone`.
 */
export function sendMessage(
  ctx: Ctx,
  conversationId: string,
  { id, content, files = [] }: MessageInput,
): Promise<MessageView> {
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    // The lock puts the writers of one conversation in a row, so that seqs become visible in their order.
    const conversation = await selectOwnConversation(ctx, conversationId)
      .select(['application.ended_at', 'campaign.client_id', 'influencer.user_id'])
      .forUpdate('conversation')
      .executeTakeFirst();
    if (!conversation) throw new Refusal('conversation.not_found');

    const stored = selectMessages(ctx.db, conversationId).where('message.id', '=', id);
    if (!isWritable(conversation.ended_at, ctx.now)) {
      const before = await answeredBefore(stored, actor.id);
      if (before) return before;
      throw new Refusal('conversation.closed');
    }
    const told = [conversationId, conversation.client_id, conversation.user_id].join(' ');
    // One statement, and nothing read back: all who wait for this message wait for each question asked of the database.
    // Whoever is watching is told once all of this is committed.
    const written = await ctx.db
      .with('next', (db) =>
        db
          .updateTable('conversation')
          .set((eb) => ({ last_seq: eb('last_seq', '+', 1) }))
          .where('id', '=', conversationId)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('message')
                  .select('message.seq')
                  .where('message.conversation_id', '=', conversationId)
                  .where('message.id', '=', id),
              ),
            ),
          )
          .returning('last_seq'),
      )
      .insertInto('message')
      .columns(['conversation_id', 'seq', 'id', 'sender_id', 'content', 'created_at'])
      .expression((eb) =>
        eb
          .selectFrom('next')
          .select([
            eb.val(conversationId).as('conversation_id'),
            'next.last_seq',
            eb.val(id).as('id'),
            eb.val(actor.id).as('sender_id'),
            eb.val(content).as('content'),
            eb.val(ctx.now).as('created_at'),
          ]),
      )
      .returning(['seq', sql`pg_notify(${CONVERSATION_CHANNEL}, ${told})`.as('told')])
      .executeTakeFirst();
    if (!written) {
      const before = await answeredBefore(stored, actor.id);
      if (before) return before;
      throw new Error('a message was neither written nor there');
    }
    const { seq } = written;
    await attachFiles(ctx, files, { profile: 'attachment', to: conversationId });
    if (files.length > 0) {
      await ctx.db
        .insertInto('message_file')
        .values(files.map((file_id, place) => ({ conversation_id: conversationId, seq, place, file_id })))
        .execute();
    }
    await record(ctx, 'message.sent', { conversationId, messageId: id });
    if (files.length > 0) return messageView(await stored.executeTakeFirstOrThrow());
    const sender = actor.id === conversation.client_id ? 'client' : 'influencer';
    return { seq, id, sender, content, attachments: [], createdAt: ctx.now.toISOString() };
  });
}

/** The message as it was stored when it was sent before. Somebody else's id is refused. */
async function answeredBefore(
  stored: ReturnType<typeof selectMessages>,
  actorId: string,
): Promise<MessageView | undefined> {
  const already = await stored.select('message.sender_id').executeTakeFirst();
  if (already && already.sender_id !== actorId) throw new Refusal('input.invalid', { id: 'field.invalid' });
  return already && messageView(already);
}
