import type { Ctx } from '../ctx.ts';

/**
 * Returns when staff may grant the account's open request, or null. With `requestedAt`, returns null for a request of
 * another moment.
 */
export async function findRecovery(
  { db }: Ctx,
  userId: string,
  requestedAt?: Date,
): Promise<{ dueAt: Date } | null> {
  const row = await db
    .selectFrom('recovery')
    .select('due_at')
    .where('user_id', '=', userId)
    .$if(requestedAt !== undefined, (query) => query.where('requested_at', '=', requestedAt ?? new Date()))
    .executeTakeFirst();
  return row ? { dueAt: row.due_at } : null;
}

/** A person who logs in with the second factor has not lost it. */
export async function endRecovery({ db }: Ctx, userId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('recovery')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
}
