import { setTimeout as sleep } from 'node:timers/promises';
import type { Challenged, SignedIn } from '#services/identity/identity.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { attemptsAbove, countAttempt, forgetAttempts } from './limits.server.ts';
import type { RequestOrigin } from './request-origin.ts';

const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 2_000;

interface Credentials {
  email: string;
  password: string;
}

/**
 * Opens a session, or a challenge for a user with a second factor. Refuses with `account.invalid_credentials` for
 * an unknown email and for a wrong password. Refuses with `account.suspended` only if the password is right.
 * Refuses with `account.too_many_attempts` above the limit of a network, and above the limit of an account on one
 * network. Attempts on other networks never block an account: after ten in 15 minutes, each attempt waits up to two
 * seconds. A browser that has logged in to the account before has ten attempts an hour of its own. These attempts
 * do not wait, and attempts of others do not use them up.
 */
export async function signIn(
  ctx: Ctx,
  credentials: Credentials,
  origin: RequestOrigin,
): Promise<SignedIn | Challenged> {
  const { email, password } = credentials;
  const forget = await countSignIn(ctx, email, origin);
  const signedIn = await ctx.services.identity.signIn(ctx.db, email, password, origin.headers);
  if (!signedIn) throw new Refusal('account.invalid_credentials');
  if (signedIn === 'suspended') throw new Refusal('account.suspended');
  await forget();
  return signedIn;
}

/** Counts an attempt for known and unknown emails alike. Returns a function that deletes the attempts after a success. */
async function countSignIn(ctx: Ctx, email: string, origin: RequestOrigin): Promise<() => Promise<void>> {
  const aboveNetwork = await attemptsAbove(ctx, 'sign-in:network', origin.address);
  const device = ctx.services.identity.deviceKnownTo(origin.headers, email);
  if (device) {
    const deviceAndAccount = `${device} ${email}`;
    if ((await attemptsAbove(ctx, 'sign-in:device', deviceAndAccount)) === 0)
      return async () => {
        // A success above the network's limit does not give new attempts. Otherwise one account could be used for
        // unlimited logins.
        if (aboveNetwork === 0) await forgetAttempts(ctx, 'sign-in:device', deviceAndAccount);
      };
  }
  if (aboveNetwork > 0) throw new Refusal('account.too_many_attempts');
  const accountAndNetwork = `${email} ${origin.address}`;
  await countAttempt(ctx, 'sign-in:account-and-network', accountAndNetwork);
  const above = await attemptsAbove(ctx, 'sign-in:account', email);
  if (above > 0) await sleep(Math.min(above * DELAY_STEP_MS, MAX_DELAY_MS));
  return async () => {
    await forgetAttempts(ctx, 'sign-in:account-and-network', accountAndNetwork);
    await forgetAttempts(ctx, 'sign-in:account', email);
  };
}
