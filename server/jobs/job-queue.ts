import { expressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { JobRow, Tables } from '#db/tables.ts';

/** With the delays below, all attempts take five and a half hours. */
const MAX_ATTEMPTS = 12;
const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 3_600_000;

export type ClaimedJob = Pick<Selectable<JobRow>, 'id' | 'name' | 'payload' | 'attempts'>;

export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 3 ** (attempts - 1), MAX_RETRY_DELAY_MS);
}

// Times come from the database, because the clocks of processes differ. A statement can search an index for
// `statement_timestamp()`, but not for `clock_timestamp()`, which changes while it runs.
const now = sql<Date>`statement_timestamp()`;
const inMs = (ms: number) => sql<Date>`statement_timestamp() + ${ms} * interval '1 millisecond'`;

/** A waiting job is due at its time, a running job at the end of its lease. The index `job_next_idx` has this order. */
const dueAt = sql<Date>`greatest(job.run_at, job.leased_until)`;

/**
 * The names as rows. Each name has its own search of `job_next_idx`, because a search for all names at once would sort
 * all their jobs.
 */
const kindsOf = (names: readonly string[]) =>
  sql<{ name: string }>`unnest(${names}::text[])`.as<'kind'>(sql`kind (name)`);

/** The job of `kind` that is due first. */
const firstOfKind = expressionBuilder<Tables & { kind: { name: string } }, 'kind'>()
  .selectFrom('job')
  .select(['job.id', dueAt.as('due_at')])
  .whereRef('job.name', '=', 'kind.name')
  .where('failed_at', 'is', null)
  .orderBy(dueAt)
  .limit(1);

/**
 * Claims the job that has been due longest, for `leaseMs` milliseconds. Releases its unique key, so that another job
 * with the same key can be enqueued meanwhile.
 */
export async function claim(
  db: Kysely<Tables>,
  names: readonly string[],
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const firstDue = firstOfKind
    .where(dueAt, '<=', now)
    .where('attempts', '<', MAX_ATTEMPTS)
    .forUpdate()
    .skipLocked();
  const due = db
    .selectFrom(kindsOf(names))
    .innerJoinLateral(firstDue.as('job'), (join) => join.onTrue())
    .select('job.id')
    .orderBy('job.due_at')
    .limit(1);
  return db
    .updateTable('job')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), leased_until: inMs(leaseMs), unique_key: null }))
    .where('id', '=', due)
    .returning(['id', 'name', 'payload', 'attempts'])
    .executeTakeFirst();
}

/** Also deletes a job that another process has claimed meanwhile. */
export async function finish(db: Kysely<Tables>, job: ClaimedJob): Promise<void> {
  await db.deleteFrom('job').where('id', '=', job.id).execute();
}

export async function recordFailure(
  db: Kysely<Tables>,
  job: ClaimedJob,
  error: unknown,
): Promise<'will be retried' | 'is given up' | 'was taken over'> {
  const isLast = job.attempts >= MAX_ATTEMPTS;
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({
      leased_until: null,
      run_at: inMs(retryDelayMs(job.attempts)),
      last_error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      ...(isLast && { failed_at: now }),
    })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'was taken over';
  return isLast ? 'is given up' : 'will be retried';
}

/** Gives up jobs whose process died during the last attempt and could not record the failure. Returns their ids. */
export async function giveUpCrashing(db: Kysely<Tables>): Promise<string[]> {
  const givenUp = await db
    .updateTable('job')
    .set({ failed_at: now, last_error: sql`coalesce(last_error, 'its process ended while it ran')` })
    .where('failed_at', 'is', null)
    .where('attempts', '>=', MAX_ATTEMPTS)
    .where('leased_until', '<', now)
    .returning('id')
    .execute();
  return givenUp.map(({ id }) => id);
}

/** Returns the milliseconds until the next job with one of these names is due, or null without such a job. */
export async function msUntilNext(db: Kysely<Tables>, names: readonly string[]): Promise<number | null> {
  const { ms } = await db
    .selectFrom(kindsOf(names))
    .innerJoinLateral(firstOfKind.as('job'), (join) => join.onTrue())
    .select(sql<number | null>`extract(epoch from min(job.due_at) - clock_timestamp()) * 1000`.as('ms'))
    .executeTakeFirstOrThrow();
  return ms === null ? null : Math.max(1, Math.ceil(ms));
}
