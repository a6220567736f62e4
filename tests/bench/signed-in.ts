/**
 * `npm run bench:signed-in` (Linux, PostgreSQL) prints the processor time of server and database per signed-in page,
 * with gzip. Exits with code 1 if a figure misses its limit. Comparisons, measured in turns:
 * - the list of influencers, against the list in the previous release and against a bare renderToString;
 * - dashboards, inboxes, campaign pages and the review of an application, against the previous release;
 * - each page that has search, invitations, shortlists, suggestions, a portfolio or saved searches, against a page that
 *   lacks this feature.
 *
 * Options after `--`:
 * - `--seconds=2` sets the duration of each measurement.
 * - `--rounds=5` sets the number of measurements per page.
 */
import type { Database } from '#db/open.server.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { previousRelease } from '#tests/releases/previous-release.ts';
import { startBaselines } from './browse/processes.ts';
import { queries } from './browse/queries.ts';
import { cookieOf } from './live/people.ts';
import { load } from './measure.ts';
import { readOptions } from './options.ts';
import { databaseSeconds, processorSeconds } from './processor.ts';
import { type FeaturePage, featurePages, seedFeatures } from './signed-in/features.ts';
import { openSite, type Site } from './signed-in/sites.ts';
import { type Figure, median, type Row, report } from './table.ts';

const CONNECTIONS = 8;

const { seconds, rounds } = readOptions({ seconds: 2, rounds: 5 });

const listFigures: Figure[] = [
  { name: 'bare ms', digits: 2 },
  { name: 'release ms', digits: 2 },
  { name: 'page ms', digits: 2 },
  { name: '× release', limit: { atLeast: 3 }, digits: 2 },
  { name: '% of bare', limit: { atLeast: 40 } },
  { name: 'database ms', digits: 2 },
];
const pageFigures: Figure[] = [
  { name: 'server ms', limit: { atMost: 5 }, digits: 2 },
  { name: 'database ms', limit: { atMost: 3 }, digits: 2 },
  { name: 'release ms', digits: 2 },
];

const featureFigures: Figure[] = [
  { name: 'server ms', digits: 2 },
  { name: 'database ms', digits: 2 },
  { name: 'both ms', limit: { atMost: 20 }, digits: 2 },
  { name: 'without it ms', digits: 2 },
];

const unfiltered = queries('unfiltered').map((query) => `/influencers?${query}`);
const pages: Record<string, { side: 'brand' | 'influencer'; paths: string[] }> = {
  'brand dashboard': { side: 'brand', paths: ['/client/dashboard'] },
  'influencer dashboard': { side: 'influencer', paths: ['/influencer/dashboard'] },
  'inbox of a brand': { side: 'brand', paths: ['/messages'] },
  'inbox of an influencer': { side: 'influencer', paths: ['/messages'] },
  'campaign of a brand': { side: 'brand', paths: ['/client/campaign/campaign-1'] },
  'campaign for an influencer': { side: 'influencer', paths: ['/influencer/campaign/campaign-1'] },
  review: { side: 'brand', paths: ['/client/campaigns/campaign-1/influencer/influencer-1'] },
};

interface Target {
  db: Database;
  pid: number;
  port: number;
  paths: string[];
  headers: Record<string, string>;
}
type Cost = { server: number; database: number };

await withPostgres(async (postgres) => {
  const release = await previousRelease();
  if ('missing' in release) throw new Error(release.missing);
  const older = await openSite(postgres, release.folder);
  const site = await openSite(postgres);
  const baselines = await startBaselines(site.databaseUrl);

  async function costs<Name extends string>(targets: Record<Name, Target>): Promise<Record<Name, Cost>> {
    const measured = new Map<Name, Cost[]>();
    for (let round = 0; round <= rounds; round++) {
      for (const [name, { pid, db, ...target }] of Object.entries(targets) as [Name, Target][]) {
        const before = [processorSeconds(pid), await databaseSeconds(db)] as const;
        const { responses } = await load({ ...target, connections: CONNECTIONS, seconds });
        const cost = {
          server: ((processorSeconds(pid) - before[0]) * 1000) / responses,
          database: (((await databaseSeconds(db)) - before[1]) * 1000) / responses,
        };
        measured.set(name, round === 0 ? [] : [...(measured.get(name) ?? []), cost]);
      }
    }
    const medians = Array.from(measured, ([name, all]) => [
      name,
      { server: median(all.map((it) => it.server)), database: median(all.map((it) => it.database)) },
    ]);
    return Object.fromEntries(medians) as Record<Name, Cost>;
  }

  const of = (
    { server: { pid, url }, db }: Site,
    side: 'brand' | 'influencer',
    paths: string[],
    nth = 1,
  ): Target => ({
    pid,
    db,
    port: Number(new URL(url).port),
    paths,
    headers: { cookie: cookieOf(side, nth), 'accept-encoding': 'gzip, deflate, br' },
  });
  try {
    const { bare, ...list } = await costs({
      bare: {
        ...baselines,
        db: site.db,
        headers: {},
        paths: queries('unfiltered').map((query) => `/cards?${query}`),
      },
      release: of(older, 'brand', unfiltered),
      page: of(site, 'brand', unfiltered),
    });
    const listRow: Row = {
      page: 'influencers',
      'bare ms': bare.server,
      'release ms': list.release.server,
      'page ms': list.page.server,
      '× release': list.release.server / list.page.server,
      '% of bare': (bare.server / list.page.server) * 100,
      'database ms': list.page.database,
    };
    const pageRows: Row[] = [];
    for (const [page, { side, paths }] of Object.entries(pages)) {
      const { ours, theirs } = await costs({ ours: of(site, side, paths), theirs: of(older, side, paths) });
      pageRows.push({
        page,
        'server ms': ours.server,
        'database ms': ours.database,
        'release ms': theirs.server,
      });
    }
    await seedFeatures(site.db);
    await site.server.restart();
    const featureRows: Row[] = [];
    for (const { page, full, beside } of featurePages) {
      const target = ({ side, nth, paths }: FeaturePage['full']) => of(site, side, paths, nth);
      const { ours, theirs } = await costs({ ours: target(full), theirs: target(beside) });
      featureRows.push({
        page,
        'server ms': ours.server,
        'database ms': ours.database,
        'both ms': ours.server + ours.database,
        'without it ms': theirs.server + theirs.database,
      });
    }
    report([
      ['The signed-in list of 20,000 influencers: processor time per page', listFigures, [listRow]],
      ['Signed-in pages: processor time per page', pageFigures, pageRows],
      ['Search, invitations, lists and works: processor time per page', featureFigures, featureRows],
    ]);
  } finally {
    await baselines.stop();
    await older.remove();
    await site.remove();
  }
});
