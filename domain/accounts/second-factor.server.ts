import type { SignedIn } from '#services/identity/identity.ts';
import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/** What is shown once, to be kept by whoever sets their second factor up. */
export interface Enrolment {
  /** What an authenticator app reads from a QR code: `otpauth://…`. */
  address: string;
  /** The same secret in letters, to be typed. */
  secret: string;
  /** Each signs in once, without the app. */
  backupCodes: string[];
}

/**
 * Begins the second factor of one of the operator's people, who proves their password once more (`account.wrong_password`,
 * counted by account). Begun again, the last secret is the one that counts. `staff.not_found` to everybody else.
 */
export async function beginSecondFactor(
  ctx: Ctx,
  { password, issuer }: { password: string; issuer: string },
  { headers }: RequestOrigin,
): Promise<Enrolment> {
  const { id } = requireUnenrolledStaff(ctx);
  await countAttempt(ctx, 'password:account', id);
  const begun = await ctx.services.identity.beginSecondFactor(ctx.db, { password, issuer }, headers);
  if (!begun) throw new Refusal('input.invalid', { password: 'account.wrong_password' });
  await forgetAttempts(ctx, 'password:account', id);
  return { ...begun, secret: new URL(begun.address).searchParams.get('secret') ?? '' };
}

/** Puts it in force, by a first code (`account.wrong_code`): every session ends but the one that this proves. */
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
 * The second half of signing in: a code of the app, or a backup code. A wrong one and one that was used before are
 * `account.wrong_code`; null when the password is to be given again. Tries are counted by network, besides those of each
 * sign-in and each account: `account.too_many_attempts`.
 */
export async function meetChallenge(ctx: Ctx, code: string, origin: RequestOrigin): Promise<SignedIn | null> {
  const { identity } = ctx.services;
  await countAttempt(ctx, 'code:network', origin.address);
  const isBackup = !/^\d{6}$/.test(code);
  const met = await identity.meetChallenge(ctx.db, { code, isBackup }, origin.headers);
  if (met === 'over') return null;
  if (met === 'wrong') throw new Refusal('input.invalid', { code: 'account.wrong_code' });
  try {
    // Whoever looked over a shoulder has a minute in which the same code would do.
    await countAttempt(ctx, 'code:account', `${met.session.userId} ${code}`);
  } catch {
    const cookie = met.cookies.map((it) => it.split(';')[0]).join('; ');
    await identity.signOut(ctx.db, new Headers({ cookie }));
    throw new Refusal('input.invalid', { code: 'account.wrong_code' });
  }
  return met;
}

function requireUnenrolledStaff(ctx: Ctx) {
  if (ctx.actor?.role !== 'unenrolled') throw new Refusal('staff.not_found');
  return ctx.actor;
}
