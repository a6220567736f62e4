import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

interface Checked {
  /** Time of the database's clock. */
  now: Date;
  /** How long the oldest due job has waited for a process, in milliseconds. */
  waitingMs: number;
}

/** Writes one row and reads the clock and the job queue. Rejects if the database cannot be read or cannot be written. */
export async function checkDatabase(db: Kysely<Tables>): Promise<Checked> {
  const { rows } = await sql<Checked>`
    insert into health_check (checked_at) values (clock_timestamp())
    on conflict (one) do update set checked_at = excluded.checked_at
    returning checked_at as now, coalesce((
      select extract(epoch from clock_timestamp() - min(run_at)) * 1000 from job
      where failed_at is null and run_at < clock_timestamp()
        and (leased_until is null or leased_until < clock_timestamp())
    ), 0)::float8 as "waitingMs"`.execute(db);
  const [checked] = rows;
  if (!checked) throw new Error('The health check wrote no row.');
  return checked;
}
