import { notify } from '#db/notify.server.ts';
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
    const already = await stored.select('message.sender_id').executeTakeFirst();
    if (already && already.sender_id !== actor.id)
      throw new Refusal('input.invalid', { id: 'field.invalid' });
    if (already) return messageView(already);
    if (!isWritable(conversation.ended_at, ctx.now)) throw new Refusal('conversation.closed');

    const { seq } = await ctx.db
      .updateTable('conversation')
      .set((eb) => ({ last_seq: eb('last_seq', '+', 1) }))
      .where('id', '=', conversationId)
      .returning('last_seq as seq')
      .executeTakeFirstOrThrow();
    await ctx.db
      .insertInto('message')
      .values({
        conversation_id: conversationId,
        seq,
        id,
        sender_id: actor.id,
        content,
        created_at: ctx.now,
      })
      .execute();
    await attachFiles(ctx, files, { profile: 'attachment', to: conversationId });
    if (files.length > 0) {
      await ctx.db
        .insertInto('message_file')
        .values(files.map((file_id, place) => ({ conversation_id: conversationId, seq, place, file_id })))
        .execute();
    }
    await record(ctx, 'message.sent', { conversationId, messageId: id });
    const told = [conversationId, conversation.client_id, conversation.user_id];
    await notify(ctx.db, CONVERSATION_CHANNEL, told.join(' '));
    return messageView(await stored.executeTakeFirstOrThrow());
  });
}
