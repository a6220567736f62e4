import { type SqlBool, sql } from 'kysely';

/**
 * That whose this is, in whatever column says so, is not suspended: a condition for all that people show in public. What
 * belongs to no account cannot be.
 */
export const notSuspended = (owner: string) =>
  sql<SqlBool>`not exists (
    select from app_user where app_user.id = ${sql.ref(owner)} and app_user.suspended_at is not null
  )`;
