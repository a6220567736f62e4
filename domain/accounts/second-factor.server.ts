import type { SignedIn } from '#services/identity/identity.ts';
import { type Actor, act, type Ctx, isMember } from '../ctx.ts';
import { record } from '../events.server.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import type { Proof } from './account-input.ts';
import { confirmPerson } from './confirm-person.server.ts';
import { countAttempt } from './limits.server.ts';
import { endRecovery } from './open-recovery.server.ts';
import type { RequestOrigin } from './request-origin.ts';
import { isBackupCode, wasUsed, wrongCode } from './used-codes.server.ts';
import { warnOfNewBrowser } from './warn-of-new-browser.server.ts';

/** Each backup code works once, in place of a code from the app. Pages show backup codes only once. */
export type ConfirmedSecondFactor = SignedIn & { backupCodes: string[] };

/**
 * Begins the set-up of a second factor and returns its secret. A repeated call replaces the secret. Limits attempts per
 * account. Refuses like `confirmPerson`. Refuses enrolled staff with `staff.not_found`, and members who already have a
 * second factor with `account.second_factor_set`.
 */
export async function beginSecondFactor(ctx: Ctx, proof: Proof): Promise<string> {
  const { id } = requireUnenrolled(ctx);
  await confirmPerson(ctx, proof);
  const secret = await ctx.services.identity.beginSecondFactor(ctx.db, id);
  if (!secret) throw new Refusal('account.second_factor_set');
  return secret;
}

/**
 * Checks a first code, activates the second factor and ends every session that only a password opened. Tells the owner
 * by email. Refuses with `account.wrong_code`, and with `account.too_many_attempts` above the limit of an account.
 */
export async function confirmSecondFactor(
  ctx: Ctx,
  code: string,
  { headers }: RequestOrigin,
): Promise<ConfirmedSecondFactor> {
  const { id } = requireUnenrolled(ctx);
  await countAttempt(ctx, 'first-code:account', id);
  const confirmed = await act(ctx, async (ctx) => {
    const confirmed = await ctx.services.identity.confirmSecondFactor(ctx.db, code, headers);
    if (!confirmed) throw wrongCode();
    await record(ctx, 'account.second_factor_set', { userId: id });
    await enqueue(ctx, 'mail.protection_changed', { userId: id, change: 'second_factor_set' });
    return confirmed;
  });
  await countAttempt(ctx, 'code:account', `${id} ${code}`);
  return confirmed;
}

/**
 * Completes a login with a code from the authenticator app or a backup code. `isRemembered` lets this browser log in
 * without a code for 30 days, except for staff. Returns null if the user must enter the password again, for example
 * after too many wrong codes in one login or for one account. Refuses wrong and used codes with `account.wrong_code`.
 * Refuses with `account.too_many_attempts` above the limit of a network.
 */
export async function meetChallenge(
  ctx: Ctx,
  { code, isRemembered = false }: { code: string; isRemembered?: boolean },
  origin: RequestOrigin,
): Promise<SignedIn | null> {
  const { identity } = ctx.services;
  await countAttempt(ctx, 'code:network', origin.address);
  // A used code is passed on as an empty code, which counts as a wrong code. The challenge stays open until the fifth
  // wrong code in a row.
  const userId = await identity.challengedUser(ctx.db, origin.headers);
  const isUsed = userId !== null && (await wasUsed(ctx, userId, code));
  const outcome = await identity.meetChallenge(
    ctx.db,
    { code: isUsed ? '' : code, isBackup: isBackupCode(code), isRemembered },
    origin.headers,
  );
  if (outcome === 'over') return null;
  if (outcome === 'wrong') throw wrongCode();
  try {
    // Refuses a code that a parallel request has used. A code is valid for about a minute, so a person who saw the code
    // could use it again.
    await countAttempt(ctx, 'code:account', `${outcome.session.userId} ${code}`);
  } catch (error) {
    const cookie = outcome.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    await identity.signOut(ctx.db, new Headers({ cookie }));
    if (!(error instanceof Refusal)) throw error;
    throw wrongCode();
  }
  await endRecovery(ctx, outcome.session.userId);
  await warnOfNewBrowser(ctx, outcome, origin);
  return outcome;
}

function requireUnenrolled({ actor }: Ctx): Actor {
  if (!isMember(actor) && actor?.role !== 'unenrolled') throw new Refusal('staff.not_found');
  return actor;
}
