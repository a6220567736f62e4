/** Ends of host names that work only on one machine, in a private network or in Tor. */
const PRIVATE_HOST = /(?:^|\.)(?:localhost|local|localdomain|internal|lan|home\.arpa|onion)$/;

/** Requires an alphabetic top-level name or one in punycode, which excludes IP addresses. */
const PUBLIC_HOST = /^(?:[a-z0-9_-]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Normalizes a link, with or without `https://`. Returns null for other schemes, credentials, ports, IP addresses,
 * and hosts of private networks.
 */
export function linkOf(typed: string): string | null {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null;
  return PUBLIC_HOST.test(url.hostname) && !PRIVATE_HOST.test(url.hostname) ? url.href : null;
}

/** `https://www.instagram.com/p/1` becomes `instagram.com`. */
export function linkHost(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}
