import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { MAX_SAVED_REPLIES, type SavedReply } from './saved-reply.ts';
import type { SavedReplyInput } from './saved-reply-input.ts';

/** Refuses with `reply.too_many` above `MAX_SAVED_REPLIES`. */
export function addSavedReply(ctx: Ctx, { title, content }: SavedReplyInput): Promise<SavedReply> {
  return act(ctx, async (ctx) => {
    const { id: userId } = requireActor(ctx);
    // This lock makes parallel requests of one account wait, so that each request counts the replies that the other
    // requests saved.
    await lockAccounts(ctx, [userId]);
    const { count } = await ctx.db
      .selectFrom('saved_reply')
      .where('user_id', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MAX_SAVED_REPLIES) throw new Refusal('reply.too_many');
    const id = newId('reply');
    await ctx.db
      .insertInto('saved_reply')
      .values({ id, user_id: userId, title, content, created_at: ctx.now, updated_at: ctx.now })
      .execute();
    await record(ctx, 'reply.saved', { replyId: id });
    return { id, title, content };
  });
}
