import type { Thematic } from '../campaigns/reference.ts';
import { fold } from '../fold.ts';
import type { BrowseFilters } from './browse-filters.ts';

/** What is looked for: filters with the asker's rights applied. Texts are folded, and empty ones ask for nothing. */
export interface SearchCriteria extends Omit<BrowseFilters, 'q'> {
  /** A name or a handle that contains `words`, or one of the thematics. A visitor asks for no words. */
  text: { words: string | null; thematics: readonly Thematic[] } | null;
  /** Then nobody is found by a location that is veiled. */
  isVisitor: boolean;
}

/** To a visitor names, handles, bios and telling locations are closed, to read as to search. `named` are the thematics that `q` names. */
export function searchCriteriaOf(
  viewer: object | null,
  filters: BrowseFilters,
  named: readonly Thematic[],
): SearchCriteria {
  const { q, ...same } = filters;
  const words = fold(q);
  return {
    ...same,
    text: words ? { words: viewer ? words : null, thematics: named } : null,
    location: fold(filters.location),
    bio: viewer ? fold(filters.bio) : '',
    isVisitor: viewer === null,
  };
}
