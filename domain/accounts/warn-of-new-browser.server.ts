import type { SignedIn } from '#services/identity/identity.ts';
import { act, type Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { type Browser, browserOf } from './browser-of.server.ts';
import type { RequestOrigin } from './request-origin.ts';
import { shortenedAddress } from './shortened-address.server.ts';

/** `at` is in ISO format. `network` is a shortened network address, or null. */
export interface Login extends Browser {
  at: string;
  network: string | null;
}

/**
 * Emails the user after a login from a browser that is new to the account. Call this function after every completed
 * login.
 */
export async function warnOfNewBrowser(
  ctx: Ctx,
  { session: { userId }, isNewBrowser }: SignedIn,
  { headers }: RequestOrigin,
): Promise<void> {
  if (!isNewBrowser) return;
  const login = {
    ...browserOf(headers.get('user-agent') ?? ''),
    network: shortenedAddress(headers.get('x-client-address') ?? ''),
    at: ctx.now.toISOString(),
  };
  await act(ctx, (ctx) => enqueue(ctx, 'mail.new_browser', { userId, login }));
}
