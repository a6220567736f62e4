import type { IncomingMessage } from 'node:http';

/** A request that changes something and was sent by a page of another site. Browsers say so; scripts need say nothing. */
export function isForeign(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  publicUrl: string,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, host, 'sec-fetch-site': site } = headers;
  // Where a browser keeps the origin to itself it tells this much; `none` is the person's own doing, such as a reload.
  if (!origin) return site === 'cross-site' || site === 'same-site';
  return origin !== new URL(publicUrl).origin && origin !== `http://${host}` && origin !== `https://${host}`;
}
