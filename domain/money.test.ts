import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf } from './money.ts';

describe('centsOf', () => {
  it.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['0', 0],
    ['0,01', 1],
    [' €12.5 ', 1250],
    ['12,50 €', 1250],
    ['1200.5', 120_050],
    ['1000000', 100_000_000],
  ])('reads %j as %i cents in both languages', (typed, cents) => {
    expect(centsOf(typed, 'en')).toBe(cents);
    expect(centsOf(typed, 'fr')).toBe(cents);
  });

  it.each([
    ['en', '1,200', 120_000],
    ['en', '€1,200.50', 120_050],
    ['en', '1,000,000', 100_000_000],
    ['fr', ' 1 200,50 € ', 120_050],
    ['fr', '1\u202f200', 120_000],
    ['fr', '1.200', 120_000],
    ['fr', '1.200,5', 120_050],
    ['fr', '1 200.50', 120_050],
  ] as const)('in %s it reads the groups of %j', (language, typed, cents) =>
    expect(centsOf(typed, language)).toBe(cents),
  );

  it.each([
    ['en', '1.200'],
    ['en', '12.505'],
    ['en', '1 200'],
    ['en', '1,200,50'],
    ['en', '0,200'],
    ['en', '1,2000'],
    ['fr', '1,200'],
    ['fr', '1.200.50'],
    ['fr', '1 200.300'],
  ] as const)('in %s it rejects %j', (language, typed) => expect(centsOf(typed, language)).toBeNull());

  it.each(['', '€', '12 abc', '12,5o', '-5', '1e3', '12.5050', '12.', ',50', '1 2', 'NaN', '1000000.01'])(
    'rejects %j in both languages',
    (typed) => {
      expect(centsOf(typed, 'en')).toBeNull();
      expect(centsOf(typed, 'fr')).toBeNull();
    },
  );

  it('rejects a long text, in linear time', () => {
    expect(centsOf(`1${' '.repeat(39)}`, 'en')).toBe(100);
    expect(centsOf(`1${' '.repeat(40)}`, 'en')).toBeNull();
    expect(centsOf(`1${' '.repeat(1_000_000)}x`, 'en')).toBeNull();
  });

  it('reads every price exactly, with a point or a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const typed = (cents / 100).toFixed(2);
        for (const language of ['en', 'fr'] as const) {
          expect(centsOf(typed, language)).toBe(cents);
          expect(centsOf(typed.replace('.', ','), language)).toBe(cents);
          const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
          const shown = format.format(cents / 100);
          expect(centsOf(shown, language)).toBe(cents);
        }
      }),
    );
  });
});
