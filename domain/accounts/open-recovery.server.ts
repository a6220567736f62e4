import type { Ctx } from '../ctx.ts';

/**
 * Returns the moment from which staff may grant the account's open recovery request, or null. With
 * `requestedAt`, returns null if the open request was made at another moment.
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

/**
 * Deletes the account's recovery request. A login with a second factor or a passkey calls this function, because the
 * person can still log in. Returns false if there was no request.
 */
export async function endRecovery({ db }: Ctx, userId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('recovery')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
}
