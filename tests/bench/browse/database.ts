import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { measureInTurns } from '../measure.ts';
import type { Add, Figure } from '../table.ts';
import { type InfluencersHome, siteOptions, startBaselines } from './processes.ts';
import { queries } from './queries.ts';

/** Requests per second with 32 connections and without an influencer index. Baseline: Hono with pg. */
const databaseFigures: Figure[] = [
  { name: 'pg /s' },
  { name: 'ours /s' },
  { name: '% of pg', limit: { atLeast: 60 } },
  { name: 'pg p99 ms', digits: 1 },
  { name: 'p99 ms', digits: 1 },
];

/** Searches PostgreSQL, after the process has dropped its influencer index and created the search indexes. */
export async function measureDatabase(add: Add, home: InfluencersHome, seconds: number): Promise<void> {
  const server = await startServer(siteOptions(home, ['--import', './tests/bench/browse/no-index.ts']));
  const baselines = await startBaselines(home.databaseUrl);
  try {
    await searchIndexesOf(home);
    const cookie = await signUpAt(server.url);
    for (const kind of ['text', 'unfiltered'] as const) {
      const paths = (path: string) => queries(kind).map((query) => `${path}?${query}`);
      const { pg, ours } = await measureInTurns(
        {
          pg: { port: baselines.pgPort, paths: paths('/pg') },
          ours: {
            port: Number(new URL(server.url).port),
            headers: { cookie },
            paths: paths('/api/influencers'),
          },
        },
        { connections: 32, seconds },
      );
      add(`${home.rows} influencers, 32 connections: answered by the database`, databaseFigures, {
        page: kind,
        'pg /s': pg.perSecond,
        'ours /s': ours.perSecond,
        '% of pg': (ours.perSecond / pg.perSecond) * 100,
        'pg p99 ms': pg.p99,
        'p99 ms': ours.p99,
      });
    }
  } finally {
    await baselines.stop();
    await server.stop();
  }
}

async function searchIndexesOf(home: InfluencersHome): Promise<void> {
  const db = await home.open();
  for (;;) {
    const { rows } = await sql<{ isBusy: boolean }>`select exists (
      select from pg_stat_activity where datname = current_database() and application_name = 'accolade maintenance'
    ) or not exists (select from pg_indexes where indexname = 'influencer_search_bio_idx') as "isBusy"`.execute(
      db.kysely,
    );
    if (!rows[0]?.isBusy) break;
    await sleep(100);
  }
  await db.close();
}
