import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';

/** A request that staff have not answered ends after this many days. The emailed links that cancel it end with it. */
const REQUEST_DAYS = 30;

/** Requests that were made at this moment or earlier have ended. */
export const recoveriesEndedBefore = (now: Date) => new Date(now.getTime() - REQUEST_DAYS * DAY_MS);

/**
 * Returns the moments from which staff may grant the account's open recovery request and at which the request ends,
 * or null. With `requestedAt`, returns null if the open request was made at another moment.
 */
export async function findRecovery(
  { db, now }: Ctx,
  userId: string,
  requestedAt?: Date,
): Promise<{ dueAt: Date; endsAt: Date } | null> {
  const row = await db
    .selectFrom('recovery')
    .select(['due_at', 'requested_at'])
    .where('user_id', '=', userId)
    .where('requested_at', '>', recoveriesEndedBefore(now))
    .$if(requestedAt !== undefined, (query) => query.where('requested_at', '=', requestedAt ?? new Date()))
    .executeTakeFirst();
  if (!row) return null;
  return { dueAt: row.due_at, endsAt: new Date(row.requested_at.getTime() + REQUEST_DAYS * DAY_MS) };
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
