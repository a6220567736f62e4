import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, inject } from 'vitest';
import { type Database, openInMemory, openPostgres } from '#db/open.server.ts';
import { type Origin, onServer, urlOf } from './global-setup.ts';

/** The test files of a worker run one after the other and share one database. */
let shared: Promise<Database> | undefined;

/**
 * Opens a migrated database and empties it before each test. The database is embedded, or on the server of
 * TEST_DATABASE_URL. Call it at the top of the file: `const db = await testDatabase();`
 */
export async function testDatabase(): Promise<Database> {
  shared ??= copyOf(inject('databaseOrigin'));
  const db = await shared;
  beforeEach(() => empty(db));
  return db;
}

/** Opens a database for a test file that changes the structure of the tables. */
export async function ownDatabase(): Promise<Database> {
  const db = await copyOf(inject('databaseOrigin'));
  beforeEach(() => empty(db));
  afterAll(() => db.close());
  return db;
}

let copies = 0;

async function copyOf(origin: Origin): Promise<Database> {
  if ('image' in origin) return openInMemory(new Uint8Array(await readFile(origin.image)));
  const { server, template } = origin;
  const name = `${template}_${process.pid}_${++copies}`;
  await onServer(server, `create database ${name} template ${template}`);
  return openPostgres(urlOf(server, name));
}

/** Above this size, dead rows would slow later tests down, so the tables get new files. */
const MAX_BYTES = 1_000_000;

/**
 * Deletes all rows. Truncating takes longer: it creates files for each table and index, and makes all prepared
 * statements stale.
 */
async function empty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select quote_ident(tablename) as name, pg_relation_size(quote_ident(tablename)::regclass)::int as bytes
    from pg_tables where schemaname = current_schema() and tablename <> 'migration'`.execute(db.kysely);
  if (rows.length === 0) return;
  const removals = rows.some(({ bytes }) => bytes > MAX_BYTES)
    ? [`truncate ${rows.map(({ name }) => name).join(', ')}`]
    : rows.filter(({ bytes }) => bytes > 0).map(({ name }) => `delete from ${name}`);
  // The role `replica` disables the foreign keys and the triggers that make tables append-only. PostgreSQL runs the
  // statements of one message as one transaction.
  const statements = ['set local session_replication_role = replica', ...removals];
  await sql.raw(statements.join('; ')).execute(db.kysely);
}
