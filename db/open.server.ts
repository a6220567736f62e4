import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { lockFolder } from './folder-lock.server.ts';
import { withNamedStatements } from './named-statements.server.ts';
import { pgliteDialect } from './pglite-dialect.server.ts';
import { PGliteThread } from './pglite-thread.server.ts';
import { configOf, openBackground, openMaintenance, openPool, openProbe } from './postgres.server.ts';
import { PostgresListener } from './postgres-listener.server.ts';
import { type SlowQueries, slowQueryLog } from './slow-queries.ts';
import { type Listen, Subscriptions } from './subscriptions.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: 'embedded' | 'postgres';
  /**
   * The embedded database and PostgreSQL return the same types: a Date for `timestamptz`, 'YYYY-MM-DD' for `date`,
   * numbers for counts and numerics, an array for `text[]` and the parsed value for `jsonb`. Errors are pg's
   * DatabaseError with SQLSTATE and constraint. The embedded database has one connection, so a transaction that
   * awaits a query outside the transaction never ends.
   */
  kysely: Kysely<Tables>;
  /** Used for health checks. On PostgreSQL, has its own connection, whose queries end within two seconds. */
  probe: Kysely<Tables>;
  /**
   * Used for migrations and for reading many rows. On PostgreSQL, has its own connection. A query ends after 30
   * seconds, except in a transaction that turns `statement_timeout` off (`longTransaction`).
   */
  background: Kysely<Tables>;
  /**
   * Used for creating indexes, which may take up to an hour. Has its own connection on PostgreSQL. Null
   * on the embedded database, where creating an index blocks all queries.
   */
  maintenance: Kysely<Tables> | null;
  listen: Listen;
  close(): Promise<void>;
}

export interface PostgresDatabase extends Database {
  kind: 'postgres';
  connections(): { used: number; idle: number; waiting: number; max: number };
}

export interface EmbeddedDatabase extends Database {
  kind: 'embedded';
  folder: string;
  /**
   * Copies the database's files between two transactions. Queries wait meanwhile. Opening the copy with
   * `openEmbedded` recovers it like a database whose process was killed.
   */
  copyTo(target: string): Promise<void>;
}

/**
 * Opens or creates the embedded database in a worker thread. Each commit is written to the disk with fsync. Only one
 * process can open a folder. Calls `warn` with one sentence if the folder may be damaged. Throws CannotOpen if
 * another process has the folder open, or if the database cannot start.
 */
export async function openEmbedded(
  folder: string,
  warn: (sentence: string) => void = () => {},
  slowQueries?: SlowQueries,
): Promise<EmbeddedDatabase> {
  const lock = lockFolder(folder);
  if (lock.wasCopiedInUse) {
    warn(
      `${folder} may be damaged: it was copied while a process used it, or after the process was killed. Stop the process, then copy.`,
    );
  }
  try {
    const files = path.resolve(folder, 'pglite');
    const thread = new PGliteThread({ folder: files });
    await thread.waitReady;
    const db = embedded(thread, () => lock.release(), slowQueries);
    // No other query runs during this transaction, so the files do not change.
    const copyTo = (target: string) =>
      db.kysely
        .transaction()
        .execute(() => cp(files, target, { recursive: true, mode: constants.COPYFILE_FICLONE }));
    return { ...db, kind: 'embedded', folder: files, copyTo };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens an empty in-memory database for tests, or a copy of the dump `image`. */
export async function openInMemory(
  image?: Uint8Array<ArrayBuffer>,
): Promise<Database & Pick<PGliteThread, 'image'>> {
  const thread = new PGliteThread(image ? { image } : {});
  await thread.waitReady;
  return { ...embedded(thread), image: () => thread.image() };
}

/**
 * Connects to PostgreSQL 15 or newer, with a pool and a connection for database signals. Throws CannotOpen if `url`
 * is invalid or `openPool` fails.
 */
export async function openPostgres(url: string, slowQueries?: SlowQueries): Promise<PostgresDatabase> {
  const config = configOf(url);
  const pool = await openPool(config);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    ...slowQueryLog(slowQueries),
  });
  const probePool = openProbe(config);
  const backgroundPool = openBackground(config);
  const maintenancePool = openMaintenance(config);
  const listener = new PostgresListener(config);
  return {
    kind: 'postgres',
    kysely,
    probe: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: probePool }) }),
    background: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: backgroundPool }) }),
    maintenance: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: maintenancePool }) }),
    listen: listener.listen,
    connections: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting, options } = pool;
      return { used: totalCount - idle, idle, waiting, max: options.max };
    },
    close: async () => {
      await listener.close();
      void maintenancePool.end(); // Not awaited, because creating an index may take an hour.
      await probePool.end();
      await backgroundPool.end();
      await pool.end();
    },
  };
}

function embedded(thread: PGliteThread, afterClose = () => {}, slowQueries?: SlowQueries): Database {
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(thread), ...slowQueryLog(slowQueries) });
  const subscriptions = new Subscriptions((command, channel) =>
    sql`${sql.raw(command)} ${sql.id(channel)}`.execute(kysely),
  );
  thread.onSignal = (channel, payload) => subscriptions.deliver(channel, payload);
  return {
    kind: 'embedded',
    kysely,
    probe: kysely,
    background: kysely,
    maintenance: null,
    listen: subscriptions.add,
    close: async () => {
      await thread.close();
      afterClose();
    },
  };
}
