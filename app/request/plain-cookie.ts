import { parse, serialize } from 'hono/utils/cookie';
import { cookies } from '#domain/privacy/browser-storage.ts';

/** Cookies without a signature. Scripts do not need them. */
type PlainCookie = 'booking' | 'consent' | 'layout' | 'returnTo' | 'theme';

/** Returns the value of a cookie. Also reads the former name of the cookie. */
export function cookieIn(request: Request, key: PlainCookie): string | undefined {
  const cookie = cookies[key];
  const sent = parse(request.headers.get('cookie') ?? '');
  return sent[cookie.name] ?? ('formerName' in cookie ? sent[cookie.formerName] : undefined);
}

/** Returns a `set-cookie` header. By default, the cookie has its listed lifetime. 0 seconds remove the cookie. */
export function plainCookie(
  key: PlainCookie,
  value: string,
  publicUrl: string,
  seconds: number = cookies[key].seconds,
): string {
  return serialize(cookies[key].name, value, {
    path: '/',
    maxAge: seconds,
    sameSite: 'Lax',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
  });
}
