/**
 * `npm run bench:browse` seeds influencers, measures the site and its baselines, and prints each figure with its limit.
 * The exit code is 1 if a figure misses its limit. Run the bench on an idle machine. Options after `--`:
 * - `--rows=20000,200000` sets the numbers of influencers.
 * - `--databases=postgres` sets the kinds of database.
 * - `--filters=500` sets the number of filters that are compared with plain SQL.
 * - `--seconds=1` sets the duration of each measurement.
 * - `--only=observed` measures only the cost of the access log and the metrics.
 */
import { compareWithSql } from '#tests/browsing/compare.ts';
import { makeHome } from '#tests/live/fleet.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { measureFreshness } from './browse/freshness.ts';
import { slowestInteractions } from './browse/interaction.ts';
import { measureObserved, observedFigures } from './browse/observed.ts';
import {
  type InfluencersHome,
  type Kind,
  makeInfluencersHome,
  startBaselines,
  startSite,
} from './browse/processes.ts';
import { type QueryKind, queries } from './browse/queries.ts';
import { measureInTurns } from './measure.ts';
import { residentBytes } from './memory.ts';
import { readOptions } from './options.ts';
import { type Figure, type Row, report, type Table } from './table.ts';

const { filters, seconds, only, ...lists } = readOptions({
  rows: '20000,200000,1000000',
  databases: 'embedded,postgres',
  filters: 10_000,
  seconds: 3,
  only: '',
});
if (!['', 'observed'].includes(only)) throw new Error('--only has the value observed, or is absent.');
const sizes = lists.rows.split(',').map(Number);
const databases = lists.databases.split(',') as Kind[];
/**
 * At this number of influencers, the bench compares rates with the baselines. Above this number, the p99 latency
 * has a limit.
 */
const COMPARED = 20_000;
const SLOWEST_MS: Record<number, number> = { 200000: 50, 1000000: 100 };

/** Requests per second with 32 connections and 20,000 influencers. The baselines are a bare scan, and Hono with pg. */
const rateFigures: Figure[] = [
  { name: 'hello /s' },
  { name: 'scan /s' },
  { name: 'pg /s' },
  { name: 'ours /s' },
  { name: '% of scan', limit: { atLeast: 60 } },
  { name: 'scan p99 ms', digits: 1 },
  { name: 'p99 ms', digits: 1 },
  { name: '× scan p99', limit: { atMost: 2 }, digits: 2 },
];
const timesPg = (atLeast: number): Figure => ({ name: '× pg', limit: { atLeast }, digits: 1 });

/** Requests per second of the rendered page. The baseline is a bare renderToString of its 24 cards. */
const pageFigures: Figure[] = [
  { name: 'bare /s' },
  { name: 'page /s' },
  { name: '% of bare', limit: { atLeast: 40 } },
];

const sizeFigures = (p99: number): Figure[] => [
  { name: 'ours /s' },
  { name: 'p50 ms', digits: 1 },
  { name: 'p99 ms', limit: { atMost: p99 }, digits: 1 },
  { name: 'loaded in s', digits: 1 },
  // Memory for each influencer, measured after a garbage collection.
  { name: 'bytes a row', limit: { atMost: 1_000 } },
];

const sameResultFigures: Figure[] = [
  { name: 'filters asked', limit: { atLeast: 10_000 } },
  { name: 'that differ', limit: { atMost: 0 } },
];

/**
 * The delay from a change of a profile until the lists of every process show the change. The first change (`first
 * ms`) takes longer, because no process has run a search yet.
 */
const freshnessFigures: Figure[] = [
  { name: 'processes' },
  { name: 'first ms', digits: 1 },
  { name: 'slowest ms', limit: { atMost: 50 }, digits: 1 },
];

/** The longest interaction to next paint (INP) while dragging, pressing keys and typing. */
const interactionFigures: Figure[] = [
  { name: 'dragging ms', limit: { atMost: 100 } },
  { name: 'keys ms', limit: { atMost: 100 } },
  { name: 'typing ms', limit: { atMost: 100 } },
];

const tables: Table[] = [];
/**
 * Bytes of a process without influencers. The process uses PostgreSQL, because an embedded database would add its own
 * memory.
 */
let emptyBytes = 0;
await withPostgres(async (postgres) => {
  if (only) {
    const home = await makeInfluencersHome('postgres', COMPARED, postgres);
    await addObserved(home);
    return home.remove();
  }
  emptyBytes = await measureEmpty(postgres);
  if (filters > 0)
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
        await (rows === COMPARED ? compareRates(home, postgres) : measureSize(home));
        // Only PostgreSQL lets two processes use one database.
        if (rows === COMPARED && kind === 'postgres') await addObserved(home);
        await addFreshness(home);
      } finally {
        await home.remove();
      }
    }
  }
});

report(tables);

function add(title: string, figures: Figure[], row: Row): void {
  const [, , rows] = tables.find(([it]) => it === title) ?? [];
  if (rows) rows.push(row);
  else tables.push([title, figures, [row]]);
}

async function addObserved(home: InfluencersHome): Promise<void> {
  for (const row of await measureObserved(home, seconds))
    add('Access log and metrics, 32 connections', observedFigures, row);
}

async function compareResults(postgres: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of databases) {
    const home = await makeHome(kind === 'postgres' ? postgres : undefined);
    const db = await home.open();
    const count = await compareWithSql(db, { influencers: 400, filters });
    rows.push({ page: kind, 'filters asked': count, 'that differ': 0 }); // compareWithSql throws if a result differs.
    await db.close();
    await home.remove();
  }
  return rows;
}

async function compareRates(home: InfluencersHome, postgres: string): Promise<void> {
  const baselinesHome = home.databaseUrl ? home : await makeInfluencersHome('postgres', home.rows, postgres);
  const baselines = await startBaselines(baselinesHome.databaseUrl);
  const server = await startSite(home);
  try {
    const cookie = await signUpAt(server.url);
    const ours = { port: Number(new URL(server.url).port), headers: { cookie } };
    for (const [kind, times] of [
      ['text', 6],
      ['unfiltered', 3],
    ] as const) {
      const queryStrings = queries(kind);
      const at = (path: string) => queryStrings.map((query) => `${path}?${query}`);
      const targets = {
        hello: { port: baselines.port, paths: ['/hello'] },
        scan: { port: baselines.port, paths: at('/scan') },
        pg: { port: baselines.pgPort, paths: at('/pg') },
        ours: { ...ours, paths: at('/api/influencers') },
      };
      const measured = await measureInTurns(targets, { connections: 32, seconds });
      add(`${home.rows} influencers, 32 connections: ${kind}`, [...rateFigures, timesPg(times)], {
        page: home.kind,
        'hello /s': measured.hello.perSecond,
        'scan /s': measured.scan.perSecond,
        'pg /s': measured.pg.perSecond,
        'ours /s': measured.ours.perSecond,
        '% of scan': (measured.ours.perSecond / measured.scan.perSecond) * 100,
        'scan p99 ms': measured.scan.p99,
        'p99 ms': measured.ours.p99,
        '× scan p99': measured.ours.p99 / measured.scan.p99,
        '× pg': measured.ours.perSecond / measured.pg.perSecond,
      });
    }
    const queryStrings = queries('unfiltered');
    const { bare, page } = await measureInTurns(
      {
        bare: { port: baselines.port, paths: queryStrings.map((query) => `/cards?${query}`) },
        page: { ...ours, paths: queryStrings.map((query) => `/influencers?${query}`) },
      },
      { connections: 32, seconds },
    );
    add(`${home.rows} influencers, 32 connections: the page as the server renders it`, pageFigures, {
      page: home.kind,
      'bare /s': bare.perSecond,
      'page /s': page.perSecond,
      '% of bare': (page.perSecond / bare.perSecond) * 100,
    });
    const { dragging, keys, typing } = await slowestInteractions(server.url);
    add(
      `${home.rows} influencers, in a browser with a processor slowed down four times`,
      interactionFigures,
      {
        page: home.kind,
        'dragging ms': dragging,
        'keys ms': keys,
        'typing ms': typing,
      },
    );
  } finally {
    await baselines.stop();
    await server.stop();
    if (baselinesHome !== home) await baselinesHome.remove();
  }
}

async function measureSize(home: InfluencersHome): Promise<void> {
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

async function measureEmpty(postgres: string): Promise<number> {
  const home = await makeInfluencersHome('postgres', 0, postgres);
  const server = await startSite(home);
  const bytes = await residentBytes(server);
  await server.stop();
  await home.remove();
  return bytes;
}

/** Uses one process, or two processes on PostgreSQL. */
async function addFreshness(home: InfluencersHome): Promise<void> {
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
