import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { erasureDueAt } from './erasure.ts';

/**
 * Requests the erasure of the actor's account in seven days, ends its sessions and emails the person. Callers must
 * have checked the actor's identity (`confirmPerson`). Refuses above the limit per day.
 */
export function requestErasure(ctx: Ctx): Promise<void> {
  const { id: userId } = requireActor(ctx);
  return act(ctx, async (ctx) => {
    await lockAccounts(ctx, [userId]);
    await record(ctx, 'erasure.requested', { userId });
    await scheduleErasure(ctx, userId);
  });
}

/** A repeated request does not postpone the erasure. */
async function scheduleErasure(ctx: Ctx, userId: string): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('app_user')
    .set({ erasure_due_at: erasureDueAt(ctx.now), updated_at: ctx.now })
    .where('id', '=', userId)
    .where('erasure_due_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await ctx.db.deleteFrom('user_session').where('user_id', '=', userId).execute();
  await enqueue(ctx, 'mail.erasure', { userId });
}
