import { notify } from '#db/notify.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { readNotificationOf } from '../notifications/read-notifications.server.ts';
import { READ_CHANNEL } from './conversation.ts';
import { requireReader } from './find-conversation.server.ts';

/**
 * Advances the actor's read mark, at most to the last message. The mark never moves back. A change sends a
 * database signal. Refuses other people's conversations with `conversation.not_found`.
 */
export function markRead(ctx: Ctx, conversationId: string, seq: number): Promise<void> {
  return act(ctx, async (ctx) => {
    const { lastSeq } = await requireReader(ctx, conversationId);
    const { id } = requireActor(ctx);
    const read = Math.min(seq, lastSeq);
    const advanced = await ctx.db
      .updateTable('conversation_reader')
      .set({ read_seq: read })
      .where('conversation_id', '=', conversationId)
      .where('user_id', '=', id)
      .where('read_seq', '<', read)
      .returning('read_seq')
      .executeTakeFirst();
    if (!advanced) return;
    await notify(ctx.db, READ_CHANNEL, `${conversationId} ${id}`);
    await readNotificationOf(ctx, conversationId, advanced.read_seq);
  });
}
