import type { Challenged, SignedIn } from '#services/identity/identity.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

/**
 * A new session, or `account.invalid_credentials`: the same for an unknown e-mail and a wrong password. Tries are
 * counted by account and by network: `account.too_many_attempts`. Whoever guesses from one network shuts that one out, not the
 * person at home. Whoever has a second factor is challenged; somebody suspended is told so (`account.suspended`), with the
 * right password only.
 */
export async function signIn(
  ctx: Ctx,
  input: { email: string; password: string },
  origin: RequestOrigin,
): Promise<SignedIn | Challenged> {
  const here = `${input.email} ${origin.address}`;
  await countAttempt(ctx, 'sign-in:network', origin.address);
  // Before those of all networks together: what is refused here is not counted there.
  await countAttempt(ctx, 'sign-in:account-and-network', here);
  await countAttempt(ctx, 'sign-in:account', input.email);
  const signedIn = await ctx.services.identity.signIn(ctx.db, input.email, input.password, origin.headers);
  if (!signedIn) throw new Refusal('account.invalid_credentials');
  if (signedIn === 'suspended') throw new Refusal('account.suspended');
  await forgetAttempts(ctx, 'sign-in:account-and-network', here);
  await forgetAttempts(ctx, 'sign-in:account', input.email);
  return signedIn;
}
