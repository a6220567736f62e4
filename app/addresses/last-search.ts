/**
 * Returns the query string of a page, such as `?q=lyon`, as it was when this tab last showed the page. Returns '' if the
 * tab has not shown the page, or if the browser does not support the Navigation API.
 */
export function lastSearch(pathname: string): string {
  const { navigation } = globalThis as { navigation?: Navigation };
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  const urls = before.map(({ url }) => new URL(url ?? 'about:blank'));
  return urls.findLast((url) => url.pathname === pathname)?.search ?? '';
}

/** Lets the back links of a server-only page lead to the list as the person left it, with its filters. */
export function restoreBackLinks(): void {
  // A page that the browser shows again from its cache gets this event too.
  addEventListener('pageshow', () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]'))
      link.search ||= lastSearch(link.pathname);
  });
}
