import { act, type Ctx } from '../ctx.ts';
import { audit } from './audit.server.ts';

/**
 * Shuts one of the operator's people out, at once and everywhere. The account stays, suspended, so that the audit list has a
 * name for its acts. False when no such account is open. For the command line alone.
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
    await ctx.db.deleteFrom('user_session').where('user_id', '=', removed.id).execute();
    await audit(ctx, 'staff.removed', removed.id);
    return true;
  });
}
