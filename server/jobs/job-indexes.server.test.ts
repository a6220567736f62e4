import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aVisitor } from '#tests/people.ts';
import { plansOf } from '#tests/plans-of.ts';
import { claim, giveUpCrashing, msUntilNext } from './job-queue.ts';

const db = await testDatabase();

test('a worker finds its next job without reading the jobs that wait', async () => {
  await sql`insert into job (id, name, payload, run_at)
    select 'job-' || n, 'kind.' || n % 4, '{}',
      clock_timestamp() + (case n % 4 when 0 then 1 else -1 end) * n * interval '1 second'
    from generate_series(1, 20000) n`.execute(db.kysely);
  await sql`vacuum analyze job`.execute(db.kysely);
  const names = ['kind.0', 'kind.1', 'kind.2'];
  const plans = await plansOf(aVisitor(db), async ({ db }) => {
    await giveUpCrashing(db);
    // The job of `kind.2` with the number 19,998 has been due longest.
    expect(await claim(db, names, 60_000)).toMatchObject({ id: 'job-19998' });
    expect(await claim(db, names, 60_000)).toMatchObject({ id: 'job-19997' });
    await msUntilNext(db, names);
  });
  expect(plans.map((plan) => /\bjob_\w+_idx/.exec(plan)?.[0])).toEqual([
    'job_leased_idx',
    'job_next_idx',
    'job_next_idx',
    'job_next_idx',
  ]);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on job');
  expect(plans[1]).toMatch(/Index Cond: .*statement_timestamp/);
});
