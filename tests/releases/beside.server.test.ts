import { expect, test } from 'vitest';
import { newDatabase } from '#tests/global-setup.ts';
import { runBesidePreviousRelease } from './beside.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';

test.runIf(postgres)('people use the previous release and this one on one database', async ({ skip }) => {
  const database = await newDatabase(postgres);
  const rows = await runBesidePreviousRelease(database.url);
  await database.drop();
  const notRun = rows.find(({ ok }) => ok === 'not run');
  if (notRun) {
    console.warn(`\n~ not run: ${notRun.name}: ${notRun.value}`); // `.ci/run` repeats lines that begin with `~`.
    skip();
  }
  expect(rows.filter(({ ok }) => !ok)).toEqual([]);
});
