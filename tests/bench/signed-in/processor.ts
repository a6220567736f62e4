import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';

/** Clock ticks per second in /proc. Every Linux build of Node uses 100. */
const TICKS_PER_SECOND = 100;

export function processorMs(pid: number): number {
  // The second field, the name of the program, can contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

export async function databaseMs({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
    kysely,
  );
  return rows.map(({ pid }) => processorMs(pid)).reduce((sum, it) => sum + it, 0);
}
