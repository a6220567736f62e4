/**
 * `npm run bench:browse`: seeds influencers, starts what is compared, asks, and prints each figure under its limit. Ends with 1
 * when one is missed. It wants the machine for itself. `-- --rows=20000,200000` takes only these sizes, `--databases=postgres`
 * only these databases, `--filters=500` compares fewer filters with plain SQL, and `--seconds=1` measures more shortly.
 */
import { parseArgs } from 'node:util';
import { migrate } from '#db/migrate.server.ts';
import { openInMemory, openPostgres } from '#db/open.server.ts';
import { compareWithSql } from '#tests/browsing/compare.ts';
import { onServer, urlOf } from '#tests/global-setup.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { signUpAt } from '#tests/sign-up.ts';
import {
  ofFreshness,
  ofInteractions,
  ofPages,
  ofRates,
  ofSizes,
  ofTruth,
  timesPg,
} from './browse/figures.ts';
import { news } from './browse/freshness.ts';
import { slowestInteractions } from './browse/interaction.ts';
import { type Kind as Questions, questions } from './browse/questions.ts';
import { type Home, type Kind, load, makeHome, startOver, startRivals } from './browse/stage.ts';
import { heldBytes } from './held-bytes.ts';
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
/** The size at which rates are compared; past it the slowest answers count. */
const COMPARED = 20_000;
const SLOWEST_MS: Record<number, number> = { 200000: 50, 1000000: 100 };

const tables: [title: string, Figure[], Row[]][] = [];
/** Of a process that has no influencers in its memory. The embedded database takes its own, which is not counted. */
let bytesOfNone = 0;
await withPostgres(async (postgres) => {
  bytesOfNone = await measureNone(postgres);
  if (filters > 0)
    tables.push(['Catalogue and plain SQL, asked for the same', ofTruth, await truth(postgres)]);
  for (const rows of sizes) {
    for (const kind of databases) {
      const home = await makeHome(kind, rows, postgres);
      console.log(`${rows} influencers are in the ${kind} database.`);
      try {
        await (rows === COMPARED ? compareRates(home, postgres) : measureSize(home));
        await measureNews(home);
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
  missed.length > 0 ? `\n${missed.length} figures miss their limit (✗).` : '\nEvery figure keeps its limit.',
);
if (missed.length > 0) process.exitCode = 1;

/** Adds a row to the table of this title. */
function add(title: string, figures: Figure[], row: Row): void {
  const [, , rows] = tables.find(([it]) => it === title) ?? [];
  if (rows) rows.push(row);
  else tables.push([title, figures, [row]]);
}

async function truth(postgres: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of databases) {
    const name = 'accolade_browse_truth';
    if (kind === 'postgres') await onServer(postgres, `create database ${name}`);
    const db = await (kind === 'postgres' ? openPostgres(urlOf(postgres, name)) : openInMemory());
    await migrate(db);
    const asked = await compareWithSql(db, { influencers: 400, filters });
    rows.push({ page: kind, 'filters asked': asked, 'that differ': 0 }); // the first that does would have thrown
    await db.close();
    if (kind === 'postgres') await onServer(postgres, `drop database ${name}`);
  }
  return rows;
}

/** In turns, so that whatever else the machine does falls on all alike. */
async function compareRates(home: Home, postgres: string): Promise<void> {
  const rivalsHome = home.databaseUrl ? home : await makeHome('postgres', home.rows, postgres);
  const rivals = await startRivals(rivalsHome.databaseUrl);
  const server = await startOver(home);
  try {
    const cookie = await signUpAt(server.url);
    const ours = { port: Number(new URL(server.url).port), cookie };
    for (const [kind, times] of [
      ['text', 6],
      ['everybody', 3],
    ] as const) {
      const asked = questions(kind);
      const at = (path: string) => asked.map((query) => `${path}?${query}`);
      const targets = {
        hello: { port: rivals.port, paths: ['/hello'] },
        scan: { port: rivals.port, paths: at('/scan') },
        pg: { port: rivals.pgPort, paths: at('/pg') },
        ours: { ...ours, paths: at('/api/influencers') },
      };
      const measured = await inTurns(targets, 32);
      const rate = (name: keyof typeof targets) => median(measured[name].map((it) => it.perSecond));
      const p99 = (name: keyof typeof targets) => median(measured[name].map((it) => it.p99));
      add(`${home.rows} influencers, 32 connections: ${kind}`, [...ofRates, timesPg(times)], {
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
    const asked = questions('everybody');
    const { bare, page } = await inTurns(
      {
        bare: { port: rivals.port, paths: asked.map((query) => `/cards?${query}`) },
        page: { ...ours, paths: asked.map((query) => `/influencers?${query}`) },
      },
      32,
    );
    const [bareRate, pageRate] = [bare, page].map((rounds) => median(rounds.map((it) => it.perSecond)));
    add(`${home.rows} influencers, 32 connections: the page as the server draws it`, ofPages, {
      page: home.kind,
      'bare /s': bareRate,
      'page /s': pageRate,
      '% of bare': ((pageRate ?? 0) / (bareRate ?? 1)) * 100,
    });
    const { dragging, keys, typing } = await slowestInteractions(server.url);
    add(`${home.rows} influencers, in a browser whose processor is four times slower`, ofInteractions, {
      page: home.kind,
      'dragging ms': dragging,
      'keys ms': keys,
      'typing ms': typing,
    });
  } finally {
    rivals.stop();
    await server.stop();
    if (rivalsHome !== home) await rivalsHome.remove();
  }
}

async function inTurns<Name extends string>(
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
  const began = performance.now();
  const server = await startOver(home);
  const loadedIn = (performance.now() - began) / 1000;
  try {
    const bytes = ((await heldBytes(server)) - bytesOfNone) / home.rows;
    const cookie = await signUpAt(server.url);
    const paths = (kind: Questions) => questions(kind).map((query) => `/api/influencers?${query}`);
    for (const kind of ['text', 'mixed'] as const) {
      const target = { port: Number(new URL(server.url).port), paths: paths(kind), cookie };
      const { ours } = await inTurns({ ours: target }, 8);
      add(`${home.rows} influencers, 8 connections`, ofSizes(SLOWEST_MS[home.rows] ?? 100), {
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

async function measureNone(postgres: string): Promise<number> {
  const home = await makeHome('postgres', 0, postgres);
  const server = await startOver(home);
  const bytes = await heldBytes(server);
  await server.stop();
  await home.remove();
  return bytes;
}

/** On PostgreSQL of two processes, whose first one hears of it. */
async function measureNews(home: Home): Promise<void> {
  const first = await startOver(home);
  const servers = home.kind === 'postgres' ? [first, await startOver(home)] : [first];
  try {
    add('Until a committed change is in the answers', ofFreshness, {
      page: `${home.kind}: ${home.rows}`,
      processes: servers.length,
      ...(await news(servers)),
    });
  } finally {
    for (const server of servers) await server.stop();
  }
}
