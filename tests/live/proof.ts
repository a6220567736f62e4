/**
 * `npm run proof:live` runs conversations on a temporary PostgreSQL and an S3 store, with one process and with three
 * behind a proxy. Meanwhile, connections are cut, and processes are killed, restarted and frozen. At the end, no
 * process may accept a session that ended 50 ms before. Prints each figure with its limit. Exits with code 1 if a
 * figure misses its limit. `-- --processes=3` runs only that number of processes. `--messages=2000`, `--cuts=50` and
 * `--pause=0` shorten the proof.
 */
import { readOptions } from '#tests/bench/options.ts';
import { type Figure, report } from '#tests/bench/table.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { makeHome } from './fleet.ts';
import { prove } from './prove.ts';

const { processes: counts, ...extent } = readOptions({
  processes: '1,3',
  messages: 100_000,
  writers: 200,
  readers: 50,
  cuts: 1_000,
  kills: 6,
  releases: 3,
  pause: 125,
  losses: 10,
});
const figures: Figure[] = [
  { name: 'messages', limit: { atLeast: extent.messages } },
  { name: 'requests' },
  { name: 'not once', limit: { atMost: 0 } },
  { name: 'cuts', limit: { atLeast: extent.cuts } },
  { name: 'gaps, repeats', limit: { atMost: 0 } },
  { name: 'lost in rolls', limit: { atMost: 0 } },
  { name: 'cut off by SIGTERM', limit: { atMost: 0 } },
  { name: 'lost signal s', limit: { atMost: 5 }, digits: 2 },
  { name: 'sessions after 50 ms', limit: { atMost: 0 } },
  { name: 'minutes', digits: 1 },
];

const proved = await withPostgres(async (postgres) => {
  const all: Awaited<ReturnType<typeof prove>>[] = [];
  for (const processes of counts.split(',').map(Number)) {
    const home = await makeHome(postgres);
    try {
      const one = await prove(home, { processes, ...extent, mayFreeze: !process.env.TEST_DATABASE_URL });
      all.push(one);
      for (const fault of one.faults.slice(0, 20)) console.log(`✗ ${fault}`);
      console.log(`${one.row.page} done.`);
    } finally {
      await home.remove();
    }
  }
  return all;
});

const title =
  `${extent.readers} readers, ${extent.writers} writers; ${extent.kills} times kill -9, ${extent.releases} rolling releases, ` +
  `one process frozen for ${extent.pause} s, ${extent.losses} rounds without a listener`;
report([[title, figures, proved.map(({ row }) => row)]]);
if (proved.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
