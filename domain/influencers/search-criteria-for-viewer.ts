import type { Thematic } from '../campaigns/reference.ts';
import { fold } from '../fold.ts';
import type { BrowseFilters } from './browse-filters.ts';
import { searchWordsOf } from './handle.ts';

/**
 * Filters with the viewer's rights applied. `location` and `bio` are folded, and match all influencers if they are
 * empty.
 */
export interface SearchCriteria extends Omit<BrowseFilters, 'q'> {
  /**
   * Matches if the name or handle contains `words`, or if the influencer has one of the thematics. Visitors have no
   * `words`.
   */
  text: { words: string | null; thematics: readonly Thematic[] } | null;
  isVisitor: boolean;
  /** Ids of influencers who are left out, because the viewer has blocked them. */
  blocked: readonly string[];
}

/**
 * Visitors cannot search names, handles or bios. For visitors, the filter `location` ignores locations that reveal the
 * identity of the influencer. `named` are the thematics whose label matches `q`.
 */
export function searchCriteriaOf(
  viewer: object | null,
  filters: BrowseFilters,
  named: readonly Thematic[],
  blocked: readonly string[] = [],
): SearchCriteria {
  const { q, ...others } = filters;
  const words = fold(searchWordsOf(q));
  return {
    ...others,
    text: words ? { words: viewer ? words : null, thematics: named } : null,
    location: fold(filters.location),
    bio: viewer ? fold(filters.bio) : '',
    isVisitor: viewer === null,
    blocked,
  };
}
