import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { CannotMove } from './cannot-move.ts';

const ROWS_PER_BATCH = 500;

export interface TableChecksum {
  table: string;
  rows: number;
  hash: string;
}

/** Returns all tables except the record of migrations. Foreign keys refer only to earlier tables of the list. */
export async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'migration' order by tablename`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select distinct referring.relname as "from", referred.relname as "to" from pg_constraint c
    join pg_class referring on referring.oid = c.conrelid join pg_class referred on referred.oid = c.confrelid
    where c.contype = 'f' and c.conrelid <> c.confrelid`.execute(db);
  return inOrder(
    tables.map(({ name }) => name),
    references,
  );
}

/** Returns a table with rows, or undefined if all tables are empty. Ignores the record of migrations. */
export async function findFilledTable(db: Kysely<Tables>): Promise<string | undefined> {
  for (const table of await tablesOf(db)) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

export function inOrder(tables: string[], references: { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const isBlocked = (table: string) =>
      references.some(({ from, to }) => from === table && tables.includes(to) && !ordered.includes(to));
    const next = tables.filter((it) => !ordered.includes(it) && !isBlocked(it));
    if (next.length === 0) throw new Error('Tables reference each other in a circle: none can be first.');
    ordered.push(...next);
  }
  return ordered;
}

export async function copyRows(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: string,
): Promise<TableChecksum> {
  return checksumOf(from, table, (rows) => insertRows(to, table, rows));
}

/** Leaves out generated columns, which the database computes. */
export async function insertRows(to: Kysely<Tables>, table: string, rows: readonly string[]): Promise<void> {
  const { rows: columns } = await sql<{
    name: string;
  }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(to);
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    to,
  );
}

/**
 * Returns the checksum of a table and passes each batch of rows to `each`. `db` must be a transaction, because a
 * cursor needs a transaction.
 */
export async function checksumOf(
  db: Kysely<Tables>,
  table: string,
  each: (rows: string[]) => Promise<void> = () => Promise.resolve(),
): Promise<TableChecksum> {
  const hash = createHash('sha256');
  let rows = 0;
  // Both databases must return the same text in the same order. The collation "C" does not depend on a locale.
  await sql`declare carried no scroll cursor for
    select to_jsonb(it)::text as "text" from ${sql.table(table)} it order by to_jsonb(it)::text collate "C"`.execute(
    db,
  );
  for (;;) {
    const page = await sql<{ text: string }>`fetch ${sql.lit(ROWS_PER_BATCH)} from carried`.execute(db);
    if (page.rows.length === 0) break;
    const texts = page.rows.map(({ text }) => text);
    rows += texts.length;
    for (const text of texts) hash.update(text).update('\n');
    await each(texts);
  }
  await sql`close carried`.execute(db);
  return { table, rows, hash: hash.digest('hex') };
}

export function requireSame(source: TableChecksum, target: TableChecksum): void {
  if (source.rows === target.rows && source.hash === target.hash) return;
  throw new CannotMove(
    `The table ${source.table} differs after the copy (${source.rows} rows before, ${target.rows} after): nothing was moved.`,
  );
}
