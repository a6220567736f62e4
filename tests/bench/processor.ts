import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';

/** Tick of the processor times in /proc: USER_HZ, fixed by Linux at 100 per second. */
const TICK_SECONDS = 0.01;

export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name of the program, can contain spaces and parentheses.
  const [user = '', system = ''] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_SECONDS;
}

export async function databaseSeconds({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
    kysely,
  );
  return rows.map(({ pid }) => processorSeconds(pid)).reduce((sum, it) => sum + it, 0);
}
