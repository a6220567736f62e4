import type { SignedIn } from '#services/identity/identity.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** A new session, or `account.invalid_credentials`: the same for an unknown e-mail and a wrong password. */
export async function signIn(
  ctx: Ctx,
  input: { email: string; password: string },
  headers: Headers,
): Promise<SignedIn> {
  const signedIn = await ctx.services.identity.signIn(ctx.db, input.email, input.password, headers);
  if (!signedIn) throw new Refusal('account.invalid_credentials');
  return signedIn;
}
