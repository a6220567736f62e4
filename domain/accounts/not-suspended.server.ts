import { type SqlBool, sql } from 'kysely';

/**
 * SQL condition: the account whose id is in the column `owner` is not suspended. Erased accounts count as
 * suspended, and a null column meets the condition. Every query of public content needs this condition.
 */
export const notSuspended = (owner: string) =>
  sql<SqlBool>`not exists (
    select from app_user where app_user.id = ${sql.ref(owner)} and app_user.suspended_at is not null
  )`;

/** SQL condition: the account whose id is in the column `owner` is not erased. */
export const notErased = (owner: string) =>
  sql<SqlBool>`not exists (
    select from app_user where app_user.id = ${sql.ref(owner)} and app_user.erased_at is not null
  )`;
