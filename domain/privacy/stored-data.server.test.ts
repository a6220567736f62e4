import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { notPersonal } from './not-personal.ts';
import { storedData } from './stored-data.ts';

const db = await testDatabase();

const namesIn = (columns: Record<string, readonly string[]>) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));

it('declares every column of the database once, as personal or not', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema()`.execute(db.kysely);
  const declared = [...Object.values(storedData).map(({ columns }) => columns), notPersonal].flatMap(namesIn);
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
