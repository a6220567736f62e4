import { describe, expect, it } from 'vitest';
import { countOf, percentOf } from './figures.ts';

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
  it.each(['', '-1', '100,01', '4.256', 'high', '1e1', '4 2', '%4'])('rejects %j', (typed) =>
    expect(percentOf(typed)).toBeNull(),
  );
});
