import type { Range } from '../browse-filters.ts';
import type { SearchCriteria } from '../search-criteria.ts';
import { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Numbers } from './numbers.ts';
import { isSure } from './texts.ts';

/**
 * Everybody who is looked for, or null when nothing is asked for, which is all. First sets are laid over each other, then
 * figures are looked at, and texts only of whom all that has left.
 */
export function matching(columns: Columns, criteria: SearchCriteria): Bits | null {
  const sets = setsOf(columns, criteria);
  const ranges = rangesOf(columns, criteria);
  if (sets.length + ranges.length === 0) return null;
  const matches = sets.reduce((left, set) => left.intersect(set), columns.everybody.copy());
  for (const [figures, range] of ranges) figures.keepWithin(matches, range);
  for (const check of checksOf(columns, criteria)) matches.keep(check);
  return matches;
}

/** Whoever is looked for is in all of them. */
function setsOf(columns: Columns, criteria: SearchCriteria): Bits[] {
  const { text, location, bio, thematics, featured, advanced, isVisitor } = criteria;
  const sets: Bits[] = [];
  const anyOf = <Id extends string>(among: Record<Id, Bits>, ids: readonly Id[]) => {
    if (ids.length > 0) sets.push(union(ids.map((id) => among[id])));
  };
  const asksForPrice = advanced.maxPostPriceCents !== null || advanced.maxStoryPriceCents !== null;
  if (featured) sets.push(columns.featured);
  if (advanced.verified) sets.push(columns.verified);
  if (advanced.acceptsGifts) sets.push(columns.acceptsGifts);
  if (advanced.acceptsPayment || asksForPrice) sets.push(columns.acceptsPayment);
  anyOf(columns.thematics, thematics);
  anyOf(columns.kinds, advanced.kinds);
  anyOf(columns.cities, advanced.cities);
  if (text) {
    const named = text.thematics.map((id) => columns.thematics[id]);
    sets.push(union(text.words === null ? named : [columns.names.candidates(text.words), ...named]));
  }
  if (location) sets.push(columns.locations.candidates(location));
  if (location && isVisitor) sets.push(columns.openlyLocated);
  if (bio) sets.push(columns.bios.candidates(bio));
  return sets;
}

function rangesOf(columns: Columns, { followers, engagement, advanced }: SearchCriteria): [Numbers, Range][] {
  const ranges: [Numbers, Range][] = [
    [columns.followers, followers],
    [columns.engagement, engagement],
    [columns.minPostPriceCents, { min: 0, max: advanced.maxPostPriceCents }],
    [columns.minStoryPriceCents, { min: 0, max: advanced.maxStoryPriceCents }],
  ];
  return ranges.filter(([, { min, max }]) => min > 0 || max !== null);
}

/** What the sets leave open: whether a text that has all pairs of the words has them side by side. */
function checksOf({ names, locations, bios, thematics }: Columns, { text, location, bio }: SearchCriteria) {
  const checks: ((slot: number) => boolean)[] = [];
  const words = text?.words;
  if (location && !isSure(location)) checks.push((slot) => locations.contains(slot, location));
  if (words && !isSure(words)) {
    const named = union(text.thematics.map((id) => thematics[id]));
    checks.push((slot) => named.has(slot) || names.contains(slot, words));
  }
  if (bio && !isSure(bio)) checks.push((slot) => bios.contains(slot, bio));
  return checks;
}

function union(sets: Bits[]): Bits {
  return sets.reduce((all, set) => all.unite(set), new Bits(0));
}
