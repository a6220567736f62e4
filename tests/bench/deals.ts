/**
 * `npm run bench:deals` (PostgreSQL) inserts 100,000 deals into one of two equal sites. Compares their dashboards in
 * turns, one request at a time. Then runs 2,000 due deadlines. Exits with code 1 if a figure misses its limit.
 * `-- --seconds=2` sets the duration of each measurement.
 */
import { runDueDeadlines } from '#domain/deadlines/run-due-deadlines.server.ts';
import { aVisitor } from '#tests/people.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { seedDeals } from './deals/seed.ts';
import { cookieOf } from './live/people.ts';
import { measureInTurns } from './measure.ts';
import { readOptions } from './options.ts';
import { openSite, type Site } from './signed-in/sites.ts';
import { type Figure, type Row, report } from './table.ts';

const DEALS = 100_000;

const { seconds } = readOptions({ seconds: 2 });

const pageFigures: Figure[] = [
  { name: 'without ms', digits: 2 },
  { name: 'with ms', digits: 2 },
  { name: 'gain ms', limit: { atMost: 3 }, digits: 2 },
];
const deadlineFigures: Figure[] = [
  { name: 'deadlines' },
  { name: 'ms each', limit: { atMost: 5 }, digits: 2 },
];

const dashboards = { brand: '/client/dashboard', influencer: '/influencer/dashboard' } as const;

await withPostgres(async (postgres) => {
  const empty = await openSite(postgres);
  const full = await openSite(postgres);
  await seedDeals(full.db, DEALS);
  const target = ({ server: { url } }: Site, side: keyof typeof dashboards) => ({
    port: Number(new URL(url).port),
    paths: [dashboards[side]],
    headers: { cookie: cookieOf(side, 1), 'accept-encoding': 'gzip, deflate, br' },
  });
  try {
    const rows: Row[] = [];
    for (const side of ['brand', 'influencer'] as const) {
      const targets = { without: target(empty, side), with: target(full, side) };
      const measured = await measureInTurns(targets, { connections: 1, seconds });
      rows.push({
        page: `dashboard of the first ${side}`,
        'without ms': measured.without.p50,
        'with ms': measured.with.p50,
        'gain ms': measured.with.p50 - measured.without.p50,
      });
    }
    report([
      [`Median time of a page, without and with ${DEALS.toLocaleString('en')} deals`, pageFigures, rows],
      ['Deadlines that are due', deadlineFigures, [await dueDeadlines(full)]],
    ]);
  } finally {
    await empty.remove();
    await full.remove();
  }
});

async function dueDeadlines({ server, db }: Site): Promise<Row> {
  // The server would run the same deadlines.
  await server.stop();
  const ctx = { ...aVisitor(db), now: new Date() };
  const count = () => {
    const due = db.kysely.selectFrom('deal').where('due_at', '<=', ctx.now);
    return due.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  };
  const before = Number((await count()).count);
  const start = performance.now();
  await runDueDeadlines(ctx);
  const ms = performance.now() - start;
  const after = Number((await count()).count);
  return { page: 'offers that expire', deadlines: before - after, 'ms each': ms / (before - after) };
}
