import { parse, serialize } from 'hono/utils/cookie';
import { site } from '#site';

/** 150 days, in seconds. */
const maxAge = 150 * 24 * 60 * 60;
export const CONSENT_COOKIE = `${site.cookiePrefix}-consent`;

/** Whether this browser accepted the cookie banner within the last 150 days. */
export function hasConsented(request: Request): boolean {
  return parse(request.headers.get('cookie') ?? '')[CONSENT_COOKIE] === '1';
}

export function consentCookie(publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  return serialize(CONSENT_COOKIE, '1', { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });
}
