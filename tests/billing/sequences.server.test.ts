import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { alterations } from './alterations.ts';
import { playSequences } from './sequences.ts';

const db = await testDatabase();

/** `npm run proof:billing` runs 50 times as many sequences. */
test('the stored subscription equals Stripe’s, whatever order its webhook events arrive in', async () => {
  expect(await playSequences(db, { sequences: 200 })).toBeGreaterThan(1_000);
});

test.each(Object.entries(alterations))('the run detects the fault: %s', async (_, alter) => {
  await expect(playSequences(db, { sequences: 200, alter })).rejects.toThrow('Stripe has');
});
