import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { hasOpenDeals } from '../deals/has-open-deals.server.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { enqueueRenewal } from '../subscriptions/settle-renewal.server.ts';
import { erasureDueAt } from './erasure.ts';

/**
 * Requests the erasure of the actor's account in seven days, ends its sessions, stops the renewal of its plan and
 * emails the person. Callers must have checked the actor's identity (`confirmPerson`). Refuses above the limit per day,
 * and with `erasure.open_deals` while the other side of a deal waits for the actor. Suspended people are not refused
 * for open deals, because they cannot stop a deal.
 */
export function requestErasure(ctx: Ctx): Promise<void> {
  const { id: userId } = requireActor(ctx);
  return act(ctx, async (ctx) => {
    await lockAccounts(ctx, [userId]);
    if (await mustFinishDeals(ctx, userId)) throw new Refusal('erasure.open_deals');
    await record(ctx, 'erasure.requested', { userId });
    await scheduleErasure(ctx, userId);
  });
}

/** True if `requestErasure` would refuse because of open deals. */
export async function mustFinishDeals(ctx: Pick<Ctx, 'db' | 'now'>, userId: string): Promise<boolean> {
  if (!(await hasOpenDeals(ctx, userId))) return false;
  const person = await ctx.db
    .selectFrom('app_user')
    .select('suspended_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return person?.suspended_at === null;
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
  await ctx.services.identity.endSessions(ctx.db, userId);
  await enqueueRenewal(ctx, userId);
  await enqueue(ctx, 'mail.erasure', { userId });
}
