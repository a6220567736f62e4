/**
 * `npm run bench:browse`: seeds influencers, measures the site and its baselines, and prints each figure with its limit. Exits
 * with 1 if one is missed. Run it on an idle machine. `-- --rows=20000,200000` uses only these sizes, `--databases=postgres`
 * only these databases, `--filters=500` compares fewer filters with plain SQL, and `--seconds=1` shortens each measurement.
 */
import { parseArgs } from 'node:util';
import { migrate } from '#db/migrate.server.ts';
import { openInMemory, openPostgres } from '#db/open.server.ts';
import { compareWithSql } from '#tests/browsing/compare.ts';
import { onServer, urlOf } from '#tests/global-setup.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { signUpAt } from '#tests/sign-up.ts';
import {
  freshnessFigures,
  interactionFigures,
  pageFigures,
  rateFigures,
  sameResultFigures,
  sizeFigures,
  timesPg,
} from './browse/figures.ts';
import { measureFreshness } from './browse/freshness.ts';
import { slowestInteractions } from './browse/interaction.ts';
import { type Home, type Kind, load, makeHome, startBaselines, startSite } from './browse/processes.ts';
import { type QueryKind, queries } from './browse/queries.ts';
import { residentBytes } from './memory.ts';
import { type Figure, isMissed, median, type Row, tableOf } from './table.ts';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '20000,200000,1000000' },
    databases: { type: 'string', default: 'embedded,postgres' },
    filters: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '3' },
  },
});
const sizes = options.rows.split(',').map(Number);
const databases = options.databases.split(',') as Kind[];
const filters = Number(options.filters);
const seconds = Number(options.seconds);
const ROUNDS = 5;
/** The size at which rates are compared. Larger sizes are limited by the slowest responses. */
const COMPARED = 20_000;
const SLOWEST_MS: Record<number, number> = { 200000: 50, 1000000: 100 };

const tables: [title: string, Figure[], Row[]][] = [];
/** Memory of a process without influencers. It is measured on PostgreSQL, because the embedded database is in the same process. */
let emptyBytes = 0;
await withPostgres(async (postgres) => {
  emptyBytes = await measureEmpty(postgres);
  if (filters > 0)
    tables.push([
      'Influencer index and plain SQL, same filters',
      sameResultFigures,
      await compareResults(postgres),
    ]);
  for (const rows of sizes) {
    for (const kind of databases) {
      const home = await makeHome(kind, rows, postgres);
      console.log(`${rows} influencers are in the ${kind} database.`);
      try {
        await (rows === COMPARED ? compareRates(home, postgres) : measureSize(home));
        await addFreshness(home);
      } finally {
        await home.remove();
      }
    }
  }
});

for (const [title, figures, rows] of tables) console.log(`\n${title}\n${tableOf(figures, rows)}`);
const missed = tables.flatMap(([, figures, rows]) =>
  rows.flatMap((row) => figures.filter((figure) => isMissed(figure, row[figure.name]))),
);
console.log(
  missed.length > 0
    ? `\n${missed.length} figures miss their limit (✗).`
    : '\nEvery figure is within its limit.',
);
if (missed.length > 0) process.exitCode = 1;

/** Adds a row to the table of this title. */
function add(title: string, figures: Figure[], row: Row): void {
  const [, , rows] = tables.find(([it]) => it === title) ?? [];
  if (rows) rows.push(row);
  else tables.push([title, figures, [row]]);
}

async function compareResults(postgres: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of databases) {
    const name = 'accolade_browse_truth';
    if (kind === 'postgres') await onServer(postgres, `create database ${name}`);
    const db = await (kind === 'postgres' ? openPostgres(urlOf(postgres, name)) : openInMemory());
    await migrate(db);
    const count = await compareWithSql(db, { influencers: 400, filters });
    rows.push({ page: kind, 'filters asked': count, 'that differ': 0 }); // a difference throws
    await db.close();
    if (kind === 'postgres') await onServer(postgres, `drop database ${name}`);
  }
  return rows;
}

/** Measures the targets in turns, so that other load on the machine affects all of them alike. */
async function compareRates(home: Home, postgres: string): Promise<void> {
  const baselinesHome = home.databaseUrl ? home : await makeHome('postgres', home.rows, postgres);
  const baselines = await startBaselines(baselinesHome.databaseUrl);
  const server = await startSite(home);
  try {
    const cookie = await signUpAt(server.url);
    const ours = { port: Number(new URL(server.url).port), cookie };
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
      const measured = await measureInTurns(targets, 32);
      const rate = (name: keyof typeof targets) => median(measured[name].map((it) => it.perSecond));
      const p99 = (name: keyof typeof targets) => median(measured[name].map((it) => it.p99));
      add(`${home.rows} influencers, 32 connections: ${kind}`, [...rateFigures, timesPg(times)], {
        page: home.kind,
        'hello /s': rate('hello'),
        'scan /s': rate('scan'),
        'pg /s': rate('pg'),
        'ours /s': rate('ours'),
        '% of scan': (rate('ours') / rate('scan')) * 100,
        'scan p99 ms': p99('scan'),
        'p99 ms': p99('ours'),
        '× scan p99': p99('ours') / p99('scan'),
        '× pg': rate('ours') / rate('pg'),
      });
    }
    const queryStrings = queries('unfiltered');
    const { bare, page } = await measureInTurns(
      {
        bare: { port: baselines.port, paths: queryStrings.map((query) => `/cards?${query}`) },
        page: { ...ours, paths: queryStrings.map((query) => `/influencers?${query}`) },
      },
      32,
    );
    const [bareRate, pageRate] = [bare, page].map((rounds) => median(rounds.map((it) => it.perSecond)));
    add(`${home.rows} influencers, 32 connections: the page as the server renders it`, pageFigures, {
      page: home.kind,
      'bare /s': bareRate,
      'page /s': pageRate,
      '% of bare': ((pageRate ?? 0) / (bareRate ?? 1)) * 100,
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
    baselines.stop();
    await server.stop();
    if (baselinesHome !== home) await baselinesHome.remove();
  }
}

async function measureInTurns<Name extends string>(
  targets: Record<Name, { port: number; paths: string[]; cookie?: string }>,
  connections: number,
) {
  const names = Object.keys(targets) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Awaited<ReturnType<typeof load>>[]
  >;
  for (const name of names) await load({ ...targets[name], connections, seconds });
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) measured[name].push(await load({ ...targets[name], connections, seconds }));
  }
  return measured;
}

async function measureSize(home: Home): Promise<void> {
  const startedAt = performance.now();
  const server = await startSite(home);
  const loadedIn = (performance.now() - startedAt) / 1000;
  try {
    const bytes = ((await residentBytes(server)) - emptyBytes) / home.rows;
    const cookie = await signUpAt(server.url);
    const paths = (kind: QueryKind) => queries(kind).map((query) => `/api/influencers?${query}`);
    for (const kind of ['text', 'mixed'] as const) {
      const target = { port: Number(new URL(server.url).port), paths: paths(kind), cookie };
      const { ours } = await measureInTurns({ ours: target }, 8);
      add(`${home.rows} influencers, 8 connections`, sizeFigures(SLOWEST_MS[home.rows] ?? 100), {
        page: `${home.kind}: ${kind}`,
        'ours /s': median(ours.map((it) => it.perSecond)),
        'p50 ms': median(ours.map((it) => it.p50)),
        'p99 ms': median(ours.map((it) => it.p99)),
        ...(kind === 'mixed' && { 'loaded in s': loadedIn }),
        ...(kind === 'mixed' && home.kind === 'postgres' && { 'bytes a row': bytes }),
      });
    }
  } finally {
    await server.stop();
  }
}

async function measureEmpty(postgres: string): Promise<number> {
  const home = await makeHome('postgres', 0, postgres);
  const server = await startSite(home);
  const bytes = await residentBytes(server);
  await server.stop();
  await home.remove();
  return bytes;
}

/** On PostgreSQL with two processes, of which the first gets the change. */
async function addFreshness(home: Home): Promise<void> {
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
