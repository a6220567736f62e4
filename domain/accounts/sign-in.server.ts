import { setTimeout as sleep } from 'node:timers/promises';
import type { Challenged, SignedIn } from '#services/identity/identity.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { attemptsAbove, countAttempt, forgetAttempts } from './limits.server.ts';
import { type Credentials, openSession } from './open-session.server.ts';
import type { RequestOrigin } from './request-origin.ts';
import { warnOfNewBrowser } from './warn-of-new-browser.server.ts';

const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 2_000;

/**
 * Opens a session or a challenge (`openSession`). Emails the user about a browser that is new to the account. Refuses
 * like `openSession`.
 *
 * Refuses with `account.too_many_attempts` above two limits: the attempts from one network, and the attempts on one
 * account from one network. Attempts from other networks never block an account, but can delay it: after ten attempts
 * on the account in 15 minutes, from all networks together, each further attempt waits for up to two seconds. A browser
 * that logged in to the account before has ten attempts an hour of its own, without delays.
 */
export async function signIn(
  ctx: Ctx,
  credentials: Credentials,
  origin: RequestOrigin,
): Promise<SignedIn | Challenged> {
  const forget = await countSignIn(ctx, credentials.email, origin);
  const signedIn = await openSession(ctx, credentials, origin.headers);
  await forget();
  if (signedIn.session) await warnOfNewBrowser(ctx, signedIn, origin);
  return signedIn;
}

/** Counts known and unknown emails alike. Returns a function that deletes the attempts after a success. */
async function countSignIn(ctx: Ctx, email: string, origin: RequestOrigin): Promise<() => Promise<void>> {
  const aboveNetwork = await attemptsAbove(ctx, 'sign-in:network', origin.address);
  const device = ctx.services.identity.deviceKnownTo(origin.headers, email);
  if (device) {
    const deviceAndAccount = `${device} ${email}`;
    if ((await attemptsAbove(ctx, 'sign-in:device', deviceAndAccount)) === 0)
      return async () => {
        // Above the network's limit, a login does not reset the attempts of this browser. Otherwise, an attacker could
        // log in to an account of their own without any limit.
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
