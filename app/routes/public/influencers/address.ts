import { type BrowseFilters, writeFilters } from '#domain/influencers/browse-filters.ts';

/** The query of the list's address: what is asked for, and the page unless it is the first. */
export function queryFor(filters: BrowseFilters, page = 1): string {
  const query = writeFilters(filters);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Whether there is something to clear: the specification names the search, a thematic and the featured. */
export function isNarrowed({ q, thematics, featured }: BrowseFilters): boolean {
  return q !== '' || thematics.length > 0 || featured;
}
