import { parse, serialize } from 'hono/utils/cookie';
import { isOwnPath, type Path } from '#app/addresses/path.ts';
import { samePathIn } from '#messages/language.ts';

export const RETURN_TO_COOKIE = 'wanted';
/** Ten minutes, in seconds: who comes back later is led home. */
const maxAge = 10 * 60;
/** Every page of ours has a shorter address; a browser sends it along with each request meanwhile. */
const MAX_LENGTH = 500;

/**
 * The page that a request wants to show, as the sitemap names it; null for a download, which would leave its reader at the door,
 * and for what does something. Scripts ask for `/page.data`.
 */
export function pageOf({ method, url }: Pick<Request, 'method' | 'url'>): string | null {
  if (method === 'POST') return null;
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_routes');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const page = samePathIn('en', pathname.replace(/\.data$/, ''));
  return /\.\w+$/.test(page) ? null : page + query;
}

/** Remembers in the browser which page somebody wants who has to sign in first. */
export function returnToCookie(page: string): string {
  return serialize(RETURN_TO_COOKIE, page, { path: '/', maxAge, sameSite: 'Lax', httpOnly: true });
}

/** The page somebody wanted before they signed in, or null. Cookies are anybody's to write: it is a path of ours in any case. */
export function returnToIn(request: Request): Path | null {
  const page = parse(request.headers.get('cookie') ?? '')[RETURN_TO_COOKIE] ?? '';
  return isOwnPath(page) && page.length <= MAX_LENGTH ? page : null;
}

/** As a cookie to set: it is being shown. */
export const clearedReturnTo = serialize(RETURN_TO_COOKIE, '', { path: '/', maxAge: 0, sameSite: 'Lax' });
