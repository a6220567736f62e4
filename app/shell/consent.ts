import { parse, serialize } from 'hono/utils/cookie';
import { cookies } from '#domain/privacy/browser-storage.ts';

const { name, seconds: maxAge } = cookies.consent;

/** Returns whether the visitor accepted the cookie banner. The banner appears again after the cookie has expired. */
export function hasConsented(request: Request): boolean {
  return parse(request.headers.get('cookie') ?? '')[name] === '1';
}

export function consentCookie(publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  return serialize(name, '1', { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });
}
