import { type Kysely, type Selectable, sql } from 'kysely';
import type { JobRow, Tables } from '#db/tables.ts';

/** Attempts before a job is given up: with these waits, most of a night. */
const MAX_ATTEMPTS = 12;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;

export type Claimed = Pick<Selectable<JobRow>, 'id' | 'name' | 'payload' | 'attempts'>;

/** How long a job rests after its n-th failed attempt, in milliseconds: three times longer each time, up to an hour. */
export function restAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 3 ** (attempts - 1), LONGEST_WAIT_MS);
}

// All times are the database's, so that processes whose clocks differ agree on what is due and whose lease ran out.
const now = sql<Date>`clock_timestamp()`;
const inMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/**
 * Takes the job that has been due longest, for `leaseMs`; nobody else gets it until then. Its unique key is free from now
 * on: what is asked for while it runs is work of its own.
 */
export async function claim(
  db: Kysely<Tables>,
  names: readonly string[],
  leaseMs: number,
): Promise<Claimed | undefined> {
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

/** The work is done, whoever else may have taken it over meanwhile. */
export async function finish(db: Kysely<Tables>, job: Claimed): Promise<void> {
  await db.deleteFrom('job').where('id', '=', job.id).execute();
}

/** The attempt failed: the job rests, or is given up, or is somebody else's by now. Says which. */
export async function putOff(
  db: Kysely<Tables>,
  job: Claimed,
  error: unknown,
): Promise<'rests' | 'is given up' | 'was taken over'> {
  const isLast = job.attempts >= MAX_ATTEMPTS;
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({
      leased_until: null,
      run_at: inMs(restAfter(job.attempts)),
      last_error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      ...(isLast && { failed_at: now }),
    })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'was taken over';
  return isLast ? 'is given up' : 'rests';
}

/** Gives up what took its process down with it at every attempt, so that nobody was left to say so. Gives their ids. */
export async function giveUpFatal(db: Kysely<Tables>): Promise<string[]> {
  const given = await db
    .updateTable('job')
    .set({ failed_at: now, last_error: sql`coalesce(last_error, 'its process ended while it ran')` })
    .where('failed_at', 'is', null)
    .where('attempts', '>=', MAX_ATTEMPTS)
    .where('leased_until', '<', now)
    .returning('id')
    .execute();
  return given.map(({ id }) => id);
}

/** How long until the next of these jobs can be claimed, in milliseconds; null when none waits. */
export async function untilNext(db: Kysely<Tables>, names: readonly string[]): Promise<number | null> {
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
