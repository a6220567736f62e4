import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '#tests/bench/table.ts';
import { makeHome } from '#tests/live/fleet.ts';
import { seedPairs, signInPairs } from '#tests/live/people.ts';
import { trustingProxies } from '#tests/networks.ts';
import { checkWrites } from '#tests/reliability/check-writes.ts';
import { eventually } from '#tests/reliability/world.ts';
import { Writers } from '#tests/reliability/writers.ts';
import { startServer } from '#tests/server.ts';
import { compareFigures, findTraces } from './compare.ts';
import { Others } from './others.ts';
import { type Extent, makeDue, seedLeaving } from './world.ts';

/** Time limit of all erasures, long enough for a busy machine. */
const MAX_MS = 120 * 60_000;

/** Erases accounts on the embedded database, or on a new database of the PostgreSQL server at `postgres`. */
export async function proveErasures(
  postgres: string | undefined,
  extent: Extent,
): Promise<{ row: Row; faults: string[] }> {
  const { leaving, staying } = extent;
  const home = await makeHome(postgres);
  try {
    const { databaseUrl, dataDir } = home;
    const seeded = await home.open();
    await seedPairs(seeded, staying);
    await seedLeaving(seeded.kysely, extent);
    await seeded.close();
    const server = await startServer({ databaseUrl, dataDir, env: trustingProxies });
    try {
      const people = await signInPairs(server.url, staying);
      // Only one process can open the embedded database.
      await server.kill9();
      const due = await home.open();
      await makeDue(due.kysely);
      await due.close();
      await server.restart();
      const startedAt = performance.now();
      const writers = new Writers(server.url, people);
      const others = new Others(server.url, people, leaving);
      writers.start();
      others.start();
      try {
        await eventually(async () => erasedIn(dataDir) >= leaving, MAX_MS);
      } finally {
        await Promise.all([writers.stop(), others.stop()]);
      }
      const minutes = (performance.now() - startedAt) / 60_000;
      await server.kill9();
      const db = await home.open();
      const checked = await checkWrites(db, writers);
      const { figures, wrong } = await compareFigures(db, staying);
      const traces = await findTraces(db);
      await db.close();
      const named = (kind: string, all: string[]) => all.map((it) => `${kind}: ${it}`);
      return {
        row: {
          page: databaseUrl ? 'PostgreSQL' : 'embedded',
          erased: erasedIn(dataDir),
          minutes,
          'acts of others': writers.count,
          lost: checked.lost,
          doubled: checked.doubled,
          failed: writers.failed,
          pages: others.pages,
          broken: others.broken.length,
          'slowest s': Math.max(writers.slowestMs, others.slowestMs) / 1_000,
          figures,
          wrong: wrong.length,
          traces: traces.length,
        },
        faults: [
          ...checked.faults,
          ...named('failed', [...writers.reasons.keys()]),
          ...named('broken', others.broken),
          ...named('wrong', wrong),
          ...named('trace', traces),
        ],
      };
    } finally {
      await server.stop();
    }
  } finally {
    await home.remove();
  }
}

/**
 * Returns the number of erased accounts. Each erasure adds an id to a file in the data folder, which can be read while
 * the server has the embedded database open.
 */
function erasedIn(dataDir: string): number {
  const list = path.join(dataDir, 'erased-accounts');
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n').length : 0;
}
