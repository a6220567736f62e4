/**
 * `npm run bench:browse` seeds influencers, measures the site and its baselines, and prints each figure with its
 * limit. Exits with code 1 if a figure misses its limit. Needs an idle machine. Options after `--`:
 * - `--only=start,memory` selects parts: `same`, `start`, `memory`, `database`, `rates`, `observed`, `size`,
 * `freshness`.
 * - `--rows=20000,200000` sets the numbers of influencers.
 * - `--databases=postgres` sets the kinds of database.
 * - `--filters=500` sets the number of filters that are compared with plain SQL.
 * - `--seconds=1` sets the duration of each measurement of `database`, `rates`, `observed` and `size`.
 */
import { compareWithSql } from '#tests/browsing/compare.ts';
import { makeHome } from '#tests/live/fleet.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { measureDatabase } from './browse/database.ts';
import { measureFreshness, seedFreshness } from './browse/freshness.ts';
import { measureMemory } from './browse/loaded-memory.ts';
import { measureObserved, observedFigures } from './browse/observed.ts';
import { type InfluencersHome, type Kind, makeInfluencersHome, startSite } from './browse/processes.ts';
import { compareRates } from './browse/rates.ts';
import { measureEmpty, measureSize } from './browse/size.ts';
import { measureStart } from './browse/start.ts';
import { readOptions } from './options.ts';
import { type Figure, type Row, report, type Table } from './table.ts';

const { only, filters, seconds, ...lists } = readOptions({
  only: '',
  rows: '20000,200000,1000000',
  databases: 'embedded,postgres',
  filters: 10_000,
  seconds: 3,
});
const sizes = lists.rows.split(',').map(Number);
const databases = lists.databases.split(',') as Kind[];
/**
 * With this number of influencers, rates are compared with the baselines. With any other number, only the site is
 * measured (part `size`), and the p99 latency has a limit in milliseconds.
 */
const COMPARED = 20_000;
/** Maximum number of influencers for which the start is measured. */
const MAX_STARTED = 200_000;

const measures = (part: string) => only === '' || only.split(',').includes(part);

const sameResultFigures: Figure[] = [
  { name: 'filters asked', limit: { atLeast: 10_000 } },
  { name: 'that differ', limit: { atMost: 0 } },
];

/**
 * Delay from a change of a profile until the lists of every process show it. The first change (`first ms`) takes
 * longer, because no process has run a search yet.
 */
const freshnessFigures: Figure[] = [
  { name: 'processes' },
  { name: 'first ms', digits: 1 },
  { name: 'slowest ms', limit: { atMost: 50 }, digits: 1 },
];

const tables: Table[] = [];
await withPostgres(async (postgres) => {
  const emptyBytes = measures('size') ? await measureEmpty(postgres) : 0;
  if (filters > 0 && measures('same'))
    tables.push([
      'Influencer index and plain SQL, same filters',
      sameResultFigures,
      await compareResults(postgres),
    ]);
  for (const rows of sizes) {
    for (const kind of databases) {
      const home = await makeInfluencersHome(kind, rows, postgres);
      console.log(`${rows} influencers are in the ${kind} database.`);
      try {
        await measureHome(home, postgres, emptyBytes);
      } finally {
        await home.remove();
      }
    }
  }
});

report(tables);

async function measureHome(home: InfluencersHome, postgres: string, emptyBytes: number): Promise<void> {
  const isCompared = home.rows === COMPARED;
  if (measures('start') && (isCompared || (home.rows <= MAX_STARTED && home.kind === 'postgres')))
    await measureStart(add, home);
  if (measures('memory') && isCompared) await measureMemory(add, home);
  if (measures('rates') && isCompared) await compareRates(add, home, postgres, seconds);
  if (measures('size') && !isCompared) await measureSize(add, home, emptyBytes, seconds);
  if (measures('observed') && isCompared && home.kind === 'postgres')
    for (const row of await measureObserved(home, seconds))
      add('Access log and metrics, 32 connections', observedFigures, row);
  if (measures('freshness')) await addFreshness(home);
  if (measures('database') && isCompared && home.kind === 'postgres')
    await measureDatabase(add, home, seconds);
}

function add(title: string, figures: Figure[], row: Row): void {
  const [, , rows] = tables.find(([it]) => it === title) ?? [];
  if (rows) rows.push(row);
  else tables.push([title, figures, [row]]);
}

async function compareResults(postgres: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of databases) {
    const home = await makeHome(kind === 'postgres' ? postgres : undefined);
    const db = await home.open();
    const count = await compareWithSql(db, { influencers: 400, filters });
    rows.push({ page: kind, 'filters asked': count, 'that differ': 0 });
    await db.close();
    await home.remove();
  }
  return rows;
}

async function addFreshness(home: InfluencersHome): Promise<void> {
  await seedFreshness(home);
  const first = await startSite(home);
  const servers = home.kind === 'postgres' ? [first, await startSite(home)] : [first];
  try {
    add('Time until a committed change is in the responses', freshnessFigures, {
      page: `${home.kind}: ${home.rows}`,
      processes: servers.length,
      ...(await measureFreshness(servers)),
    });
  } finally {
    for (const server of servers) await server.stop();
  }
}
