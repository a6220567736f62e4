import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { CannotOpen } from './cannot-open.ts';
import type { Database } from './open.server.ts';
import type { Tables } from './tables.ts';

/** Arbitrary key of the advisory lock that serialises migrations. */
const LOCK_KEY = 7_226_811;
/** SQLSTATEs of an exceeded `lock_timeout` and of a deadlock. */
const lockErrors = ['55P03', '40P01'];
/**
 * Limit of each wait for a lock. A migration waits for fewer than ten locks, so all its waits together take less than
 * one second. After one second (`deadlock_timeout`), PostgreSQL would end one side of a deadlock. In a deadlock with a
 * process of the previous release, the migration therefore gives up first, and the request of that process succeeds.
 */
const LOCK_TIMEOUT = '100ms';
const READ_ONLY = '25006';
const INSUFFICIENT_PRIVILEGE = '42501';
const migrationsFolder = pathToFileURL('db/migrations/');

export interface AppliedMigration {
  name: string;
  hash: string;
}

interface Migration extends AppliedMigration {
  text: string;
}

/** Another session, such as a dump, can lock a table for minutes. */
const MAX_WAIT_MS = 5 * 60_000;
/**
 * Pause between two attempts of a migration. Queries that wait behind the migration run in this pause. It is five times
 * as long as `LOCK_TIMEOUT`, so that they wait for a small part of the time.
 */
const RETRY_MS = 500;

/**
 * Applies the pending migrations in the order of their names, and returns the names. Each migration has its own
 * transaction. One transaction for all migrations would lock several tables, and would deadlock with busy writers again
 * and again. A second process waits for the first. A migration that waits for a lock also blocks the queries of older
 * processes on that table. A wait for a lock therefore fails after 100 ms, and `migrate` retries a migration for five
 * minutes. Throws CannotOpen if no attempt gets the lock, if an applied migration was changed or has no file, if the
 * database is read-only, or if the database user may not change tables.
 */
export async function migrate(
  db: Pick<Database, 'background'>,
  folder = migrationsFolder,
  maxWaitMs = MAX_WAIT_MS,
): Promise<string[]> {
  const migrations = await migrationsIn(folder);
  const applied: string[] = [];
  let giveUpAt = performance.now() + maxWaitMs;
  for (;;) {
    try {
      const name = await applyNext(db.background, migrations);
      if (!name) return applied;
      applied.push(name);
      giveUpAt = performance.now() + maxWaitMs;
    } catch (error) {
      if (!(error instanceof DatabaseError && lockErrors.includes(error.code ?? '')))
        throw cannotMigrate(error);
      if (performance.now() > giveUpAt) {
        throw new CannotOpen(
          'The migrations wait for a lock that another session holds: end that session (a dump, psql), then start again.',
        );
      }
      await sleep(RETRY_MS);
    }
  }
}

function cannotMigrate(error: unknown): unknown {
  const { code, message } = error instanceof DatabaseError ? error : {};
  if (code === READ_ONLY) {
    return new CannotOpen(
      `The database can only be read (${message}): name the primary server in DATABASE_URL, or turn default_transaction_read_only off.`,
    );
  }
  if (code === INSUFFICIENT_PRIVILEGE) {
    return new CannotOpen(
      `The user of DATABASE_URL may not create or change tables (${message}): make it the owner of the database and of its tables.`,
    );
  }
  return error;
}

export async function appliedMigrations(kysely: Kysely<Tables>): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ at: string | null }>`select to_regclass('migration')::text as at`.execute(
    kysely,
  );
  if (!rows[0]?.at) return [];
  const applied = await sql<AppliedMigration>`select name, hash from migration order by name`.execute(kysely);
  return applied.rows;
}

/**
 * Returns the names of the migrations that the next start applies. Throws CannotOpen if an applied migration was
 * changed or has no file.
 */
export async function findPendingMigrations(kysely: Kysely<Tables>): Promise<string[]> {
  const pending = notIn(await appliedMigrations(kysely), await migrationsIn(migrationsFolder));
  return pending.map(({ name }) => name);
}

/**
 * Applies the migrations of another database to an empty database. Throws CannotOpen if this program lacks one of
 * these migrations.
 */
export async function migrateLike(
  db: Pick<Database, 'background'>,
  other: readonly AppliedMigration[],
): Promise<void> {
  const known = await migrationsIn(migrationsFolder);
  const applied = new Set(other.map(({ name, hash }) => `${name} ${hash}`));
  const migrations = known.filter(({ name, hash }) => applied.has(`${name} ${hash}`));
  if (migrations.length < applied.size)
    throw new CannotOpen('The data comes from a newer version of this program: use that version.');
  while (await applyNext(db.background, migrations));
}

/** Applies the first pending migration and returns its name. Returns undefined if none is pending. */
function applyNext(kysely: Kysely<Tables>, migrations: Migration[]): Promise<string | undefined> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(transaction);
    const [next] = await pendingOf(transaction, migrations);
    if (!next) return undefined;
    await sql.raw(next.text).execute(transaction);
    await sql`insert into migration (name, hash) values (${next.name}, ${next.hash})`.execute(transaction);
    return next.name;
  });
}

async function migrationsIn(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n'); // Git on Windows writes CRLF.
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function pendingOf(transaction: Kysely<Tables>, migrations: Migration[]): Promise<Migration[]> {
  await sql`create table if not exists migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now()
  )`.execute(transaction);
  return notIn(await appliedMigrations(transaction), migrations);
}

function notIn(applied: readonly AppliedMigration[], migrations: readonly Migration[]): Migration[] {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of applied) {
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
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}
