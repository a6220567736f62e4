import { sql } from 'kysely';

/** A moment as milliseconds. */
export const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::bigint`);
