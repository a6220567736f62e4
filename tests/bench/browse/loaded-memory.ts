import { signUpAt } from '#tests/sign-up.ts';
import { load } from '../measure.ts';
import { memoryOf } from '../memory.ts';
import type { Add, Figure } from '../table.ts';
import { type InfluencersHome, startSite } from './processes.ts';
import { queries } from './queries.ts';

const LOADED_SECONDS = 60;
const MEGABYTE = 1_000_000;

const maxMegabytes: Record<InfluencersHome['kind'], number> = { postgres: 190, embedded: 450 };

const memoryFigures = (kind: InfluencersHome['kind']): Figure[] => [
  { name: 'started MB' },
  { name: 'loaded MB', limit: { atMost: maxMegabytes[kind] } },
  { name: 'ours /s' },
];

/**
 * Measures the resident memory (VmRSS) of a process started like `npm start`, before and after 60 seconds of requests
 * for the list with 32 connections.
 */
export async function measureMemory(add: Add, home: InfluencersHome): Promise<void> {
  const server = await startSite(home, {}, []);
  try {
    const cookie = await signUpAt(server.url);
    const started = memoryOf(server.pid) / MEGABYTE;
    const { perSecond } = await load({
      port: Number(new URL(server.url).port),
      paths: queries('text').map((query) => `/api/influencers?${query}`),
      headers: { cookie },
      connections: 32,
      seconds: LOADED_SECONDS,
    });
    add(`Memory with ${home.rows} influencers: ${home.kind}`, memoryFigures(home.kind), {
      page: home.kind,
      'started MB': started,
      'loaded MB': memoryOf(server.pid) / MEGABYTE,
      'ours /s': perSecond,
    });
  } finally {
    await server.stop();
  }
}
