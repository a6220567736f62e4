import { readSearch } from '../campaigns/search/campaign-search.server.ts';
import type { Role } from '../ctx.ts';
import { readFilters, writeFilters } from '../influencers/browse-filters.ts';

/**
 * Returns a query string with only the filters and the order that a role's list reads. Brands search influencers, and
 * influencers search campaigns. Equal searches have equal query strings.
 */
export function canonicalQuery(role: Role, query: URLSearchParams): string {
  return role === 'client' ? writeFilters(readFilters(query)).toString() : readSearch(query).address;
}

/** A sort order alone does not count as a filter. */
export function hasFilter(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => name !== 'sort');
}
