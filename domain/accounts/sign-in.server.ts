import type { Challenged, SignedIn } from '#services/identity/identity.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * Opens a session, or a challenge for a user with a second factor. Refuses with `account.invalid_credentials` for an
 * unknown email and for a wrong password. Refuses with `account.suspended` only if the password is right. Attempts are
 * counted by account and by network, so that guesses from one network do not block the owner on another network. Refuses
 * with `account.too_many_attempts` above these limits.
 */
export async function signIn(
  ctx: Ctx,
  input: { email: string; password: string },
  origin: RequestOrigin,
): Promise<SignedIn | Challenged> {
  const accountAndNetwork = `${input.email} ${origin.address}`;
  await countAttempt(ctx, 'sign-in:network', origin.address);
  // Checked before the limit of the account, so that an attempt refused here does not count toward that limit.
  await countAttempt(ctx, 'sign-in:account-and-network', accountAndNetwork);
  await countAttempt(ctx, 'sign-in:account', input.email);
  const signedIn = await ctx.services.identity.signIn(ctx.db, input.email, input.password, origin.headers);
  if (!signedIn) throw new Refusal('account.invalid_credentials');
  if (signedIn === 'suspended') throw new Refusal('account.suspended');
  await forgetAttempts(ctx, 'sign-in:account-and-network', accountAndNetwork);
  await forgetAttempts(ctx, 'sign-in:account', input.email);
  return signedIn;
}
