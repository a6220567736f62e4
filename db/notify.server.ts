import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Tells everyone who listens on `channel`, once the transaction of `db` commits; never after a rollback.
 * Equal notices of one transaction arrive as one. The payload holds at most 7,999 bytes: send ids.
 */
export async function notify(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
