import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Sends database signals to the listeners of `channel` when `db` commits. A rollback sends none. PostgreSQL merges
 * equal signals of one transaction. A payload has at most 7,999 bytes, so send ids instead of rows.
 */
export async function notify(db: Kysely<Tables>, channel: string, ...payloads: string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}
