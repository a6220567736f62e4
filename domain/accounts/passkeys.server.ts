import type { SignedIn } from '#services/identity/identity.ts';
import type { NewPasskeyOptions, PasskeyOptions } from '#services/identity/passkeys.ts';
import { act, type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import type { PasskeyInput, Proof } from './account-input.ts';
import { confirmPerson } from './confirm-person.server.ts';
import { countAttempt } from './limits.server.ts';
import { lockAccounts } from './lock-accounts.server.ts';
import { endRecovery } from './open-recovery.server.ts';
import type { RequestOrigin } from './request-origin.ts';
import { warnOfNewBrowser } from './warn-of-new-browser.server.ts';

const MAX_PASSKEYS = 20;

export interface PasskeyView {
  id: string;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

/**
 * Returns what the browser needs to make a passkey. `site` is the name that the browser shows. Refuses like
 * `confirmPerson`, and with `account.too_many_passkeys`.
 */
export async function beginPasskey(ctx: Ctx, site: string, proof: Proof): Promise<NewPasskeyOptions> {
  const { id: userId, email, name } = requireMemberOrStaff(ctx);
  await confirmPerson(ctx, proof);
  await refuseAboveMax(ctx, userId);
  return ctx.services.identity.beginPasskey(ctx.db, { userId, email, name, site });
}

/**
 * Adds a passkey, and tells the owner by email. Its challenge proves that `beginPasskey` checked the owner's identity.
 * Refuses with `account.passkey_not_valid` and `account.too_many_passkeys`.
 */
export async function addPasskey(ctx: Ctx, { name, passkey }: PasskeyInput): Promise<void> {
  const { id: userId, role } = requireMemberOrStaff(ctx);
  const verified = await ctx.services.identity.verifyNewPasskey(ctx.db, userId, passkey);
  if (!verified) throw new Refusal('account.passkey_not_valid');
  const { id: credential_id, publicKey: public_key, counter, transports } = verified;
  await act(ctx, async (ctx) => {
    await lockAccounts(ctx, [userId]);
    await refuseAboveMax(ctx, userId);
    const added = await ctx.db
      .insertInto('passkey')
      .values({
        id: newId('passkey'),
        user_id: userId,
        credential_id,
        public_key,
        counter,
        transports,
        name,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Refusal('account.passkey_not_valid');
    await record(ctx, 'account.passkey_added', { userId });
    await enqueue(ctx, 'mail.protection_changed', { userId, change: 'passkey_added' });
    if (role === 'staff') await audit(ctx, 'staff.passkey_added', userId);
  });
}

/**
 * Removes a passkey of the actor, ends every other session, and tells the actor by email. Refuses like `confirmPerson`,
 * and with `account.passkey_not_found`.
 */
export async function removePasskey(
  ctx: Ctx,
  { passkeyId, proof }: { passkeyId: string; proof: Proof },
  { headers }: RequestOrigin,
): Promise<void> {
  const { id: userId, role } = requireMemberOrStaff(ctx);
  await confirmPerson(ctx, proof);
  await act(ctx, async (ctx) => {
    const removed = await ctx.db
      .deleteFrom('passkey')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new Refusal('account.passkey_not_found');
    await ctx.services.identity.endOtherSessions(ctx.db, userId, headers);
    await record(ctx, 'account.passkey_removed', { userId });
    await enqueue(ctx, 'mail.protection_changed', { userId, change: 'passkey_removed' });
    if (role === 'staff') await audit(ctx, 'staff.passkey_removed', userId);
  });
}

/** Returns what the browser needs to log in with a passkey. Limits attempts per network. */
export async function beginPasskeyLogin(
  ctx: Ctx,
  { address }: RequestOrigin,
): Promise<{ options: PasskeyOptions; cookies: string[] }> {
  await countAttempt(ctx, 'passkey:network', address);
  return ctx.services.identity.beginPasskeyLogin(ctx.db);
}

/**
 * Opens a session with a passkey. The session counts as verified by a second factor, because a passkey needs the device
 * and a PIN or a biometric check. Emails the user about a browser that is new to the account. Limits attempts per
 * network. Refuses with `account.passkey_not_valid` and `account.suspended`.
 */
export async function signInWithPasskey(ctx: Ctx, passkey: string, origin: RequestOrigin): Promise<SignedIn> {
  await countAttempt(ctx, 'passkey:network', origin.address);
  const signedIn = await ctx.services.identity.signInWithPasskey(ctx.db, passkey, origin.headers);
  if (!signedIn) throw new Refusal('account.passkey_not_valid');
  if (signedIn === 'suspended') throw new Refusal('account.suspended');
  await endRecovery(ctx, signedIn.session.userId);
  await warnOfNewBrowser(ctx, signedIn, origin);
  return signedIn;
}

/** Returns what the browser needs for a proof by passkey (`confirmPerson`). */
export async function beginPasskeyProof(ctx: Ctx): Promise<PasskeyOptions> {
  const { id } = requireMemberOrStaff(ctx);
  await countAttempt(ctx, 'passkey-proof:account', id);
  return ctx.services.identity.beginPasskeyProof(ctx.db, id);
}

export async function findPasskeys({ db }: Ctx, userId: string): Promise<PasskeyView[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

async function refuseAboveMax(ctx: Ctx, userId: string): Promise<void> {
  if ((await findPasskeys(ctx, userId)).length >= MAX_PASSKEYS)
    throw new Refusal('account.too_many_passkeys');
}
