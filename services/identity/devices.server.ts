import { createHmac } from 'node:crypto';
import type { Cookies } from './cookies.server.ts';
import { randomText } from './random-text.server.ts';

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Maximum number of accounts in one cookie. The account that logged in longest ago is dropped. */
const MAX_ACCOUNTS = 5;

export type Devices = ReturnType<typeof devicesBy>;

/**
 * The signed cookie of a browser: a random id, and a hash for each account that logged in with this browser. It lets the
 * owner of an account log in while strangers try passwords.
 */
export function devicesBy(cookies: Cookies, secret: string) {
  const hashOf = (email: string) =>
    createHmac('sha256', secret).update(`device ${email}`).digest('base64url').slice(0, 22);
  const read = (headers: Headers) => (cookies.read(headers, 'device') ?? '').split('.').filter(Boolean);

  return {
    /** The id of the request's browser, if it has logged in to this account before. Otherwise null. */
    knownTo(headers: Headers, email: string): string | null {
      const [id = null, ...accounts] = read(headers);
      return accounts.includes(hashOf(email)) ? id : null;
    },
    /** The `Set-Cookie` line of a browser that has logged in to this account. */
    cookieFor(headers: Headers, email: string): string {
      const [id = randomText(32), ...accounts] = read(headers);
      const hash = hashOf(email);
      const latest = [hash, ...accounts.filter((it) => it !== hash)].slice(0, MAX_ACCOUNTS);
      return cookies.set('device', [id, ...latest].join('.'), LIFETIME_SECONDS);
    },
  };
}
