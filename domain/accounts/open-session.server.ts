import type { Challenged, SignedIn } from '#services/identity/identity.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Opens a session, or a challenge for a user with a second factor. Refuses unknown emails and wrong passwords with
 * `account.invalid_credentials`. Refuses with `account.suspended` only if the password is right.
 */
export async function openSession(
  { db, services }: Ctx,
  { email, password }: Credentials,
  headers: Headers,
): Promise<SignedIn | Challenged> {
  const signedIn = await services.identity.signIn(db, email, password, headers);
  if (!signedIn) throw new Refusal('account.invalid_credentials');
  if (signedIn === 'suspended') throw new Refusal('account.suspended');
  return signedIn;
}
