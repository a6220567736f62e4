import { type Kysely, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';

export interface JobCount {
  kind: string;
  due: number;
  running: number;
  givenUp: number;
  oldestDueSeconds: number;
}

/** Uses the database's clock. */
export async function countJobs(db: Kysely<Tables>): Promise<JobCount[]> {
  const isDue = sql`failed_at is null and run_at <= clock_timestamp()
    and (leased_until is null or leased_until < clock_timestamp())`;
  const { rows } = await sql<JobCount>`
    select name as kind,
      count(*) filter (where ${isDue})::int as due,
      count(*) filter (where failed_at is null and leased_until >= clock_timestamp())::int as running,
      count(*) filter (where failed_at is not null)::int as "givenUp",
      coalesce(extract(epoch from clock_timestamp() - min(run_at) filter (where ${isDue})), 0)::float8
        as "oldestDueSeconds"
    from job group by name`.execute(db);
  return rows;
}
