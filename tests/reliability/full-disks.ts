import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '#tests/postgres-cluster.ts';
import type { RunningServer } from '#tests/server.ts';
import type { Proved } from './figures.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { underFault } from './under-fault.ts';
import { checkAfterRestart, eventually, inWorld, statusOf, type World } from './world.ts';
import { Writers } from './writers.ts';

const RECOVERY_MS = 60_000;
const SUPERVISE_MS = 200;

async function onDisk(
  of: 'blocks' | 'inodes',
  run: (disk: SmallDisk) => Promise<Proved>,
): Promise<Proved | { missing: string }> {
  const disk = mountSmallDisk(of);
  if ('missing' in disk) return disk;
  try {
    return await run(disk);
  } finally {
    disk.remove();
  }
}

export function proveFullPostgres(seconds: number) {
  return onDisk('blocks', async (disk) => {
    const options = '-c max_wal_size=64MB -c min_wal_size=32MB';
    const cluster = await startCluster({ parent: disk.folder, options });
    try {
      return await inWorld({ postgres: cluster.url }, (world) =>
        underFault(world, seconds, {
          name: 'PostgreSQL, disk full',
          begin: disk.fill,
          end() {
            disk.empty();
            cluster.start(); // PostgreSQL stops if it cannot write the write-ahead log.
          },
          expected: { part: 'database' },
        }),
      );
    } finally {
      disk.empty();
      cluster.remove();
    }
  });
}

/**
 * Fills the blocks or inodes of the embedded database's disk. The process ends itself, and a supervisor restarts it.
 */
export function proveFullEmbedded(of: 'blocks' | 'inodes', seconds: number) {
  return onDisk(of, (disk) =>
    inWorld({ parent: disk.folder }, (world) => fillAndEmpty(world, disk, `embedded, no ${of}`, seconds)),
  );
}

async function fillAndEmpty(world: World, disk: SmallDisk, name: string, seconds: number): Promise<Proved> {
  const { server, people } = world;
  const writers = new Writers(server.url, people);
  const supervised = supervise(server);
  const health = new Map<string, number>();
  writers.start();
  await sleep(2_000);
  disk.fill();
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(300)) {
    const status = String(await statusOf(`${server.url}/health`));
    health.set(status, (health.get(status) ?? 0) + 1);
  }
  const failed = writers.failed;
  disk.empty();
  const endedAt = performance.now();
  const before = writers.count;
  await eventually(
    async () => writers.count > before + 20 && (await statusOf(`${server.url}/health`)) === 200,
    RECOVERY_MS,
  );
  const recoversSeconds = (performance.now() - endedAt) / 1000;
  const failedBefore = writers.failed;
  await sleep(3_000);
  const failedLater = writers.failed - failedBefore;
  await writers.stop();
  const restarts = await supervised.end();
  const { lost, doubled, faults } = await checkAfterRestart(world, writers);
  const wrong = [...writers.wrong];
  if (failed > 0 && !health.has('503') && restarts === 0) wrong.push('/health stays 200 while writes fail');
  if (failedLater > 0) wrong.push(`${failedLater} requests fail although there is room again`);
  return {
    faults: [...faults, ...wrong].map((it) => `${name}: ${it}`),
    row: {
      page: name,
      acknowledged: writers.count,
      lost,
      doubled,
      'wrong answers': wrong.length,
      'recovers s': recoversSeconds,
      'slowest answer s': writers.slowestMs / 1000,
      'failed requests': writers.failed,
      restarts,
    },
  };
}

function supervise(server: RunningServer): { end(): Promise<number> } {
  let isEnding = false;
  let ends = 0;
  const supervising = (async () => {
    for (; !isEnding; await sleep(SUPERVISE_MS)) {
      if (isRunning(server.pid)) continue;
      ends += 1;
      await server.restart().catch(() => {});
    }
  })();
  return {
    async end() {
      isEnding = true;
      await supervising;
      return ends;
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
