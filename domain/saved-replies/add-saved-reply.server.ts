import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { MAX_SAVED_REPLIES, type SavedReply } from './saved-reply.ts';
import type { SavedReplyInput } from './saved-reply-input.ts';

/**
 * Returns the account's reply with the same title and text if there is one, because the request can repeat one whose
 * response was lost. Refuses with `reply.too_many` above `MAX_SAVED_REPLIES`.
 */
export function addSavedReply(ctx: Ctx, { title, content }: SavedReplyInput): Promise<SavedReply> {
  return act(ctx, async (ctx) => {
    const { id: userId } = requireActor(ctx);
    // This lock makes parallel requests of one account wait, so that each request finds the replies that the other
    // requests saved.
    await lockAccounts(ctx, [userId]);
    const saved = await ctx.db
      .selectFrom('saved_reply')
      .select(['id', 'title', 'content'])
      .where('user_id', '=', userId)
      .execute();
    const same = saved.find((it) => it.title === title && it.content === content);
    if (same) return same;
    if (saved.length >= MAX_SAVED_REPLIES) throw new Refusal('reply.too_many');
    const id = newId('reply');
    await ctx.db
      .insertInto('saved_reply')
      .values({ id, user_id: userId, title, content, created_at: ctx.now, updated_at: ctx.now })
      .execute();
    await record(ctx, 'reply.saved', { replyId: id });
    return { id, title, content };
  });
}
