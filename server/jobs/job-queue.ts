import { type Kysely, type Selectable, sql } from 'kysely';
import type { JobRow, Tables } from '#db/tables.ts';

/** With the delays below, all attempts take five and a half hours. */
const MAX_ATTEMPTS = 12;
const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 3_600_000;

export type ClaimedJob = Pick<Selectable<JobRow>, 'id' | 'name' | 'payload' | 'attempts'>;

export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 3 ** (attempts - 1), MAX_RETRY_DELAY_MS);
}

// Times come from the database, because the clocks of processes differ.
const now = sql<Date>`clock_timestamp()`;
const inMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/**
 * Claims the job that has been due longest, for `leaseMs` milliseconds. Releases its unique key, so that another job
 * with the same key can be enqueued meanwhile.
 */
export async function claim(
  db: Kysely<Tables>,
  names: readonly string[],
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const due = db
    .selectFrom('job')
    .select('id')
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('name', '=', sql<string>`any(${names})`)
    .orderBy('run_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
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
    .selectFrom('job')
    .select(
      sql<
        number | null
      >`extract(epoch from min(greatest(run_at, leased_until)) - clock_timestamp()) * 1000`.as('ms'),
    )
    .where('failed_at', 'is', null)
    .where('name', '=', sql<string>`any(${names})`)
    .executeTakeFirstOrThrow();
  return ms === null ? null : Math.max(1, Math.ceil(ms));
}
