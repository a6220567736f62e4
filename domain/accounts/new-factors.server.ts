import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { deletePendingLinks } from './links.server.ts';
import { endRecovery } from './open-recovery.server.ts';
import type { ProtectionChange } from './protection-change.ts';

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

type Removal = Extract<ProtectionChange, 'passkey_removed' | 'second_factor_removed'>;

/**
 * Deletes the account's passkeys of the last seven days, and the challenges with which a passkey could still be added.
 * Returns what was removed. Callers must have locked the account.
 */
export async function deleteNewPasskeys({ db, now }: Ctx, userId: string): Promise<Removal[]> {
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
  return deleted.length > 0 ? ['passkey_removed'] : [];
}

/**
 * Deletes everything with which the person who signed up could still get into the account: the second factor,
 * remembered browsers, all passkeys, every link and challenge, and a request to remove the second factor. Does not end
 * sessions. Returns what was removed. Callers must have locked the account.
 */
export async function deleteFactors(ctx: Ctx, userId: string): Promise<Removal[]> {
  const { identity } = ctx.services;
  const hadSecondFactor = (await identity.backupCodesLeft(ctx.db, userId)) !== null;
  await identity.forgetSecondFactor(ctx.db, userId);
  const passkeys = await ctx.db.deleteFrom('passkey').where('user_id', '=', userId).returning('id').execute();
  await deletePendingLinks(ctx, userId);
  await endRecovery(ctx, userId);
  return [
    ...(passkeys.length > 0 ? (['passkey_removed'] as const) : []),
    ...(hadSecondFactor ? (['second_factor_removed'] as const) : []),
  ];
}
