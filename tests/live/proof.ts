/**
 * `npm run proof:live`: runs conversations on a temporary PostgreSQL and an S3 store, with one process and with three behind a
 * proxy, while connections are cut and processes are killed, released and frozen. Prints each figure with its limit and exits
 * with 1 if one is missed. `-- --processes=3` runs that number only; `--messages=2000`, `--cuts=50`, `--pause=0` shorten it.
 */
import { parseArgs } from 'node:util';
import { type Figure, report } from '#tests/bench/table.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { makeHome } from './fleet.ts';
import { prove } from './prove.ts';

const number = (value: number) => ({ type: 'string', default: String(value) }) as const;
const { values: options } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,3' },
    messages: number(100_000),
    writers: number(200),
    readers: number(50),
    cuts: number(1_000),
    kills: number(6),
    releases: number(3),
    pause: number(125),
    losses: number(10),
  },
});
const figures: Figure[] = [
  { name: 'messages', limit: { atLeast: Number(options.messages) } },
  { name: 'requests' },
  { name: 'not once', limit: { atMost: 0 } },
  { name: 'cuts', limit: { atLeast: Number(options.cuts) } },
  { name: 'gaps, repeats', limit: { atMost: 0 } },
  { name: 'lost in rolls', limit: { atMost: 0 } },
  { name: 'cut off by SIGTERM', limit: { atMost: 0 } },
  { name: 'lost signal s', limit: { atMost: 5 }, digits: 2 },
  { name: 'minutes', digits: 1 },
];

const proved = await withPostgres(async (postgres) => {
  const all: Awaited<ReturnType<typeof prove>>[] = [];
  for (const processes of options.processes.split(',').map(Number)) {
    const home = await makeHome(postgres);
    try {
      const one = await prove(home, {
        processes,
        messages: Number(options.messages),
        writers: Number(options.writers),
        readers: Number(options.readers),
        cuts: Number(options.cuts),
        kills: Number(options.kills),
        releases: Number(options.releases),
        pauseSeconds: Number(options.pause),
        losses: Number(options.losses),
        mayFreeze: !process.env.TEST_DATABASE_URL,
      });
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
  `${options.readers} readers, ${options.writers} writers; ${options.kills} times kill -9, ${options.releases} rolling releases, ` +
  `one process frozen for ${options.pause} s, ${options.losses} rounds without a listener`;
report([[title, figures, proved.map(({ row }) => row)]]);
if (proved.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
