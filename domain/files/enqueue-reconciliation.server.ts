import { HOUR_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';

/**
 * Enqueues the next reconciliation of the file store, an hour after the end of the previous one. While one waits, runs
 * or will be retried, no second one is enqueued, so that two never run at once.
 */
export async function enqueueReconciliation(ctx: Ctx): Promise<void> {
  const job = await ctx.db
    .selectFrom('job')
    .select('id')
    .where('name', '=', 'files.mend')
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  // The unique key keeps two processes from enqueueing it at once.
  if (!job) await enqueue(ctx, 'files.mend', {}, { delayMs: HOUR_MS, uniqueKey: 'files.mend' });
}
