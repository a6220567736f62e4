import { act, type Ctx } from '../../ctx.ts';
import { audit } from '../audit.server.ts';
import { lockSettledJob } from './lock-job.server.ts';

/**
 * Deletes a given-up or failing job. Does nothing if the job no longer exists or has not failed. Refuses with
 * `job.running` and `staff.not_found`.
 */
export function discardJob(ctx: Ctx, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const job = await lockSettledJob(ctx, id);
    if (!job) return;
    await ctx.db.deleteFrom('job').where('id', '=', id).execute();
    await audit(ctx, 'job.discarded', `${job.name} ${id}`);
  });
}
