import { signUpAt } from '#tests/sign-up.ts';
import { measureInTurns } from '../measure.ts';
import { residentBytes } from '../memory.ts';
import type { Add, Figure } from '../table.ts';
import { type InfluencersHome, makeInfluencersHome, startSite } from './processes.ts';
import { type QueryKind, queries } from './queries.ts';

const SLOWEST_MS: Record<number, number> = { 200000: 40, 1000000: 100 };

const sizeFigures = (p99: number): Figure[] => [
  { name: 'ours /s' },
  { name: 'p50 ms', digits: 1 },
  { name: 'p99 ms', limit: { atMost: p99 }, digits: 1 },
  { name: 'loaded in s', digits: 1 },
  { name: 'bytes a row', limit: { atMost: 1_000 } },
];

export async function measureSize(
  add: Add,
  home: InfluencersHome,
  emptyBytes: number,
  seconds: number,
): Promise<void> {
  const startedAt = performance.now();
  const server = await startSite(home);
  const loadedIn = (performance.now() - startedAt) / 1000;
  try {
    const bytes = ((await residentBytes(server)) - emptyBytes) / home.rows;
    const cookie = await signUpAt(server.url);
    const paths = (kind: QueryKind) => queries(kind).map((query) => `/api/influencers?${query}`);
    for (const kind of ['text', 'mixed'] as const) {
      const target = { port: Number(new URL(server.url).port), paths: paths(kind), headers: { cookie } };
      const { ours } = await measureInTurns({ ours: target }, { connections: 8, seconds });
      add(`${home.rows} influencers, 8 connections`, sizeFigures(SLOWEST_MS[home.rows] ?? 100), {
        page: `${home.kind}: ${kind}`,
        'ours /s': ours.perSecond,
        'p50 ms': ours.p50,
        'p99 ms': ours.p99,
        ...(kind === 'mixed' && { 'loaded in s': loadedIn }),
        ...(kind === 'mixed' && home.kind === 'postgres' && { 'bytes a row': bytes }),
      });
    }
  } finally {
    await server.stop();
  }
}

/**
 * Returns the memory of a process without influencers in bytes. Uses PostgreSQL, because an embedded database would
 * add its own memory.
 */
export async function measureEmpty(postgres: string): Promise<number> {
  const home = await makeInfluencersHome('postgres', 0, postgres);
  const server = await startSite(home);
  const bytes = await residentBytes(server);
  await server.stop();
  await home.remove();
  return bytes;
}
