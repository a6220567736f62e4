import { readablePath } from '../readable-path.ts';

/**
 * Normalizes a web address, with or without `https://`. Returns null for a scheme other than HTTP or HTTPS, for an
 * address with credentials, and for a host without a dot.
 */
export function websiteOf(typed: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.hostname.includes('.') || url.username || url.password) return null;
  return url.href;
}

/** `https://www.maison-aubrac.fr/caf%C3%A9` becomes `maison-aubrac.fr/café`. The host remains in ASCII. */
export function websiteName(website: string): string {
  return readablePath(website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''));
}
