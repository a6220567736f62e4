import { createHmac } from 'node:crypto';
import type { Cookies } from './cookies.server.ts';
import { randomText } from './random-text.server.ts';

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** The maximum number of accounts in one cookie. A further account replaces the account with the oldest login. */
const MAX_ACCOUNTS = 5;

export type Devices = ReturnType<typeof devicesBy>;

/**
 * The signed device cookie has one random id for the browser, and one hash for each account that logged in with the
 * browser. The login attempts of a browser with this cookie are counted separately, so wrong passwords of strangers do
 * not lock the browser out.
 */
export function devicesBy(cookies: Cookies, secret: string) {
  const hashOf = (email: string) =>
    createHmac('sha256', secret).update(`device ${email}`).digest('base64url').slice(0, 22);
  const read = (headers: Headers) => (cookies.read(headers, 'device') ?? '').split('.').filter(Boolean);

  const latestIn = (accounts: readonly string[], email: string) => {
    const hash = hashOf(email);
    return [hash, ...accounts.filter((it) => it !== hash)].slice(0, MAX_ACCOUNTS);
  };
  const cookieOf = (id: string, accounts: readonly string[]) =>
    cookies.set('device', [id, ...accounts].join('.'), LIFETIME_SECONDS);

  return {
    knownTo(headers: Headers, email: string): string | null {
      const [id = null, ...accounts] = read(headers);
      return accounts.includes(hashOf(email)) ? id : null;
    },
    cookieFor(headers: Headers, email: string): string {
      const [id = randomText(32), ...accounts] = read(headers);
      return cookieOf(id, latestIn(accounts, email));
    },
    /** Gives the browser a new id. */
    renewedFor(headers: Headers, email: string): { id: string; previousId: string | null; cookie: string } {
      const id = randomText(32);
      const [previousId = null, ...accounts] = read(headers);
      return { id, previousId, cookie: cookieOf(id, latestIn(accounts, email)) };
    },
  };
}
