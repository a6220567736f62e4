/**
 * `npm run proof:reliability` kills, stops, freezes, fills and delays what the product depends on while people write.
 * Each acknowledged change must be stored exactly once, and the product must recover by itself. Prints each figure
 * with its limit. Exits with code 1 if a figure misses its limit or a fault cannot be caused here. `-- --quick`
 * shortens the proof of every fault. `-- --only kill,locked` selects faults. Needs PostgreSQL's programs. Mounts small
 * disks, which requires root.
 */
import { parseArgs } from 'node:util';
import { type Row, report, type Table } from '#tests/bench/table.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { proveWrongClock } from './clock.ts';
import { proveDealWork } from './deal-work.ts';
import { faultFigures, killFigures, type Proved, releaseFigures, workFigures } from './figures.ts';
import { proveFullEmbedded, proveFullPostgres } from './full-disks.ts';
import { proveKills } from './kills.ts';
import { outsideServices, proveHanging } from './outside-faults.ts';
import { postgresFaults, provePostgresFaults } from './postgres-faults.ts';
import { proveReleases } from './rolling-releases.ts';

type Result = Proved | { missing: string; page: string };

const names = [
  'kill',
  'deal-work',
  ...Object.keys(postgresFaults),
  'full',
  'full-embedded',
  ...outsideServices,
  'clock',
  'releases',
];
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const chosen = values.only?.split(',') ?? names;
const unknown = chosen.filter((it) => !names.includes(it));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. The rows are ${names.join(', ')}.`);
  process.exit(1);
}
const extent = values.quick
  ? { kills: 5, seconds: 8, releases: 1 }
  : { kills: 100, seconds: 60, releases: 20 };
const startedAt = performance.now();

const kills = await run('kill', () => [
  () => proveKills(undefined, extent.kills),
  () => withPostgres((postgres) => proveKills(postgres, extent.kills)),
]);
const work = await run('deal-work', () => [
  () => proveDealWork(undefined, extent.kills),
  () => withPostgres((postgres) => proveDealWork(postgres, extent.kills)),
]);
const faults = [
  ...(await several(Object.keys(postgresFaults), (some) => provePostgresFaults(some, extent.seconds))),
  ...(await run('full', () => [
    () => proveFullPostgres(extent.seconds).then((it) => named('PostgreSQL, disk full', it)),
  ])),
  ...(await run('full-embedded', () =>
    (['blocks', 'inodes'] as const).map(
      (of) => () => proveFullEmbedded(of, extent.seconds).then((it) => named(`embedded, no ${of}`, it)),
    ),
  )),
  ...(await several(outsideServices, (some) => proveHanging(some, extent.seconds))),
  ...(await run('clock', () =>
    ([1, -1] as const).map((days) => () => proveWrongClock(days, extent.seconds)),
  )),
];
const releases = await run('releases', () => [
  () => proveReleases(extent.releases).then((it) => named('rolling releases', it)),
]);

const tables: Table[] = [];
if (kills.length > 0) tables.push(['kill -9 under writes', killFigures(extent.kills), kills]);
if (work.length > 0) tables.push(['kill -9 under the work of deals', workFigures(extent.kills), work]);
if (faults.length > 0) tables.push([`Faults of ${extent.seconds} seconds`, faultFigures, faults]);
if (releases.length > 0)
  tables.push(['Rolling releases under writes', releaseFigures(extent.releases), releases]);
report(tables);
console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);

function run(name: string, proofs: () => (() => Promise<Result>)[]): Promise<Row[]> {
  return chosen.includes(name) ? rowsOf(proofs()) : Promise.resolve([]);
}

async function rowsOf(proofs: (() => Promise<Result>)[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const prove of proofs) rows.push(rowOf(await prove()));
  return rows;
}

async function several(all: string[], prove: (some: string[]) => Promise<Proved[]>): Promise<Row[]> {
  const some = all.filter((it) => chosen.includes(it));
  return some.length > 0 ? (await prove(some)).map(rowOf) : [];
}

function named(page: string, result: Proved | { missing: string }): Result {
  return 'missing' in result ? { page, ...result } : result;
}

function rowOf(result: Result): Row {
  if ('missing' in result) {
    console.log(`✗ ${result.page} was not run: ${result.missing}`);
    process.exitCode = 1;
    return { page: result.page, acknowledged: 'not run' };
  }
  const times = Map.groupBy(result.faults, (it) => it);
  for (const [fault, all] of [...times].slice(0, 20))
    console.log(`✗ ${fault}${all.length > 1 ? `, ${all.length} times` : ''}`);
  if (times.size > 0) process.exitCode = 1;
  console.log(
    `${result.row.page} done after ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`,
  );
  return result.row;
}
