import type { BrowseFilters } from '#domain/influencers/browse-filters.ts';
import { queryFor } from './address.ts';

/** Adds these filters to the links of the tabs and of the other language. */
export function linkOtherViews(tabs: HTMLElement, filters: BrowseFilters): void {
  for (const [index, tab] of tabs.querySelectorAll('a').entries()) {
    const featured = index === 1;
    tab.search = queryFor({ ...filters, featured });
    tab.ariaCurrent = featured === filters.featured ? 'page' : null;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    link.search = queryFor(filters);
}
