import { type Ctx, requireStaff } from '../../ctx.ts';
import { Refusal } from '../../refusal.ts';
import { mayBeSettled } from './job-state.ts';
import { selectJobs } from './select-jobs.server.ts';

/**
 * Locks a given-up or failing job until the transaction ends, so that no process claims it. Returns null if the job
 * does not exist or has not failed. Refuses with `job.running` and `staff.not_found`.
 */
export async function lockSettledJob(ctx: Ctx, id: string): Promise<{ name: string } | null> {
  requireStaff(ctx);
  await ctx.db.selectFrom('job').select('id').where('id', '=', id).forUpdate().execute();
  const job = await selectJobs(ctx).select(['name', 'state']).where('id', '=', id).executeTakeFirst();
  if (job?.state === 'running') throw new Refusal('job.running');
  return job && mayBeSettled(job.state) ? job : null;
}
