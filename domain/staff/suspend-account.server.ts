import { notify } from '#db/notify.server.ts';
import { act, type Ctx } from '../ctx.ts';
import { SUSPENSION_CHANNEL } from '../files/hidden-files.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { enqueueRenewal } from '../subscriptions/settle-renewal.server.ts';
import { audit } from './audit.server.ts';
import { lockAccount } from './lock-account.server.ts';

/**
 * Ends the account's sessions, blocks login, hides its public content, stops the renewal of its plan, and emails the
 * user. The email and the pages do not show the reason to the user, but the user's export of personal data contains
 * it. Refuses with `staff.changed_meanwhile` if the account is already suspended.
 */
export function suspendAccount(ctx: Ctx, userId: string, reason: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { suspended_at } = await lockAccount(ctx, userId);
    if (suspended_at) throw new Refusal('staff.changed_meanwhile');
    await setSuspension(ctx, userId, { suspended_at: ctx.now, suspension: reason });
    await ctx.services.identity.endSessions(ctx.db, userId);
    await audit(ctx, 'account.suspended', userId);
    await enqueueRenewal(ctx, userId);
    await enqueue(ctx, 'mail.suspended', { userId });
  });
}

/**
 * Shows the account's public content again, lets its plan renew again, and emails the user. Refuses with
 * `staff.changed_meanwhile` if the account is not suspended.
 */
export function liftSuspension(ctx: Ctx, userId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { suspended_at } = await lockAccount(ctx, userId);
    if (!suspended_at) throw new Refusal('staff.changed_meanwhile');
    await setSuspension(ctx, userId, { suspended_at: null, suspension: null });
    await audit(ctx, 'account.lifted', userId);
    await enqueueRenewal(ctx, userId);
    await enqueue(ctx, 'mail.lifted', { userId });
  });
}

async function setSuspension(
  { db, now }: Ctx,
  userId: string,
  change: { suspended_at: Date | null; suspension: string | null },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ ...change, updated_at: now })
    .where('id', '=', userId)
    .execute();
  await notify(db, SUSPENSION_CHANNEL, '');
}
