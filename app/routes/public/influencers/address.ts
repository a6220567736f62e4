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

/**
 * Counts the filters that are set in the filter panel. The search text and the sort order are not in this panel. A
 * range counts as one filter. Several values of one filter also count as one.
 */
export function countInPanel(query: string): number {
  const names = [...new URLSearchParams(query).keys()].map((it) => it.replace(/M(in|ax)$/, ''));
  return new Set(names.filter((it) => !['q', 'sort', 'page'].includes(it))).size;
}

/** A search without a filter cannot be saved. A sort order alone does not count as a filter. */
export function savedStateOf(query: string, savedQueries: readonly string[]) {
  const hasFilter = [...new URLSearchParams(query).keys()].some((it) => it !== 'sort');
  const isSaved = hasFilter && savedQueries.includes(query.slice(1));
  return { isSaved, maySave: hasFilter && !isSaved };
}
