import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Largest accepted difference between two clocks, in milliseconds. */
export const MAX_SKEW_MS = 2_000;

interface Checked {
  /** The clock of this process minus the database's clock. May be negative. */
  aheadMs: number;
  waitingMs: number;
  schema: string;
}

/**
 * Writes one row and reads the clock, the job queue and the schema. `waitingMs` leaves out the jobs that may wait.
 * Rejects if a query fails.
 */
export async function checkDatabase(db: Kysely<Tables>, mayWait: readonly string[]): Promise<Checked> {
  const before = Date.now();
  // With `run_at < clock_timestamp()`, the query would read all jobs of the future, because no index serves it.
  const { rows } = await sql<Omit<Checked, 'aheadMs'> & { now: Date }>`
    insert into health_check (checked_at) values (clock_timestamp())
    on conflict (one) do update set checked_at = excluded.checked_at
    returning checked_at as now, (select max(name) from migration) as schema, coalesce((
      select extract(epoch from clock_timestamp() - min(run_at)) * 1000 from job
      where failed_at is null and run_at < statement_timestamp()
        and (leased_until is null or leased_until < clock_timestamp()) and name <> all(${mayWait})
    ), 0)::float8 as "waitingMs"`.execute(db);
  const [checked] = rows;
  if (!checked) throw new Error('The health check wrote no row.');
  const { now, waitingMs, schema } = checked;
  return { aheadMs: aheadMs(before, now), waitingMs, schema };
}

export async function readSkew(db: Kysely<Tables>): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return aheadMs(before, rows[0]?.now ?? new Date());
}

/**
 * Returns the milliseconds by which this clock is ahead of `database`, the time that the database returned. The
 * database read its clock at some moment between `before` and now. Returns 0 if `database` lies in this interval.
 */
function aheadMs(before: number, database: Date): number {
  return Math.max(before - database.getTime(), 0) + Math.min(Date.now() - database.getTime(), 0);
}
