/**
 * Normalizes a web address, with or without `https://`. Returns null for a scheme other than HTTP or HTTPS, for an
 * address with credentials, and for a host without a dot.
 */
export function websiteOf(typed: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.hostname.includes('.') || url.username || url.password) return null;
  return url.href;
}

/** `https://www.maison-aubrac.fr/menu` becomes `maison-aubrac.fr/menu`. */
export function websiteName(website: string): string {
  return website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
