import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '#db/open.server.ts';
import { newDatabase, onServer, urlOf } from '#tests/global-setup.ts';
import { type Pair, seedPairs, signInPairs } from '#tests/live/people.ts';
import { startProxy } from '#tests/live/proxy.ts';
import { trustingProxies } from '#tests/networks.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { previousRelease } from '#tests/releases/previous-release.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { checkWrites, missingUploads } from './check-writes.ts';
import type { Proved } from './figures.ts';
import { eventually, PAIRS, statusOf } from './world.ts';
import { Writers } from './writers.ts';

const PROCESSES = 2;
/** Milliseconds for which the writers write before a release, and after the replacement of each process. */
const BESIDE_MS = 1_000;

interface Site {
  databaseUrl: string;
  dataDir: string;
}

/**
 * Replaces two processes of the previous release by two processes of this release, by the steps of docs/operating.md,
 * while the writers send changes. Each run begins with a database of the previous release.
 */
export async function proveReleases(releases: number): Promise<Proved | { missing: string }> {
  const previous = await previousRelease();
  if ('missing' in previous) return previous;
  const { folder } = previous;
  return withPostgres(
    async (postgres) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'accolade-releases-'));
      const template = await newDatabase(postgres);
      try {
        const people = await createPeople({ databaseUrl: template.url, dataDir }, folder);
        const sum = { released: 0, acknowledged: 0, lost: 0, doubled: 0, failed: 0 };
        const faults: string[] = [];
        for (; sum.released < releases; sum.released += 1) {
          const name = `accolade_release_${randomUUID().slice(0, 8)}`;
          await onServer(
            postgres,
            `create database ${name} template ${new URL(template.url).pathname.slice(1)}`,
          );
          const writers = await release({ databaseUrl: urlOf(postgres, name), dataDir }, folder, people);
          await onServer(postgres, `drop database ${name} with (force)`);
          sum.acknowledged += writers.acknowledged;
          sum.lost += writers.lost;
          sum.doubled += writers.doubled;
          sum.failed += writers.failed;
          faults.push(...writers.faults.map((it) => `release ${sum.released + 1}: ${it}`));
        }
        const { released, failed, ...figures } = sum;
        const row = { page: `${previous.name} to this one`, releases: released, ...figures };
        return { row: { ...row, 'failed requests': failed }, faults };
      } finally {
        await template.drop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { fsync: false },
  );
}

async function createPeople(site: Site, folder: string): Promise<Pair[]> {
  const server = await startServer({ ...site, folder, env: trustingProxies });
  const db = await openPostgres(site.databaseUrl);
  await seedPairs(db, PAIRS);
  await db.close();
  const people = await signInPairs(server.url, PAIRS);
  await server.stop();
  return people;
}

async function release(site: Site, folder: string, people: Pair[]) {
  const proxy = await startProxy();
  const env = { ...trustingProxies, PUBLIC_URL: proxy.url };
  const running: RunningServer[] = [];
  try {
    for (let nth = 0; nth < PROCESSES; nth++) running.push(await startServer({ ...site, folder, env }));
    for (const { url } of running) proxy.add(url);
    const writers = new Writers(proxy.url, people);
    writers.start();
    await sleep(BESIDE_MS);
    for (const [nth, old] of running.entries()) {
      await proxy.remove(old.url);
      await old.stop();
      const server = await startServer({ ...site, env });
      running[nth] = server;
      await eventually(async () => (await statusOf(`${server.url}/health/ready`)) === 200, 60_000);
      proxy.add(server.url);
      await sleep(BESIDE_MS);
    }
    await writers.stop();
    const missing = await missingUploads(proxy.url, writers);
    const db = await openPostgres(site.databaseUrl);
    const { lost, doubled, faults } = await checkWrites(db, writers);
    await db.close();
    const failures = [...writers.reasons].map(([reason, count]) => `${count} times ${reason}`);
    return {
      acknowledged: writers.count,
      lost: lost + missing.length,
      doubled,
      failed: writers.failed,
      faults: [...faults, ...missing, ...failures],
    };
  } finally {
    for (const server of running) await server.stop();
    await proxy.close();
  }
}
