import { act, type Ctx, requireActor } from '../ctx.ts';
import { attachFiles } from '../files/attach-files.server.ts';
import { Refusal } from '../refusal.ts';
import { refuseAboveLimit } from '../refuse-above-limit.server.ts';
import { closedRefusal } from './conversation.ts';
import type { MessageView } from './conversation-view.ts';
import { findOtherName, isBlockedByReader, requireReader } from './find-conversation.server.ts';
import type { MessageInput } from './message-input.ts';
import { selectMessages } from './select-messages.server.ts';
import { isDuplicateId, writeMessage } from './write-message.server.ts';

/**
 * Sends a message with the actor's own uploads, and a database signal. Parallel or repeated requests with the same
 * message id store one message, and all return this message. Refuses above the limits of
 * `activity-limits.ts`. Also refuses with:
 * - `conversation.not_found` for other people's conversations, and if `side` is not the side of the actor: the other
 *   side may have logged in on the page where the message was written
 * - `conversation.closed` if the conversation is read-only (`isWritableAt`), or `conversation.account_gone` if it is
 *   read-only because the other account is erased
 * - `block.active` if the actor has blocked the other side
 * - `file.gone` unless every file is an unattached upload of the actor
 */
export async function sendMessage(
  ctx: Ctx,
  conversationId: string,
  message: MessageInput,
): Promise<MessageView> {
  if (message.side && message.side !== requireActor(ctx).role) throw new Refusal('conversation.not_found');
  const sent = await send(ctx, conversationId, message).catch((error: unknown) => {
    if (isDuplicateId(error)) return null;
    throw error;
  });
  return sent ?? findSentBefore(ctx, conversationId, message.id);
}

async function send(
  ctx: Ctx,
  conversationId: string,
  { id, content, files = [] }: MessageInput,
): Promise<MessageView | null> {
  if (files.length === 0) return writeMessage(ctx, conversationId, { id, content, hasFiles: false });
  return act(ctx, async (ctx) => {
    const written = await writeMessage(ctx, conversationId, { id, content, hasFiles: true });
    if (!written) return null;
    const { seq } = written;
    await attachFiles(ctx, files, { profile: 'attachment', to: conversationId });
    await ctx.db
      .insertInto('message_file')
      .values(files.map((file_id, place) => ({ conversation_id: conversationId, seq, place, file_id })))
      .execute();
    const { view } = await selectMessages(ctx.db, conversationId, requireActor(ctx).id)
      .where('message.seq', '=', seq)
      .executeTakeFirstOrThrow();
    return view;
  });
}

/**
 * Finds out why a message was not stored. Returns the stored message if the actor has already sent a message with
 * this id. Otherwise refuses with the reason. An id that the other side has used is invalid.
 */
async function findSentBefore(ctx: Ctx, conversationId: string, id: string): Promise<MessageView> {
  await requireReader(ctx, conversationId);
  const stored = await selectMessages(ctx.db, conversationId, requireActor(ctx).id)
    .where('message.id', '=', id)
    .select('message.sender_id')
    .executeTakeFirst();
  if (!stored) {
    await refuseAboveLimit(ctx, 'message.sent');
    if (await isBlockedByReader(ctx, conversationId)) throw new Refusal('block.active');
    throw new Refusal(closedRefusal(await findOtherName(ctx, conversationId)));
  }
  if (stored.sender_id !== requireActor(ctx).id) throw new Refusal('input.invalid', { id: 'field.invalid' });
  return stored.view;
}
