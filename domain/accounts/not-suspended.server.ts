import { type SqlBool, sql } from 'kysely';

/**
 * SQL condition: the account in the column `owner` is not suspended. Everything that accounts show in public needs it. True
 * if the column is null.
 */
export const notSuspended = (owner: string) =>
  sql<SqlBool>`not exists (
    select from app_user where app_user.id = ${sql.ref(owner)} and app_user.suspended_at is not null
  )`;
