import { expect, it } from 'vitest';
import { compare, limitsFor, quantile } from './distributions.ts';

const sample = (shift = 0) => Array.from({ length: 2_000 }, () => Math.random() + shift);

it('compare measures how far one sample is above another', () => {
  expect(compare([1, 2, 3], [4, 5, 6])).toEqual({ auc: 1, distance: 1 });
  expect(compare([4, 5, 6], [1, 2, 3])).toEqual({ auc: 0, distance: 1 });
  expect(compare([1, 2, 2, 3], [1, 2, 2, 3])).toEqual({ auc: 0.5, distance: 0 });
  expect(compare([1, 2], [2, 3])).toEqual({ auc: 0.875, distance: 0.5 });
});

it('two samples that differ by a tenth of their spread exceed the limits of limitsFor', () => {
  const limits = limitsFor(2_000);
  expect(limits.auc).toBeCloseTo(0.03, 3);
  expect(limits.distance).toBeCloseTo(0.0616, 3);
  const { auc, distance } = compare(sample(), sample(0.1));
  expect(auc - 0.5).toBeGreaterThan(limits.auc);
  expect(distance).toBeGreaterThan(limits.distance);
});

it('quantile returns values of the sample', () => {
  expect([0, 0.5, 0.95, 1].map((share) => quantile([4, 1, 3, 2], share))).toEqual([1, 2, 4, 4]);
});
