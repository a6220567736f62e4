import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { compare } from './run.ts';
import { alteredTables } from './tables.ts';
import { aWorldToModel, type Real } from './world.ts';

const db = await testDatabase();
let real: Real;
beforeEach(async () => {
  real = await aWorldToModel(db);
});

/** A taste of `npm run proof:model`, which runs twenty times as far and alters every move in every way. */
const commands = 1_000;

test('campaigns, applications and time go as the tables say', async () => {
  expect(await compare(real, { commands })).toBeGreaterThanOrEqual(commands);
});

const removed = [...alteredTables()].filter(({ name }) => name.endsWith(' removed'));

test.each(removed)('the run fails with $name', async ({ tables }) => {
  await expect(compare(real, { commands, tables, shrink: false })).rejects.toThrow('Property failed');
});
