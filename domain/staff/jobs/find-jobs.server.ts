import { sql } from 'kysely';
import { type Ctx, requireStaff } from '../../ctx.ts';
import { createdAtOf } from '../../id.server.ts';
import { PAGE_SIZE, placeOf } from '../../paging.ts';
import { firstLineOf } from './error-line.ts';
import type { JobState } from './job-state.ts';
import { selectJobs } from './select-jobs.server.ts';

export type JobKindView = Awaited<ReturnType<typeof findJobKinds>>[number];
export type JobView = Awaited<ReturnType<typeof findJobs>>['jobs'][number];

/**
 * Returns a page of jobs, given-up jobs first, then by their next attempt. Without a state, returns the given-up and
 * the failing jobs. Never returns the payload, which names people. Refuses with `staff.not_found`.
 */
export async function findJobs(
  ctx: Ctx,
  { kind, state, page: requestedPage }: { kind: string | null; state: JobState | null; page: number },
) {
  requireStaff(ctx);
  const matches = selectJobs(ctx)
    .where('state', 'in', state ? [state] : ['given_up', 'failing'])
    .$if(kind !== null, (query) => query.where('name', '=', kind ?? ''));
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const rows = await matches
    .select(['id', 'name', 'state', 'attempts', 'run_at', 'failed_at', 'last_error'])
    .orderBy(sql`failed_at is null`)
    .orderBy('run_at')
    .orderBy('id')
    .offset(offset)
    .limit(PAGE_SIZE)
    .execute();
  return { jobs: rows.map(viewOf), total, page, pages, kinds: await findJobKinds(ctx) };
}

export async function findJob(ctx: Ctx, id: string) {
  requireStaff(ctx);
  const row = await selectJobs(ctx)
    .select(['id', 'name', 'state', 'attempts', 'run_at', 'failed_at', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? viewOf(row) : null;
}

interface Row {
  id: string;
  name: string;
  state: JobState;
  attempts: number;
  run_at: Date;
  failed_at: Date | null;
  last_error: string | null;
}

function viewOf({ id, name, state, attempts, run_at, failed_at, last_error }: Row) {
  return {
    id,
    kind: name,
    state,
    attempts,
    createdAt: createdAtOf(id),
    givenUpAt: failed_at,
    nextAttemptAt: failed_at ? null : run_at,
    error: firstLineOf(last_error),
  };
}

/** Returns the kinds of jobs. `oldest` is the earliest `run_at` of the due jobs. */
function findJobKinds(ctx: Ctx) {
  const inState = (state: JobState) => sql<number>`count(*) filter (where state = ${state})`;
  return selectJobs(ctx)
    .select('name as kind')
    .select([inState('due').as('due'), inState('running').as('running'), inState('failing').as('failing')])
    .select([inState('given_up').as('givenUp'), inState('later').as('later')])
    .select(sql<Date | null>`min(run_at) filter (where state = 'due')`.as('oldest'))
    .groupBy('name')
    .orderBy('name')
    .execute();
}
