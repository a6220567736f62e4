import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a page of another origin sent a request other than GET or HEAD. A request without Origin and
 * Sec-Fetch-Site is not from a browser, so the result is false.
 */
export function isForeign(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  publicUrl: string,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, host, 'sec-fetch-site': site } = headers;
  // Browsers that omit Origin send Sec-Fetch-Site. `none` is a navigation by the user, such as a reload.
  if (!origin) return site === 'cross-site' || site === 'same-site';
  return origin !== new URL(publicUrl).origin && origin !== `http://${host}` && origin !== `https://${host}`;
}
