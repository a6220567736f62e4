import { sql } from 'kysely';
import { startProxy } from '#tests/live/proxy.ts';
import { trustingProxies } from '#tests/networks.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { startServer } from '#tests/server.ts';
import type { Proved } from './figures.ts';
import { underFault } from './under-fault.ts';
import { inWorld, type World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Proves that a clock wrong by `days` does no harm. A process with the wrong clock takes over all requests. A process
 * with the right clock then takes the requests back.
 */
export function proveWrongClock(days: 1 | -1, seconds: number): Promise<Proved> {
  const name = `clock ${days > 0 ? 'ahead' : 'behind'} by a day`;
  return withPostgres(
    (postgres) =>
      inWorld({ postgres }, async (world) => {
        const { databaseUrl, dataDir } = world.home;
        const wrong = await startServer({
          databaseUrl,
          dataDir,
          env: { ...trustingProxies, CLOCK_SHIFT_MS: String(days * DAY_MS) },
          nodeOptions: ['--import', './tests/reliability/shifted-clock.ts'],
        });
        const proxy = await startProxy();
        const use = async (added: { url: string }, removed: { url: string }) => {
          proxy.add(added.url);
          await proxy.remove(removed.url);
        };
        try {
          proxy.add(world.server.url);
          const fault = {
            name,
            begin: () => use(wrong, world.server),
            end: () => use(world.server, wrong),
            expected: { part: 'clock', pages: 'answer' } as const,
          };
          const proved = await underFault(world, seconds, fault, proxy.url);
          const late = await lateJobs(world);
          if (late === 0) return proved;
          return {
            row: { ...proved.row, 'wrong answers': Number(proved.row['wrong answers']) + late },
            faults: [...proved.faults, `${name}: ${late} jobs wait for the next day`],
          };
        } finally {
          await wrong.stop();
          await proxy.close();
        }
      }),
    { fsync: false },
  );
}

async function lateJobs({ home }: World): Promise<number> {
  const db = await home.open();
  const { rows } = await sql<{ count: string }>`select count(*) as count from job
    where run_at > clock_timestamp() + interval '1 hour'`.execute(db.kysely);
  await db.close();
  return Number(rows[0]?.count);
}
