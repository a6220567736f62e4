import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import type { StoredData } from './data-table.ts';
import { notPersonal } from './not-personal.ts';
import { storedData } from './stored-data.ts';

const db = await testDatabase();

const groups: StoredData[] = Object.values(storedData);
const tables = groups.flatMap((group) => Object.entries(group.tables));

it('assigns every column of the database once: to the export, withheld from it, or not personal', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema()`.execute(db.kysely);
  const personal = tables.flatMap(([table, { exported, withheld = [] }]) =>
    [...exported, ...withheld].map((column) => `${table}.${column}`),
  );
  const others = Object.entries(notPersonal).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  expect([...personal, ...others].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('keeps only columns of the table, each for one reason', () => {
  for (const [table, { exported, withheld = [], kept = {} }] of tables) {
    const names = Object.values(kept).flat();
    expect(new Set(names).size, table).toBe(names.length);
    expect([...exported, ...withheld], table).toEqual(expect.arrayContaining(names));
  }
});
