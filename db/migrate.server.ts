import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { CannotOpen } from './cannot-open.ts';
import type { Database } from './open.server.ts';
import type { Tables } from './tables.ts';

/** A number of our own choosing: whoever migrates this database holds this lock. */
const LOCK = 7_226_811;
const ours = new URL('./migrations/', import.meta.url);

interface Migration {
  name: string;
  text: string;
  hash: string;
}

/**
 * Applies the migrations that the database has not seen yet, in the order of their names, each in a
 * transaction, and returns the names. Of two processes at once the second waits and then finds nothing to do.
 * Throws CannotOpen when an applied migration is no longer what it was, or unknown here.
 */
export async function migrate(db: Pick<Database, 'kysely'>, folder = ours): Promise<string[]> {
  const migrations = await migrationsIn(folder);
  return db.kysely.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(session);
    try {
      const pending = await pendingOf(session, migrations);
      for (const migration of pending) await apply(session, migration);
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(session);
    }
  });
}

async function migrationsIn(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n'); // git on Windows
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function pendingOf(session: Kysely<Tables>, migrations: Migration[]): Promise<Migration[]> {
  await sql`create table if not exists migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now()
  )`.execute(session);
  const applied = await sql<{
    name: string;
    hash: string;
  }>`select name, hash from migration order by name`.execute(session);
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of applied.rows) {
    if (!known.has(name)) {
      throw new CannotOpen(
        `The database knows the migration ${name}, this program does not: start a newer version.`,
      );
    }
    if (known.get(name) !== hash) {
      throw new CannotOpen(
        `The migration ${name} was changed after it was applied: restore it, and add a new one.`,
      );
    }
  }
  const done = new Set(applied.rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function apply(session: Kysely<Tables>, { name, text, hash }: Migration): Promise<void> {
  await session.transaction().execute(async (transaction) => {
    await sql.raw(text).execute(transaction);
    await sql`insert into migration (name, hash) values (${name}, ${hash})`.execute(transaction);
  });
}
