import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf } from './money.ts';

describe('centsOf', () => {
  it.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['12.', 1200],
    ['0', 0],
    ['0,01', 1],
    [' 1 200,50 € ', 120_050],
    ['1\u202f200', 120_000],
    ['1000000', 100_000_000],
  ])('reads %j as %i cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));

  it.each(['', '€', '12 abc', '-5', '1e3', '12.505', '1,200.50', '1.200', ',50', 'NaN', '1000000.01'])(
    'rejects %j',
    (typed) => expect(centsOf(typed)).toBeNull(),
  );

  it('reads every price exactly, with a point or a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const typed = (cents / 100).toFixed(2);
        expect(centsOf(typed)).toBe(cents);
        expect(centsOf(typed.replace('.', ','))).toBe(cents);
      }),
    );
  });
});
