import { describe, expect, it } from 'vitest';
import { areSameFigures, countOf, percentOf } from './figures.ts';

describe('countOf', () => {
  it.each([
    ['86400', 86_400],
    ['86 400', 86_400],
    ['86\u202f400', 86_400],
    ['86,400', 86_400],
    ['1.086.400', 1_086_400],
    [' 0 ', 0],
  ])('reads %j as %j', (typed, count) => expect(countOf(typed)).toBe(count));
  it.each(['', '-1', '12.5', '86.4K', '1,2,3', 'many', '9'.repeat(12)])('rejects %j', (typed) =>
    expect(countOf(typed)).toBeNull(),
  );
});

describe('percentOf', () => {
  it.each([
    ['4.2', 4.2],
    ['4,2', 4.2],
    ['4,25 %', 4.25],
    ['0', 0],
    ['100', 100],
  ])('reads %j as %j', (typed, percent) => expect(percentOf(typed)).toBe(percent));
  it.each(['', '-1', '100,01', '4.256', 'high', '1e1'])('rejects %j', (typed) =>
    expect(percentOf(typed)).toBeNull(),
  );
});

it('areSameFigures detects a difference in any figure', () => {
  const figures = { followers: 1, following: 2, posts: 3, engagementRate: 4.2 };
  expect(areSameFigures(figures, { ...figures })).toBe(true);
  for (const name of Object.keys(figures)) {
    expect(areSameFigures(figures, { ...figures, [name]: 9 })).toBe(false);
  }
});
