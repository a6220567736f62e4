/** Limits of the two handles of the age slider in years, from the specification. */
export const ageLimits = { min: { from: 13, to: 65 }, max: { from: 13, to: 90 } } as const;

/** Percent. */
export const SHARE_STEP = 5;
export interface GenderSplit {
  female: number;
  male: number;
  other: number;
}

/** Returns whole years within the limits, the youngest not above the oldest. */
export function withinAgeLimits(youngest: number, oldest: number): [number, number] {
  const max = clamp(oldest, ageLimits.max.from, ageLimits.max.to);
  const min = clamp(youngest, ageLimits.min.from, ageLimits.min.to);
  return [Math.min(min, max), max];
}

/**
 * Sets one share and adjusts the other two to a total of 100. A change of `female` keeps `male` if possible, and a
 * change of `male` keeps `female`. `other` gets the remainder. If `other` changes, `female` and `male` keep their
 * proportion. Shares are multiples of 5 and never below 0.
 */
export function withShare(split: GenderSplit, which: keyof GenderSplit, share: number): GenderSplit {
  const set = clamp(inSteps(share), 0, 100);
  const left = 100 - set;
  if (which === 'other') {
    const both = split.female + split.male;
    const female = inSteps(both === 0 ? left / 2 : (left * split.female) / both);
    return { female, male: left - female, other: set };
  }
  const untouched = Math.min(which === 'female' ? split.male : split.female, left);
  const other = left - untouched;
  return which === 'female'
    ? { female: set, male: untouched, other }
    : { female: untouched, male: set, other };
}

function inSteps(share: number): number {
  return Math.round(share / SHARE_STEP) * SHARE_STEP;
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(Math.round(value), from), to);
}
