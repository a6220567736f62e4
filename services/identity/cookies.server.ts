import { createHmac, timingSafeEqual } from 'node:crypto';

export interface IdentitySettings {
  secret: string;
  publicUrl: string;
  cookiePrefix: string;
}

type Name = 'session_token' | 'two_factor' | 'device' | 'passkey';

export type Cookies = ReturnType<typeof cookiesBy>;

/**
 * Reads and writes signed cookies: the value, a dot and the HMAC-SHA256 of the value in base64. Cookies are HttpOnly
 * and SameSite=Lax. Over HTTPS, cookies are also Secure and have the prefix `__Host-`, which prevents other hosts of
 * the domain from setting the cookies.
 */
export function cookiesBy({ secret, publicUrl, cookiePrefix }: IdentitySettings) {
  const isSecure = publicUrl.startsWith('https:');
  const nameOf = (name: Name) => `${isSecure ? '__Host-' : ''}${cookiePrefix}.${name}`;
  const attributes = `Path=/; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=Lax`;
  const signed = (value: string) => `${value}.${createHmac('sha256', secret).update(value).digest('base64')}`;

  return {
    /** Returns the value, or null without a valid signature. */
    read(headers: Headers, name: Name): string | null {
      const text = textIn(headers, nameOf(name));
      const value = text.slice(0, Math.max(0, text.lastIndexOf('.')));
      const [actual, expected] = [Buffer.from(text), Buffer.from(signed(value))];
      return value && actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null;
    },
    set(name: Name, value: string, seconds: number): string {
      return `${nameOf(name)}=${encodeURIComponent(signed(value))}; Max-Age=${seconds}; ${attributes}`;
    },
    clear(name: Name): string {
      return `${nameOf(name)}=; Max-Age=0; ${attributes}`;
    },
  };
}

/** Returns an empty text for a missing cookie and for invalid percent-encoding. */
function textIn(headers: Headers, name: string): string {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((pair) => pair.startsWith(`${name}=`)) ?? '';
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return '';
  }
}
