import { parse, serialize } from 'hono/utils/cookie';
import { cookies } from '#domain/privacy/browser-storage.ts';

const { name, seconds: maxAge } = cookies.consent;

export function hasConsented(request: Request): boolean {
  return parse(request.headers.get('cookie') ?? '')[name] === '1';
}

export function consentCookie(publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  return serialize(name, '1', { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });
}
