import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.server.ts';
import { lockAccount } from './lock-account.server.ts';

/**
 * Saves a note on a user's call request. Marks the request as done, or puts it back in the queue. Refuses with
 * `staff.not_found` if the user has no call request or the actor is not staff.
 */
export function settleCall(
  ctx: Ctx,
  userId: string,
  { isDone, note }: { isDone: boolean; note: string },
): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockAccount(ctx, userId);
    const settled = await ctx.db
      .updateTable('call_request')
      .set({ done_at: isDone ? ctx.now : null, staff_note: note })
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!settled) throw new Refusal('staff.not_found');
    await audit(ctx, isDone ? 'call.done' : 'call.reopened', userId);
  });
}
