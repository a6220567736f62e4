import { expect, test } from 'vitest';
import { ownDatabase } from '#tests/database.ts';
import { compareWithSql } from './compare.ts';

const db = await ownDatabase();

test('the influencer index returns the same results as plain SQL while influencers change', async () => {
  expect(await compareWithSql(db, { influencers: 200, filters: 500 })).toBe(500);
}, 120_000);
