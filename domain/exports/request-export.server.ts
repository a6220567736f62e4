import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { abandonedBefore } from './export.ts';

/**
 * Requests an archive with the actor's personal data. A job prepares the archive and announces it by email. Refuses
 * with `export.preparing` while the previous archive is being prepared. Also refuses above the limit per day.
 */
export function requestExport(ctx: Ctx): Promise<void> {
  const { id: userId } = requireActor(ctx);
  return act(ctx, async (ctx) => {
    await lockAccounts(ctx, [userId]);
    const prepared = await ctx.db
      .selectFrom('export')
      .select('id')
      .where('user_id', '=', userId)
      .where('ready_at', 'is', null)
      .where('requested_at', '>', abandonedBefore(ctx.now))
      .executeTakeFirst();
    if (prepared) throw new Refusal('export.preparing');
    const exportId = newId('export');
    await ctx.db
      .insertInto('export')
      .values({ id: exportId, user_id: userId, requested_at: ctx.now, ready_at: null, bytes: null })
      .execute();
    await record(ctx, 'export.requested', { exportId });
    await enqueue(ctx, 'export.make', { exportId });
  });
}
