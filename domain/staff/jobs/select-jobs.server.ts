import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import type { JobState } from './job-state.ts';

// The database's clock decides which jobs are due and running, as in the job queue.
const state = sql<JobState>`case
  when failed_at is not null then 'given_up'
  when leased_until >= clock_timestamp() then 'running'
  when attempts > 0 then 'failing'
  when run_at <= clock_timestamp() then 'due'
  else 'later'
end`;

export function selectJobs({ db }: Pick<Ctx, 'db'>) {
  return db.selectFrom((eb) => eb.selectFrom('job').selectAll().select(state.as('state')).as('job'));
}

export async function countGivenUp({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .where('failed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
