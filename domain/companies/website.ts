/** The address of a site as people type it, also `maison-aubrac.fr`; null when it is none that a browser should open. */
export function websiteOf(typed: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.hostname.includes('.') || url.username || url.password) return null;
  return url.href;
}

/** The address as a reader says it: `maison-aubrac.fr/menu`. */
export function websiteName(website: string): string {
  return website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
