import type { Ctx } from '../ctx.ts';

const DAY_MS = 24 * 60 * 60_000;
/**
 * A thief who has only the password can add a second factor or a passkey. A factor that is newer than this number of
 * days may therefore be the thief's.
 */
const NEW_FACTOR_DAYS = 7;

const FACTOR_EVENTS: readonly string[] = ['account.second_factor_set', 'account.passkey_added'];

const newAfter = (now: Date) => new Date(now.getTime() - NEW_FACTOR_DAYS * DAY_MS);

/** Returns whether the account set up a second factor or added a passkey in the last seven days. */
export async function hasNewFactor({ db, now }: Ctx, userId: string): Promise<boolean> {
  const event = await db
    .selectFrom('event')
    .select('id')
    .where('actor_id', '=', userId)
    .where('name', 'in', FACTOR_EVENTS)
    .where('created_at', '>', newAfter(now))
    .executeTakeFirst();
  return event !== undefined;
}

/**
 * Deletes the account's passkeys of the last seven days, and the challenges with which a passkey could still be added.
 * Returns whether a passkey was deleted. Callers must have locked the account.
 */
export async function deleteNewPasskeys({ db, now }: Ctx, userId: string): Promise<boolean> {
  await db
    .deleteFrom('auth_verification')
    .where('value', '=', userId)
    .where('identifier', 'like', 'passkey-add:%')
    .execute();
  const deleted = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('created_at', '>', newAfter(now))
    .returning('id')
    .execute();
  return deleted.length > 0;
}
