import { lockAccountRows } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, type Role, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { enqueueRenewal } from '../subscriptions/settle-renewal.server.ts';

/**
 * Cancels the erasure of the actor's account. Returns the actor's restored role. Refuses with `session.required` if the
 * actor is not leaving, and with `erasure.not_due` if the account is already erased.
 */
export async function keepAccount(ctx: Ctx): Promise<Role> {
  if (ctx.actor?.role !== 'leaving') throw new Refusal('session.required');
  const { id: userId } = ctx.actor;
  return act(ctx, (ctx) => cancelErasure(ctx, userId));
}

/**
 * Cancels the erasure of a suspended account, whose owner acts by an emailed link (`actingByLink`). Refuses with
 * `erasure.not_due` if the account is already erased.
 */
export async function keepSuspendedAccount(ctx: Ctx): Promise<void> {
  const { id } = requireActor(ctx);
  await act(ctx, (ctx) => cancelErasure(ctx, id));
}

async function cancelErasure(ctx: Ctx, userId: string): Promise<Role> {
  await lockAccountRows(ctx, [userId]);
  const kept = await ctx.db
    .updateTable('app_user')
    .set({ erasure_due_at: null, updated_at: ctx.now })
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .returning('role')
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
  if (!kept) throw new Refusal('erasure.not_due');
  await enqueueRenewal(ctx, userId);
  await record(ctx, 'erasure.canceled', { userId });
  return kept.role;
}
