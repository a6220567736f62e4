import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';

/** The rows of larger tables are not counted. The planner's estimate is used instead. */
const MAX_COUNTED_BYTES = 64 * 1024 * 1024;

/** Names of the totals, which are listed and stored together with the tables. No table has these names. */
export const DATABASE = '*database';
export const FILES = '*files';

export interface Size {
  name: string;
  bytes: number;
  /** For `FILES`, the number of files. Null for `DATABASE`, and for a large table that has no estimate yet. */
  rows: number | null;
  isEstimate: boolean;
}

/** Returns sizes of the database, of the stored files, and of each table with its indexes, largest first. */
export async function measureStorage({ db }: Pick<Ctx, 'db'>): Promise<Size[]> {
  const { rows: tables } = await sql<{ name: string; bytes: number; estimate: number }>`
    select relname as name, pg_total_relation_size(pg_class.oid)::float8 as bytes, reltuples::float8 as estimate
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = current_schema() and relkind = 'r'
    order by 2 desc, 1`.execute(db);
  const counted = tables.filter(({ bytes }) => bytes <= MAX_COUNTED_BYTES);
  const counts = await countRows(
    { db },
    counted.map(({ name }) => name),
  );
  const totals = await sql<{ database: number; files: number; bytes: number }>`
    select pg_database_size(current_database())::float8 as database, count(*)::float8 as files,
      coalesce(sum(bytes), 0)::float8 as bytes from file`.execute(db);
  const total = totals.rows[0] ?? { database: 0, files: 0, bytes: 0 };
  return [
    { name: DATABASE, bytes: total.database, rows: null, isEstimate: false },
    { name: FILES, bytes: total.bytes, rows: total.files, isEstimate: false },
    ...tables.map(({ name, bytes, estimate }) => {
      const count = counts.get(name);
      // An estimate of -1 means that the table was never analyzed.
      const rows = count ?? (estimate < 0 ? null : estimate);
      return { name, bytes, rows, isEstimate: count === undefined };
    }),
  ];
}

async function countRows({ db }: Pick<Ctx, 'db'>, names: string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const counts = names.map(
    (name) => sql`select ${name}::text as name, count(*)::float8 as count from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}
