import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { CannotMove } from './cannot-move.ts';

const AT_ONCE = 500;

/** How many rows a table has, and a hash of all of them: equal only when the tables are. */
export interface Sum {
  table: string;
  rows: number;
  hash: string;
}

/** Our tables but the record of migrations, each after those it refers to. */
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

/** Each after those it refers to. */
export function inOrder(tables: string[], references: { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const waits = (table: string) =>
      references.some(({ from, to }) => from === table && tables.includes(to) && !ordered.includes(to));
    const next = tables.filter((it) => !ordered.includes(it) && !waits(it));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle: none can be first.');
    ordered.push(...next);
  }
  return ordered;
}

/** Writes all rows of the table into an empty one of the same shape, and gives the sum of what was read. */
export async function carry(from: Kysely<Tables>, to: Kysely<Tables>, table: string): Promise<Sum> {
  const { rows: columns } = await sql<{
    name: string;
  }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(to);
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  return sumOf(from, table, async (rows) => {
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
      to,
    );
  });
}

/** The sum of a table, read inside a transaction of `db`, some rows at a time. */
export async function sumOf(
  db: Kysely<Tables>,
  table: string,
  each: (rows: string[]) => Promise<void> = () => Promise.resolve(),
): Promise<Sum> {
  const hash = createHash('sha256');
  let rows = 0;
  // As text, which both databases write alike; the order needs no key and no language.
  await sql`declare carried no scroll cursor for
    select to_jsonb(it)::text as "text" from ${sql.table(table)} it order by to_jsonb(it)::text collate "C"`.execute(
    db,
  );
  for (;;) {
    const page = await sql<{ text: string }>`fetch ${sql.lit(AT_ONCE)} from carried`.execute(db);
    if (page.rows.length === 0) break;
    const texts = page.rows.map(({ text }) => text);
    rows += texts.length;
    for (const text of texts) hash.update(text).update('\n');
    await each(texts);
  }
  await sql`close carried`.execute(db);
  return { table, rows, hash: hash.digest('hex') };
}

/** Throws CannotMove unless what arrived is what left. */
export function requireSame(left: Sum, arrived: Sum): void {
  if (left.rows === arrived.rows && left.hash === arrived.hash) return;
  throw new CannotMove(
    `The table ${left.table} did not arrive as it was (${left.rows} rows left, ${arrived.rows} arrived): nothing was moved.`,
  );
}
