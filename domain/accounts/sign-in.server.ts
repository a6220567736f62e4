import type { SignedIn } from '#services/identity/identity.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, forgetAttempts } from './limits.server.ts';
import type { Visit } from './visit.ts';

/**
 * A new session, or `account.invalid_credentials`: the same for an unknown e-mail and a wrong password. Tries are
 * counted by account and by network: `account.too_many_attempts`.
 */
export async function signIn(
  ctx: Ctx,
  input: { email: string; password: string },
  visit: Visit,
): Promise<SignedIn> {
  await countAttempt(ctx, 'sign-in:network', visit.address);
  await countAttempt(ctx, 'sign-in:account', input.email);
  const signedIn = await ctx.services.identity.signIn(ctx.db, input.email, input.password, visit.headers);
  if (!signedIn) throw new Refusal('account.invalid_credentials');
  await forgetAttempts(ctx, 'sign-in:account', input.email);
  return signedIn;
}
