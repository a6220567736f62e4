import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import type { SavedReply } from './saved-reply.ts';

/** Refuses other people's replies with `reply.not_found`. */
export function removeSavedReply(ctx: Ctx, replyId: string): Promise<SavedReply> {
  return act(ctx, async (ctx) => {
    const removed = await ctx.db
      .deleteFrom('saved_reply')
      .where('id', '=', replyId)
      .where('user_id', '=', requireActor(ctx).id)
      .returning(['id', 'title', 'content'])
      .executeTakeFirst();
    if (!removed) throw new Refusal('reply.not_found');
    await record(ctx, 'reply.removed', { replyId });
    return removed;
  });
}
