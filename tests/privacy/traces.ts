import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import type { StoredData } from '#domain/privacy/data-table.ts';
import { storedData } from '#domain/privacy/stored-data.ts';
import type { Mark } from './mark-rows.ts';

/** Returns all rows of all tables as one text. */
export async function wholeDatabase({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(kysely);
  const contents = await Promise.all(
    rows.map(({ name }) => sql`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(kysely)),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}

/** Returns whether an erasure keeps the column, as the erasure page states. */
export function isKept({ table, column }: Mark): boolean {
  const groups: StoredData[] = Object.values(storedData);
  const kept = groups.flatMap((group) => Object.values(group.tables[table]?.kept ?? {})).flat();
  return kept.includes(column);
}
