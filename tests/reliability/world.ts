import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/open.server.ts';
import { type Home, makeHome } from '#tests/live/fleet.ts';
import { type Pair, seedPairs, signInPairs } from '#tests/live/people.ts';
import { trustingProxies } from '#tests/networks.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { type Checked, checkWrites, missingUploads } from './check-writes.ts';
import type { Writers } from './writers.ts';

export const PAIRS = 24;
const READY_MS = 60_000;

export interface World {
  home: Home;
  server: RunningServer;
  people: Pair[];
}

interface WorldOptions {
  postgres?: string | undefined;
  parent?: string | undefined;
  env?: Record<string, string>;
  /** Called before the server starts. */
  seed?: (db: Database) => Promise<void>;
}

export async function inWorld<T>(
  { postgres, parent, env, seed }: WorldOptions,
  run: (world: World) => Promise<T>,
): Promise<T> {
  const home = await makeHome(postgres, parent);
  try {
    const db = await home.open();
    await seedPairs(db, PAIRS);
    await seed?.(db);
    await db.close();
    const { databaseUrl, dataDir } = home;
    const server = await startServer({ databaseUrl, dataDir, env: { ...trustingProxies, ...env } });
    try {
      return await run({ home, server, people: await signInPairs(server.url, PAIRS) });
    } finally {
      await server.stop();
    }
  } finally {
    await home.remove();
  }
}

export async function startAgain(server: RunningServer): Promise<number> {
  const startedAt = performance.now();
  const isReady = async () => (await statusOf(`${server.url}/health/ready`)) === 200;
  const polling = eventually(isReady, READY_MS);
  await Promise.all([server.restart(), polling]);
  return (performance.now() - startedAt) / 1000;
}

export async function checkAfterRestart({ home, server }: World, writers: Writers): Promise<Checked> {
  await server.kill9();
  await startAgain(server);
  const missing = await missingUploads(server.url, writers);
  if (!home.databaseUrl) await server.kill9();
  const db = await home.open();
  const checked = await checkWrites(db, writers);
  await db.close();
  if (!home.databaseUrl) await startAgain(server);
  return {
    ...checked,
    lost: checked.lost + missing.length,
    faults: [...checked.faults, ...missing.map((it) => `lost: ${it}`)],
  };
}

export async function statusOf(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

export async function eventually(condition: () => Promise<boolean>, ms: number): Promise<void> {
  for (const end = performance.now() + ms; !(await condition()); await sleep(20))
    if (performance.now() > end)
      throw new Error(`Not true after ${ms / 1000} seconds: ${condition.toString()}`);
}
