import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { load } from '../measure.ts';
import { type Add, type Figure, median } from '../table.ts';
import { type InfluencersHome, siteOptions, startSite } from './processes.ts';
import { queries } from './queries.ts';

const ROUNDS = 3;
const LOADED_SECONDS = 8;

/** Limits in seconds per number of influencers. */
const maxColdSeconds: Record<number, Record<InfluencersHome['kind'], number>> = {
  20000: { postgres: 1.2, embedded: 2.5 },
  200000: { postgres: 5, embedded: Number.POSITIVE_INFINITY },
};
const maxLoadedSeconds: Record<number, number> = { 20000: 3, 200000: 5 };

const startFigures = ({ rows, kind }: InfluencersHome): Figure[] => [
  { name: 'cold start s', limit: { atMost: maxColdSeconds[rows]?.[kind] ?? 5 }, digits: 2 },
  { name: 'started under load s', limit: { atMost: maxLoadedSeconds[rows] ?? 5 }, digits: 2 },
];

/**
 * Measures the seconds until a started process answers the list correctly, and until it is ready while 32 connections
 * request the list on the same machine. Each figure is the median of three starts. An earlier start fills the compile
 * cache.
 */
export async function measureStart(add: Add, home: InfluencersHome): Promise<void> {
  const first = await startSite(home);
  const cookie = await signUpAt(first.url);
  const total = await totalAt(first.url); // The embedded database also contains the influencers of the demo world.
  await first.stop();
  const cold: number[] = [];
  const loaded: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    cold.push(await secondsUntil(home, async (url) => (await totalAt(url)) === total));
    loaded.push(await secondsUnderLoad(home, cookie));
  }
  add(`Start with ${home.rows} influencers: ${home.kind}`, startFigures(home), {
    page: home.kind,
    'cold start s': median(cold),
    'started under load s': median(loaded),
  });
}

async function secondsUnderLoad(home: InfluencersHome, cookie: string): Promise<number> {
  const port = await freePort();
  const loading = load({
    port,
    paths: queries('text').map((query) => `/api/influencers?${query}`),
    headers: { cookie },
    connections: 32,
    seconds: LOADED_SECONDS,
    awaitsStart: true,
  });
  await sleep(500); // The load generator starts first, so that its start does not slow down the start of the server.
  return secondsUntil(home, async (url) => (await fetch(`${url}/health/ready`)).ok, port, loading);
}

async function secondsUntil(
  home: InfluencersHome,
  isDone: (url: string) => Promise<boolean>,
  port?: number,
  loading?: Promise<unknown>,
): Promise<number> {
  const chosen = port ?? (await freePort());
  const { promise: started, resolve } = Promise.withResolvers<number>();
  const starting = startServer({
    ...siteOptions(home),
    port: chosen,
    before: async () => resolve(performance.now()),
  });
  const startedAt = await started;
  while (!(await isDone(`http://127.0.0.1:${chosen}`).catch(() => false))) await sleep(5);
  const seconds = (performance.now() - startedAt) / 1000;
  const server = await starting;
  await loading;
  await server.stop();
  return seconds;
}

async function totalAt(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/influencers`);
  return ((await answer.json()) as { total: number }).total;
}
