export interface Comparison {
  /**
   * Share of pairs in which the value from the second sample is greater (Mann-Whitney). 0.5 for equal distributions.
   */
  auc: number;
  /** Largest difference between the cumulative distributions (Kolmogorov-Smirnov). 0 for equal distributions. */
  distance: number;
}

export function compare(first: readonly number[], second: readonly number[]): Comparison {
  const values = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value);
  const seen = { first: 0, second: 0 };
  let distance = 0;
  for (const [at, { value, isFirst }] of values.entries()) {
    if (isFirst) seen.first++;
    else seen.second++;
    if (values[at + 1]?.value === value) continue;
    distance = Math.max(distance, Math.abs(seen.first / first.length - seen.second / second.length));
  }
  let above = 0;
  for (const one of second) for (const other of first) above += one > other ? 1 : one === other ? 0.5 : 0;
  return { auc: above / (first.length * second.length), distance };
}

/**
 * Returns limits for the comparison of two samples of this size. `auc` is the maximum deviation of the AUC from
 * 0.5. Two samples of the same distribution exceed a limit by chance in 1 of 1,000 comparisons.
 */
export function limitsFor(size: number): Comparison {
  return { auc: 3.291 * Math.sqrt((2 * size + 1) / (12 * size ** 2)), distance: 1.949 * Math.sqrt(2 / size) };
}

export function quantile(sample: readonly number[], share: number): number {
  const place = Math.ceil(share * sample.length) - 1;
  return sample.toSorted((a, b) => a - b)[Math.max(0, place)] ?? Number.NaN;
}
