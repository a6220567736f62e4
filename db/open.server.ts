import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { lockFolder } from './folder-lock.server.ts';
import { pgliteDialect } from './pglite-dialect.server.ts';
import { PGliteThread } from './pglite-thread.server.ts';
import { openPool, settingsOf } from './postgres.server.ts';
import { PostgresListener } from './postgres-listener.server.ts';
import { type Listener, Subscriptions } from './subscriptions.ts';
import type { Tables } from './tables.ts';

export { CannotOpen } from './cannot-open.ts';
export type { Listener } from './subscriptions.ts';

export interface Database {
  kind: 'embedded' | 'postgres';
  /**
   * On both kinds `timestamptz` is a Date, `date` is 'YYYY-MM-DD', counts and numerics are numbers, `text[]`
   * and `jsonb` are what they look like; errors of the database are pg's DatabaseError with SQLSTATE and
   * constraint. Embedded, a query outside an open transaction and awaited inside it waits for ever: there is
   * one connection.
   */
  kysely: Kysely<Tables>;
  /**
   * Calls `heard` with the payload of each notification, after its commit. Calls `lost` when the connection is
   * lost, and `gap` when it has come back: what was sent meanwhile is lost, read again. None of them may throw.
   */
  listen(
    channel: string,
    heard: (payload: string) => void,
    gap?: () => void,
    lost?: () => void,
  ): Promise<Listener>;
  close(): Promise<void>;
}

/**
 * Opens the database that lives in a folder of its own, made when absent, in a thread of this process. What
 * is committed is on the disk. One process at a time. Throws CannotOpen.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const lock = lockFolder(folder);
  try {
    const thread = new PGliteThread({ folder: path.resolve(folder, 'pglite') });
    await thread.waitReady;
    return embedded(thread, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a database that vanishes when closed, empty or as an `image` shows it. For tests. */
export async function openInMemory(
  image?: Uint8Array<ArrayBuffer>,
): Promise<Database & Pick<PGliteThread, 'image'>> {
  const thread = new PGliteThread(image ? { image } : {});
  await thread.waitReady;
  return { ...embedded(thread), image: () => thread.image() };
}

/** Opens a PostgreSQL, 15 or newer, with a pool of connections and one that listens. Throws CannotOpen. */
export async function openPostgres(url: string): Promise<Database> {
  const settings = settingsOf(url);
  const pool = await openPool(settings);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listener = new PostgresListener(settings);
  return {
    kind: 'postgres',
    kysely,
    listen: (...parameters) => listener.listen(...parameters),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

function embedded(thread: PGliteThread, afterwards = () => {}): Database {
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(thread) });
  const subscriptions = new Subscriptions((verb, channel) =>
    sql`${sql.raw(verb)} ${sql.id(channel)}`.execute(kysely),
  );
  thread.onNotification = (channel, payload) => subscriptions.deliver(channel, payload);
  return {
    kind: 'embedded',
    kysely,
    listen: (...parameters) => subscriptions.add(...parameters),
    close: async () => {
      await thread.close();
      afterwards();
    },
  };
}
