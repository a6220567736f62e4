/**
 * `npm run proof:erasure` erases 1,000 accounts on the embedded database and on a temporary PostgreSQL. Meanwhile,
 * other people apply, decide, write, upload and browse. Afterwards, every count, list and figure of the people who stay
 * must equal a query over raw rows. The database must contain no text of the erased people. Prints each figure with its
 * limit. Exits with code 1 if a figure misses its limit. `-- --leaving=100` shortens the proof, `-- --on=embedded`
 * selects a database.
 */
import { readOptions } from '#tests/bench/options.ts';
import { type Figure, type Row, report } from '#tests/bench/table.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { proveErasures } from './prove.ts';

const { leaving, staying, on } = readOptions({ leaving: 1_000, staying: 20, on: 'embedded,postgres' });

const figures: Figure[] = [
  { name: 'erased', limit: { atLeast: leaving } },
  { name: 'minutes', digits: 1 },
  { name: 'acts of others', limit: { atLeast: 1 } },
  { name: 'lost', limit: { atMost: 0 } },
  { name: 'doubled', limit: { atMost: 0 } },
  { name: 'failed', limit: { atMost: 0 } },
  { name: 'pages', limit: { atLeast: 1 } },
  { name: 'broken', limit: { atMost: 0 } },
  { name: 'slowest s', digits: 1 },
  { name: 'figures', limit: { atLeast: 1 } },
  { name: 'wrong', limit: { atMost: 0 } },
  { name: 'traces', limit: { atMost: 0 } },
];

const rows: Row[] = [];
for (const kind of on.split(',')) {
  const prove = (url?: string) => proveErasures(url, { leaving, staying });
  const { row, faults } = kind === 'embedded' ? await prove() : await withPostgres(prove);
  const times = Map.groupBy(faults, (it) => it);
  for (const [fault, all] of [...times].slice(0, 20))
    console.log(`✗ ${fault}${all.length > 1 ? `, ${all.length} times` : ''}`);
  if (faults.length > 0) process.exitCode = 1;
  rows.push(row);
  console.log(`${row.page} done.`);
}
report([[`${leaving} erasures while ${2 * staying} others work`, figures, rows]]);
