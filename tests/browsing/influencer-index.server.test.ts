import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { compareWithSql } from './compare.ts';

const db = await testDatabase();

test('the catalogue answers as plain SQL does, while influencers change', async () => {
  expect(await compareWithSql(db, { influencers: 200, filters: 500 })).toBe(500);
}, 120_000);
