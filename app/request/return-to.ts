import { serialize } from 'hono/utils/cookie';
import { isOwnPath, type Path } from '#app/addresses/path.ts';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { samePathIn } from '#messages/path-language.ts';
import { cookieIn } from './plain-cookie.ts';

const { name, formerName, seconds: maxAge } = cookies.returnTo;
/** Maximum number of characters. `returnToIn` ignores longer paths. */
const MAX_LENGTH = 500;

/**
 * Returns the English path of the requested page, without the suffix `.data` of React Router. Null for POST requests.
 * Also null for downloads, because a redirect to a download after login would leave the browser on the login page.
 */
export function pageOf({ method, url }: Pick<Request, 'method' | 'url'>): string | null {
  if (method === 'POST') return null;
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_routes');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const page = samePathIn('en', pathname.replace(/\.data$/, ''));
  return /\.\w+$/.test(page) ? null : page + query;
}

export function returnToCookie(page: string): string {
  return serialize(name, page, { path: '/', maxAge, sameSite: 'Lax', httpOnly: true });
}

/**
 * Returns the page to return to after login, or null. A cookie can be forged, so only paths of this site are
 * accepted.
 */
export function returnToIn(request: Request): Path | null {
  const page = cookieIn(request, 'returnTo') ?? '';
  return isOwnPath(page) && page.length <= MAX_LENGTH ? page : null;
}

export const clearedReturnTo = [name, formerName].map((it) =>
  serialize(it, '', { path: '/', maxAge: 0, sameSite: 'Lax' }),
);
