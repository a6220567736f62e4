import { preferenceFilters } from '../filters/preference-filters.server.ts';
import { profileFilters } from '../filters/profile-filters.server.ts';
import type { SearchCriteria } from '../search-criteria-for-viewer.ts';
import type { BitSet } from './bit-set.ts';
import type { Columns } from './columns.server.ts';

const filters = [...profileFilters, ...preferenceFilters];

/**
 * Returns null if no filter is set and no slot is excluded. Applies sets, then ranges, then checks, because a check
 * compares the text of every remaining slot.
 */
export function findMatchingSlots(
  columns: Columns,
  criteria: SearchCriteria,
  excluded: readonly number[] = [],
): BitSet | null {
  const conditions = filters.flatMap((filter) => filter(criteria) ?? []);
  if (conditions.length === 0 && excluded.length === 0) return null;
  const narrowings = conditions.map((condition) => condition.index(columns, conditions.length === 1));
  const matches = columns.occupied.copy();
  for (const slot of excluded) matches.put(slot, false);
  for (const { sets } of narrowings) for (const set of sets ?? []) matches.intersect(set);
  for (const { range } of narrowings) if (range) range[0].keepWithin(matches, range[1]);
  for (const { check } of narrowings) if (check) matches.keep(check);
  return matches;
}
