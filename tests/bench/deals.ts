/**
 * `npm run bench:deals` (PostgreSQL) inserts 100,000 deals into one of two equal sites. Compares the dashboards of the
 * two sites in turns, one request at a time. Measures the median time and the processor time of server and database.
 * Then runs 2,000 due deadlines. Exits with code 1 if a figure misses its limit. `-- --seconds=2` sets the duration of
 * each measurement.
 */
import { dayOf } from '#domain/clock.ts';
import { runDueDeadlines } from '#domain/deadlines/run-due-deadlines.server.ts';
import { aVisitor } from '#tests/people.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { seedDeals } from './deals/seed.ts';
import { cookieOf } from './live/people.ts';
import { load } from './measure.ts';
import { readOptions } from './options.ts';
import { databaseSeconds, processorSeconds as processorOf } from './processor.ts';
import { openSite, type Site } from './signed-in/sites.ts';
import { type Figure, median, type Row, report } from './table.ts';

const DEALS = 100_000;

const { seconds } = readOptions({ seconds: 2 });

const pageFigures: Figure[] = [
  { name: 'without ms', digits: 2 },
  { name: 'with ms', digits: 2 },
  { name: 'gain ms', limit: { atMost: 3 }, digits: 2 },
  { name: 'processor gain ms', digits: 2 },
];
const deadlineFigures: Figure[] = [
  { name: 'deadlines' },
  { name: 'ms each', limit: { atMost: 5 }, digits: 2 },
  { name: 'processor ms each', limit: { atMost: 5 }, digits: 2 },
];

const dashboards = { brand: '/client/dashboard', influencer: '/influencer/dashboard' } as const;
const ROUNDS = 7;

await withPostgres(async (postgres) => {
  const empty = await openSite(postgres);
  const full = await openSite(postgres);
  await seedDeals(full.db, DEALS);
  const measure = async (site: Site, side: keyof typeof dashboards) => {
    const before = processorOf(site.server.pid) + (await databaseSeconds(site.db));
    const { responses, p50 } = await load({
      port: Number(new URL(site.server.url).port),
      paths: [dashboards[side]],
      headers: { cookie: cookieOf(side, 1), 'accept-encoding': 'gzip, deflate, br' },
      connections: 1,
      seconds,
    });
    const after = processorOf(site.server.pid) + (await databaseSeconds(site.db));
    return { p50, processor: ((after - before) * 1_000) / responses };
  };
  try {
    const rows: Row[] = [];
    for (const side of ['brand', 'influencer'] as const) {
      const rounds = [];
      for (let round = 0; round <= ROUNDS; round++)
        rounds.push({ without: await measure(empty, side), with: await measure(full, side) });
      const measured = rounds.slice(1); // The first round warms up.
      const gainOf = (figure: 'p50' | 'processor') =>
        median(measured.map((it) => it.with[figure] - it.without[figure]));
      rows.push({
        page: `dashboard of the first ${side}`,
        'without ms': median(measured.map((it) => it.without.p50)),
        'with ms': median(measured.map((it) => it.with.p50)),
        'gain ms': gainOf('p50'),
        'processor gain ms': gainOf('processor'),
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
  // Otherwise the server would run the same deadlines.
  await server.stop();
  await db.kysely
    .updateTable('deal')
    .set({ due_at: new Date(Date.now() - 3_600_000) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('offer')
        .select('deal_id')
        .where('status', '=', 'open')
        .where('expires_on', '<', dayOf(new Date())),
    )
    .execute();
  const ctx = { ...aVisitor(db), now: new Date() };
  const count = () => {
    const due = db.kysely.selectFrom('deal').where('due_at', '<=', ctx.now);
    return due.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  };
  const before = Number((await count()).count);
  const processor = async () => processorOf(process.pid) + (await databaseSeconds(db));
  const [start, processorBefore] = [performance.now(), await processor()];
  await runDueDeadlines(ctx);
  const ms = performance.now() - start;
  const processorMs = ((await processor()) - processorBefore) * 1_000;
  const after = Number((await count()).count);
  const deadlines = before - after;
  return {
    page: 'offers that expire',
    deadlines,
    'ms each': ms / deadlines,
    'processor ms each': processorMs / deadlines,
  };
}
