import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Sends a database signal to the listeners of `channel` when `db` commits. A rollback sends no signal. PostgreSQL
 * merges equal signals of one transaction. The payload has at most 7,999 bytes, so send ids instead of rows.
 */
export async function notify(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
