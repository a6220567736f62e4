import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { textsOf } from '#tests/guards/guard.ts';
import { faults } from './faults.ts';
import { compareDeals } from './run.ts';
import { aWorldOfDeals } from './world.ts';

/** The commands take ten seconds on an idle machine, and up to ten times as long on a busy machine. */
const LIMIT_MS = 10 * 60_000;

const db = await testDatabase();

/** `npm run proof:deals` runs 100 times as many commands and also plants the faults. */
test(
  'product and model agree on deals over time',
  async () => {
    const commands = 1_000;
    const real = await aWorldOfDeals(db);
    expect(await compareDeals(real, { commands })).toBeGreaterThanOrEqual(commands);
  },
  LIMIT_MS,
);

test.each(faults)('the text of the fault “$name” is in its file', (fault) => {
  const { whole, without } = textsOf(fault);
  expect(without).not.toBe(whole);
});
