import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { alterations } from './alterations.ts';
import { playSequences } from './sequences.ts';

const db = await testDatabase();

/** A taste of `npm run proof:billing`, which plays fifty times as many. */
test('whatever order its notices come in, we keep what Stripe has', async () => {
  expect(await playSequences(db, { sequences: 200 })).toBeGreaterThan(1_000);
});

test.each(Object.entries(alterations))('the run notices when %s', async (_, alter) => {
  await expect(playSequences(db, { sequences: 200, alter })).rejects.toThrow('Stripe has');
});
