import type { SignedIn } from '#services/identity/identity.ts';
import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { Proof } from './account-input.ts';
import { confirmPerson } from './confirm-person.server.ts';
import { countAttempt, isExhausted } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';
import { warnOfNewBrowser } from './warn-of-new-browser.server.ts';

/** Pages show this data only once. */
export interface Enrolment {
  address: string;
  secret: string;
  /** Each backup code works once, in place of a code from the app. */
  backupCodes: string[];
}

/**
 * Begins the set-up of a second factor for unenrolled staff. A repeated call replaces the secret. Limits attempts per
 * account. Refuses with `account.wrong_password`, and with `staff.not_found` if the actor is not unenrolled staff.
 */
export async function beginSecondFactor(
  ctx: Ctx,
  { issuer, ...proof }: Proof & { issuer: string },
): Promise<Enrolment> {
  const { id: userId, email } = requireUnenrolledStaff(ctx);
  await confirmPerson(ctx, proof);
  const begun = await ctx.services.identity.beginSecondFactor(ctx.db, { userId, email, issuer });
  if (!begun) throw new Refusal('staff.not_found');
  return { ...begun, secret: new URL(begun.address).searchParams.get('secret') ?? '' };
}

/** Checks a first code, activates the second factor and ends every other session. Refuses with `account.wrong_code`. */
export async function confirmSecondFactor(
  ctx: Ctx,
  code: string,
  { headers }: RequestOrigin,
): Promise<SignedIn> {
  const { id } = requireUnenrolledStaff(ctx);
  const confirmed = await act(ctx, async (ctx) => {
    const signedIn = await ctx.services.identity.confirmSecondFactor(ctx.db, code, headers);
    if (!signedIn) throw new Refusal('input.invalid', { code: 'account.wrong_code' });
    return signedIn;
  });
  await countAttempt(ctx, 'code:account', `${id} ${code}`);
  return confirmed;
}

/**
 * Completes a login with a code from the authenticator app or a backup code. Returns null if the user must enter the
 * password again. Limits attempts per login, account and network. Refuses wrong and used codes with
 * `account.wrong_code`, and too many attempts with `account.too_many_attempts`.
 */
export async function meetChallenge(ctx: Ctx, code: string, origin: RequestOrigin): Promise<SignedIn | null> {
  const { identity } = ctx.services;
  await countAttempt(ctx, 'code:network', origin.address);
  const isBackup = !/^\d{6}$/.test(code);
  // A used code is passed on as an empty code. An empty code counts as wrong, and a wrong code keeps the challenge
  // open.
  const userId = await identity.challengedUser(ctx.db, origin.headers);
  const isUsed = userId !== null && (await isExhausted(ctx, 'code:account', `${userId} ${code}`));
  const outcome = await identity.meetChallenge(
    ctx.db,
    { code: isUsed ? '' : code, isBackup },
    origin.headers,
  );
  if (outcome === 'over') return null;
  if (outcome === 'wrong') throw new Refusal('input.invalid', { code: 'account.wrong_code' });
  try {
    // Refuses a code that a parallel request has used. A code is valid for about a minute, so a person who saw the code
    // could use it again.
    await countAttempt(ctx, 'code:account', `${outcome.session.userId} ${code}`);
  } catch (error) {
    const cookie = outcome.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    await identity.signOut(ctx.db, new Headers({ cookie }));
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('input.invalid', { code: 'account.wrong_code' });
  }
  await warnOfNewBrowser(ctx, outcome, origin);
  return outcome;
}

function requireUnenrolledStaff(ctx: Ctx) {
  if (ctx.actor?.role !== 'unenrolled') throw new Refusal('staff.not_found');
  return ctx.actor;
}
