import { type Kysely, sql } from 'kysely';
import type { Database } from './open.server.ts';
import type { Tables } from './tables.ts';

/** Arbitrary key of the advisory lock that lets one process at a time create the indexes. */
const LOCK_KEY = 7_226_813;

/**
 * SQL expression with the same result as the database function `folded`. For ASCII text, the expression uses `lower`,
 * because `folded` takes a hundred times as long. With the collation "C", `lower` changes only A to Z in any locale.
 */
export function foldedColumn(column: string) {
  const text = sql.ref(column);
  return sql<string>`(case when octet_length(${text}) = length(${text})
    then lower(${text} collate "C") else folded(${text}) end)`;
}

const textColumns = ['full_name', 'handle', 'location', 'bio'];
const sortColumns = ['followers', 'engagement_rate', 'posts'];

const searchIndexes = [
  ...sortColumns.map((column) => ({
    name: `influencer_search_${column}_idx`,
    needsTrigrams: false,
    on: sql`influencer (${sql.ref(column)} desc nulls last, id collate "C")`,
  })),
  {
    name: 'influencer_search_thematics_idx',
    needsTrigrams: false,
    on: sql`influencer using gin (thematics)`,
  },
  ...textColumns.map((column) => ({
    name: `influencer_search_${column}_idx`,
    needsTrigrams: true,
    on: sql`influencer using gin (${foldedColumn(column)} gin_trgm_ops)`,
  })),
];

/**
 * Creates the missing indexes for searches in the database, without blocking reads or writes. Text indexes need a
 * role that may create the extension pg_trgm. Calls `warn` with a sentence if an index or the extension could not be
 * created, and never throws. Returns at once if another process creates the indexes. Also returns at once on the
 * embedded database, where creating an index would block all queries.
 */
export async function createSearchIndexes(
  { maintenance }: Pick<Database, 'maintenance'>,
  warn: (sentence: string, error: unknown) => void,
): Promise<void> {
  try {
    await maintenance?.connection().execute((connection) => createMissing(connection, warn));
  } catch (error) {
    warn('the search indexes could not be created: searches take longer', error);
  }
}

async function createMissing(
  connection: Kysely<Tables>,
  warn: (sentence: string, error: unknown) => void,
): Promise<void> {
  const lock = await sql<{ isMine: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as "isMine"`.execute(
    connection,
  );
  if (!lock.rows[0]?.isMine) return;
  const existing = await validIndexes(connection);
  const missing = searchIndexes.filter(({ name }) => !existing.has(name));
  const hasTrigrams = missing.some(({ needsTrigrams }) => needsTrigrams) && (await addTrigrams());
  for (const { name, needsTrigrams, on } of missing) {
    if (needsTrigrams && !hasTrigrams) continue;
    // A failed attempt leaves an index that every write maintains and no query uses.
    const drop = sql`drop index concurrently if exists ${sql.id(name)}`;
    try {
      await drop.execute(connection);
      await sql`create index concurrently ${sql.id(name)} on ${on}`.execute(connection);
    } catch (error) {
      warn(`the index ${name} could not be created: searches take longer`, error);
      await drop.execute(connection);
    }
  }
  if (missing.length > 0) await sql`analyze influencer`.execute(connection);
  await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection);

  async function addTrigrams(): Promise<boolean> {
    try {
      await sql`create extension if not exists pg_trgm`.execute(connection);
      return true;
    } catch (error) {
      warn('the extension pg_trgm could not be created: searches for a text take longer', error);
      return false;
    }
  }
}

async function validIndexes(connection: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_index
    join pg_class on pg_class.oid = indexrelid
    where indrelid = 'influencer'::regclass and indisvalid`.execute(connection);
  return new Set(rows.map(({ name }) => name));
}
