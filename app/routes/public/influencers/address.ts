import { type BrowseFilters, writeFilters } from '#domain/influencers/browse-filters.ts';

export function queryFor(filters: BrowseFilters, page = 1): string {
  const query = writeFilters(filters);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** The specification offers “Clear” for a search text, thematics and the featured filter. */
export function isNarrowed({ q, thematics, featured }: BrowseFilters): boolean {
  return q !== '' || thematics.length > 0 || featured;
}

/** A sort order alone does not count as a filter. */
export const hasFilter = (query: string) =>
  [...new URLSearchParams(query).keys()].some((it) => it !== 'sort');
