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

/** `npm run proof:model` runs 20 times as many commands and also tests every alteration. */
const commands = 1_000;

test('product and model agree on campaigns and applications over time', async () => {
  expect(await compare(real, { commands })).toBeGreaterThanOrEqual(commands);
});

const removed = [...alteredTables()].filter(({ name }) => name.endsWith(' removed'));

test.each(removed)('the run detects the altered transition $name', async ({ tables }) => {
  await expect(compare(real, { commands, tables, shrink: false })).rejects.toThrow('Property failed');
});
