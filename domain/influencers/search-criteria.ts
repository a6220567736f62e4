import type { Thematic } from '../campaigns/reference.ts';
import { fold } from '../fold.ts';
import type { BrowseFilters } from './browse-filters.ts';

/** Filters with the viewer's rights applied. Texts are folded. Empty texts filter nothing. */
export interface SearchCriteria extends Omit<BrowseFilters, 'q'> {
  /**
   * Matches if the name or handle contains `words`, or if the influencer has one of the thematics. `words` is null for
   * visitors.
   */
  text: { words: string | null; thematics: readonly Thematic[] } | null;
  /** A visitor's search does not match redacted locations. */
  isVisitor: boolean;
}

/**
 * The criteria of a viewer. Visitors can neither read nor search names, handles, bios and identifying locations. `named`
 * are the thematics that `q` names.
 */
export function searchCriteriaOf(
  viewer: object | null,
  filters: BrowseFilters,
  named: readonly Thematic[],
): SearchCriteria {
  const { q, ...others } = filters;
  const words = fold(q);
  return {
    ...others,
    text: words ? { words: viewer ? words : null, thematics: named } : null,
    location: fold(filters.location),
    bio: viewer ? fold(filters.bio) : '',
    isVisitor: viewer === null,
  };
}
