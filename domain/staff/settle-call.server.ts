import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.server.ts';
import { lockAccount } from './lock-account.server.ts';

/**
 * Saves a note on a user's call request. Marks the request as done, or puts it back in the queue. `askedAt` is the
 * moment of the request that staff saw. Refuses with `staff.changed_meanwhile` if the user has replaced this request,
 * and with `staff.not_found` if the account is unknown or the actor is not staff.
 */
export function settleCall(
  ctx: Ctx,
  userId: string,
  { askedAt, isDone, note }: { askedAt: Date; isDone: boolean; note: string },
): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockAccount(ctx, userId);
    const settled = await ctx.db
      .updateTable('call_request')
      .set({ done_at: isDone ? ctx.now : null, staff_note: note })
      .where('user_id', '=', userId)
      .where('created_at', '=', askedAt)
      .returning('id')
      .executeTakeFirst();
    if (!settled) throw new Refusal('staff.changed_meanwhile');
    await audit(ctx, isDone ? 'call.done' : 'call.reopened', userId);
  });
}
