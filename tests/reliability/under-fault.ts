import { setTimeout as sleep } from 'node:timers/promises';
import { checkWrites } from './check-writes.ts';
import type { Proved } from './figures.ts';
import { type Expected, watch } from './watch.ts';
import { eventually, statusOf, type World } from './world.ts';
import { Writers } from './writers.ts';

const RECOVERY_MS = 60_000;
/** Milliseconds for which the writers write before and after the fault. */
const BESIDE_MS = 2_000;

export interface Fault {
  name: string;
  begin(): unknown;
  end(): unknown;
  expected: Expected;
  slowestSeconds?: number;
}

export async function underFault(
  world: World,
  seconds: number,
  fault: Fault,
  url = world.server.url,
): Promise<Proved> {
  const { home, server, people } = world;
  const { pid } = server;
  const writers = new Writers(url, people);
  writers.start();
  await sleep(BESIDE_MS);
  await fault.begin();
  const watching = watch(url, people[0]?.cookies[0] ?? '');
  await sleep(seconds * 1000);
  const wrongUnder = await watching.end();
  await fault.end();
  const endedAt = performance.now();
  const before = writers.count;
  await eventually(
    async () => writers.count > before && (await statusOf(`${url}/health`)) === 200,
    RECOVERY_MS,
  );
  const recoversSeconds = (performance.now() - endedAt) / 1000;
  await sleep(BESIDE_MS);
  await writers.stop();
  const db = await home.open();
  const { lost, doubled, faults } = await checkWrites(db, writers);
  await db.close();
  const wrong = wrongUnder(fault.expected);
  if (server.pid !== pid) wrong.push('the process was restarted');
  const slowestSeconds = writers.slowestMs / 1000;
  if (slowestSeconds > (fault.slowestSeconds ?? Infinity))
    wrong.push(`an answer took ${slowestSeconds.toFixed(1)} s`);
  return {
    faults: [...faults, ...wrong].map((it) => `${fault.name}: ${it}`),
    row: {
      page: fault.name,
      acknowledged: writers.count,
      lost,
      doubled,
      'wrong answers': wrong.length + writers.wrong.length,
      'recovers s': recoversSeconds,
      'slowest answer s': slowestSeconds,
      'failed requests': writers.failed,
    },
  };
}
