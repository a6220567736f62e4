import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '#tests/bench/table.ts';
import type { RunningServer } from '#tests/server.ts';
import type { Proved } from './figures.ts';
import { checkAfterRestart, eventually, inWorld, startAgain } from './world.ts';
import { Writers } from './writers.ts';

/** Each kill comes at a random moment within this time after the first acknowledgements. */
const LONGEST_MS = 1_000;
const FIRST_ACKNOWLEDGED = 5;
const WRITTEN_MS = 60_000;
const NANOSECONDS = 1e9;

export async function proveKills(postgres: string | undefined, kills: number): Promise<Proved> {
  return inWorld({ postgres }, async (world) => {
    const writers = new Writers(world.server.url, world.people);
    const { ready, elapsed } = await killUnder(writers, world.server, kills);
    const { lost, doubled, faults } = await checkAfterRestart(world, writers);
    return {
      faults,
      row: {
        page: postgres ? 'PostgreSQL' : 'embedded',
        kills: ready.length,
        acknowledged: writers.count,
        lost,
        doubled,
        [postgres ? 'ready s' : 'ready s, embedded']: median(ready),
        'elapsed s': median(elapsed),
        'longest s': Math.max(...elapsed),
      },
    };
  });
}

/** Kills and restarts the server at random moments while the writers write. Returns the seconds of each restart. */
export async function killUnder(writers: Writers, server: RunningServer, kills: number) {
  writers.start();
  const ready: number[] = [];
  const elapsed: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const before = writers.count;
    await eventually(async () => writers.count >= before + FIRST_ACKNOWLEDGED, WRITTEN_MS);
    await sleep(randomInt(LONGEST_MS));
    await server.kill9();
    const seconds = await startAgain(server);
    elapsed.push(seconds);
    ready.push(seconds - delayedSeconds(server.pid));
  }
  await writers.stop();
  return { ready, elapsed };
}

/**
 * Returns the seconds for which the process was ready to run while other programs had the processors: the maximum
 * over its threads, because their waits overlap. Returns 0 outside Linux.
 */
function delayedSeconds(pid: number): number {
  const delays = globSync(`/proc/${pid}/task/*/schedstat`).map((file) =>
    Number(readFileSync(file, 'utf8').split(' ')[1]),
  );
  return Math.max(0, ...delays) / NANOSECONDS;
}
