import { act, type Ctx } from '../ctx.ts';
import { audit } from './audit.server.ts';

/**
 * Suspends a staff account and ends all its sessions. Keeps the account, because the audit log shows the account's
 * name. Returns false if the account does not exist or is already suspended. Does not check the actor, because only the
 * command line calls it.
 */
export function removeStaff(ctx: Ctx, email: string): Promise<boolean> {
  return act(ctx, async (ctx) => {
    const removed = await ctx.db
      .updateTable('app_user')
      .set({ suspended_at: ctx.now, updated_at: ctx.now })
      .where('email', '=', email)
      .where('role', '=', 'staff')
      .where('suspended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!removed) return false;
    await ctx.services.identity.endSessions(ctx.db, removed.id);
    await audit(ctx, 'staff.removed', removed.id);
    return true;
  });
}
