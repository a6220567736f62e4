import { parse, serialize } from 'hono/utils/cookie';
import { isOwnPath, type Path } from '#app/addresses/path.ts';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { samePathIn } from '#messages/path-language.ts';

/** The cookie expires after `maxAge` seconds. A later login leads to the dashboard. */
const { name, formerName, seconds: maxAge } = cookies.returnTo;
/**
 * Maximum length of a stored path, in characters. The browser sends the cookie with every request. No page has a longer
 * path.
 */
const MAX_LENGTH = 500;

/**
 * Returns the page of a request as an English path, without the suffix `.data` of React Router's data requests. Returns
 * null for a POST. Returns null for a download, because returning to a download would leave the user on the login page.
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
 * Returns the page to return to after login, or null. A cookie can be forged, so the page must be a path of this site.
 */
export function returnToIn(request: Request): Path | null {
  const sent = parse(request.headers.get('cookie') ?? '');
  const page = sent[name] ?? sent[formerName] ?? '';
  return isOwnPath(page) && page.length <= MAX_LENGTH ? page : null;
}

export const clearedReturnTo = [name, formerName].map((it) =>
  serialize(it, '', { path: '/', maxAge: 0, sameSite: 'Lax' }),
);
