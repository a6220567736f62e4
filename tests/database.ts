import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, inject } from 'vitest';
import { type Database, openInMemory, openPostgres } from '#db/open.server.ts';
import { type Origin, onServer, urlOf } from './global-setup.ts';

/**
 * A database of this test file's own, migrated and empty before each test. Embedded, or on the server that
 * TEST_DATABASE_URL names. Write at the top of the file: `const db = await testDatabase();`
 */
export async function testDatabase(): Promise<Database> {
  const { db, remove } = await copyOf(inject('databaseOrigin'));
  beforeEach(() => empty(db));
  afterAll(remove);
  return db;
}

async function copyOf(origin: Origin): Promise<{ db: Database; remove: () => Promise<void> }> {
  if ('image' in origin) {
    const db = await openInMemory(new Uint8Array(await readFile(origin.image)));
    return { db, remove: () => db.close() };
  }
  const { server, template } = origin;
  const name = `accolade_test_${randomUUID().slice(0, 8)}`;
  await onServer(server, `create database ${name} template ${template}`);
  const db = await openPostgres(urlOf(server, name));
  const remove = async () => {
    await db.close();
    await onServer(server, `drop database ${name}`);
  };
  return { db, remove };
}

/** Empties every table but the record of migrations. */
async function empty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename <> 'migration'`.execute(db.kysely);
  if (rows.length === 0) return;
  const tables = rows.map(({ name }) => name).join(', ');
  // The audit list refuses to be emptied: its owner alone can take the rule away, for as long as a test begins.
  await sql
    .raw(`alter table audit disable trigger user; truncate ${tables} restart identity cascade;
      alter table audit enable trigger user`)
    .execute(db.kysely);
}
