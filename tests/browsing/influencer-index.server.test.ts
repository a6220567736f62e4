import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { compareWithSql } from './compare.ts';

const db = await testDatabase();

test('the influencer index returns the same results as plain SQL while influencers change', async () => {
  expect(await compareWithSql(db, { influencers: 200, filters: 500 })).toBe(500);
}, 120_000);
