import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import type { SavedReplyInput } from './saved-reply-input.ts';

/** Refuses other people's replies with `reply.not_found`. */
export function changeSavedReply(
  ctx: Ctx,
  replyId: string,
  { title, content }: SavedReplyInput,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('saved_reply')
      .set({ title, content, updated_at: ctx.now })
      .where('id', '=', replyId)
      .where('user_id', '=', requireActor(ctx).id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new Refusal('reply.not_found');
    await record(ctx, 'reply.saved', { replyId });
  });
}
