import { preferenceFilters, profileFilters } from '../filters/filters.server.ts';
import type { SearchCriteria } from '../search-criteria.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.server.ts';

const filters = [...profileFilters, ...preferenceFilters];

/**
 * The slots that pass every filter that is set, or null when none is set. Sets come first, then ranges; texts are read only
 * for the slots that are left.
 */
export function matching(columns: Columns, criteria: SearchCriteria): Bits | null {
  const narrowings = filters.flatMap((filter) => filter(criteria)?.index(columns) ?? []);
  if (narrowings.length === 0) return null;
  const matches = columns.everybody.copy();
  for (const { sets } of narrowings) for (const set of sets ?? []) matches.intersect(set);
  for (const { range } of narrowings) if (range) range[0].keepWithin(matches, range[1]);
  for (const { check } of narrowings) if (check) matches.keep(check);
  return matches;
}
