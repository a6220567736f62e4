/** Whether two samples of one size tell what they are samples of. */

export interface Comparison {
  /** How often a value of the second sample is above one of the first (Mann-Whitney): 0.5 when nothing is told. */
  auc: number;
  /** The widest gap between the two cumulative distributions (Kolmogorov-Smirnov): 0 when they are one. */
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
    if (values[at + 1]?.value === value) continue; // equal values count together
    distance = Math.max(distance, Math.abs(seen.first / first.length - seen.second / second.length));
  }
  let above = 0;
  for (const one of second) for (const other of first) above += one > other ? 1 : one === other ? 0.5 : 0;
  return { auc: above / (first.length * second.length), distance };
}

/**
 * What one distribution sampled twice, `size` times each, exceeds once in a thousand comparisons: how far from a half the
 * AUC may lie, and how wide the gap may be.
 */
export function limitsFor(size: number): Comparison {
  return { auc: 3.291 * Math.sqrt((2 * size + 1) / (12 * size ** 2)), distance: 1.949 * Math.sqrt(2 / size) };
}

/** The value that this share of the sample does not exceed. */
export function quantile(sample: readonly number[], share: number): number {
  const place = Math.ceil(share * sample.length) - 1;
  return sample.toSorted((a, b) => a - b)[Math.max(0, place)] ?? Number.NaN;
}
