import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { enqueue, isEnqueued } from '../jobs.server.ts';

/** Returns when the account will be erased. Null without a request. */
export async function findErasureDay({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Date | null> {
  const person = await db
    .selectFrom('app_user')
    .select('erasure_due_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return person?.erasure_due_at ?? null;
}

/** Enqueues a job for each account whose erasure is due. Leaves out accounts whose job has not ended. */
export async function eraseDueAccounts(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('app_user')
    .select('id')
    .where('erasure_due_at', '<=', ctx.now)
    .where('erased_at', 'is', null)
    .where((eb) => eb.not(isEnqueued('erasure.run', 'userId', eb.ref('app_user.id'))))
    .execute();
  for (const { id } of due)
    await enqueue(ctx, 'erasure.run', { userId: id }, { uniqueKey: `erasure.run ${id}` });
}

/** Returns the names under which the account appears to others. */
export async function findNamesOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<string[]> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('influencer', 'influencer.user_id', 'app_user.id')
    .leftJoin('company', 'company.user_id', 'app_user.id')
    .select(['app_user.name', 'full_name', 'handle', 'company.name as company'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  return [...new Set(Object.values(row ?? {}))].filter((name): name is string => Boolean(name));
}

/**
 * Returns the email address of an account and all addresses of its email changes, because jobs and emails may contain
 * any of these addresses. Leaves out addresses that now belong to another account.
 */
export async function findAddressesOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from app_user where id = ${userId}
    union select old_email from email_change where user_id = ${userId}
    union select new_email from email_change where user_id = ${userId}
    except select email from app_user where id <> ${userId}`.execute(db);
  return rows.map(({ email }) => email);
}

export async function findErasedIds({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('erased_at', 'is not', null)
    .orderBy('erased_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of `userIds` whose account exists and is not erased. */
export async function findNotErased({ db }: Pick<Ctx, 'db'>, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', sql<string>`any(${userIds})`)
    .where('erased_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
