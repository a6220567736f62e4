import { sql } from 'kysely';
import { notify } from '#db/notify.server.ts';
import { act, type Ctx, requireStaff } from '../../ctx.ts';
import { JOB_CHANNEL } from '../../jobs.server.ts';
import { audit } from '../audit.server.ts';
import { lockSettledJob } from './lock-job.server.ts';

/**
 * Makes a given-up or failing job due at once. A given-up job gets all its attempts again. Does nothing if the job no
 * longer exists or has not failed. Refuses with `job.running` and `staff.not_found`.
 */
export function retryJob(ctx: Ctx, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const job = await lockSettledJob(ctx, id);
    if (!job) return;
    await makeDue(ctx).where('id', '=', id).execute();
    await audit(ctx, 'job.retried', `${job.name} ${id}`);
    await notify(ctx.db, JOB_CHANNEL, '');
  });
}

/**
 * Makes all given-up jobs due at once, or only the given-up jobs of one kind. Returns their number. Refuses with
 * `staff.not_found`.
 */
export function retryGivenUpJobs(ctx: Ctx, kind: string | null): Promise<number> {
  return act(ctx, async (ctx) => {
    requireStaff(ctx);
    const retried = await makeDue(ctx)
      .where('failed_at', 'is not', null)
      .$if(kind !== null, (query) => query.where('name', '=', kind ?? ''))
      .returning('name')
      .execute();
    const [first] = retried;
    if (!first) return 0;
    await audit(ctx, 'jobs.retried', kind === null ? 'all' : first.name);
    await notify(ctx.db, JOB_CHANNEL, '');
    return retried.length;
  });
}

function makeDue({ db }: Ctx) {
  return db.updateTable('job').set((eb) => ({
    run_at: sql<Date>`clock_timestamp()`,
    attempts: eb.case().when('failed_at', 'is not', null).then(0).else(eb.ref('attempts')).end(),
    failed_at: null,
    leased_until: null,
  }));
}
