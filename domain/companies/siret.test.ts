import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSiret, siretDigits, siretFault } from './siret.ts';

const known = {
  'EDF, its seat': '55208131766522',
  'Google France, its seat': '44306184100047',
  'an example of INSEE': '73282932000074',
  'La Poste, its seat, which passes Luhn': '35600000000048',
  'a post office, which does not': '35600000049837',
};

describe('a SIRET', () => {
  it.each(Object.entries(known))('is that of %s', (_, siret) => expect(siretFault(siret)).toBeNull());

  it.each([
    ['nothing', ''],
    ['thirteen digits', '5520813176652'],
    ['fifteen', '552081317665220'],
    ['a SIREN alone', '552081317'],
    ['letters', '5520813176652A'],
    ['spaces, which are to be removed before', '552 081 317 66522'],
    ['digits of another script', '٥٥٢٠٨١٣١٧٦٦٥٢٢'],
  ])('is not %s', (_, siret) => expect(siretFault(siret)).toBe('company.siret_not_14_digits'));

  it.each([
    ['with its last digit wrong', '55208131766523'],
    ['with two digits in each other’s place', '55208131765622'],
    ['of La Poste with a sum that five does not divide', '35600000049838'],
    ['by La Poste’s rule, of another company', '35600000149836'],
  ])('is invalid %s', (_, siret) => expect(siretFault(siret)).toBe('company.siret_invalid'));

  const digit = fc.integer({ min: 0, max: 9 });
  const digits = (length: number) =>
    fc.array(digit, { minLength: length, maxLength: length }).map((them) => them.join(''));
  const notLaPoste = (start: string) => !start.startsWith('356000000');

  it('has one check digit, and no other number shares all of its digits but one', () => {
    fc.assert(
      fc.property(digits(13).filter(notLaPoste), fc.nat(12), digit, (start, place, other) => {
        const valid = Array.from('0123456789', (check) => start + check).filter((it) => !siretFault(it));
        expect(valid).toHaveLength(1);
        const [siret = ''] = valid;
        const mistyped = siret.slice(0, place) + other + siret.slice(place + 1);
        if (mistyped !== siret && notLaPoste(mistyped))
          expect(siretFault(mistyped)).toBe('company.siret_invalid');
      }),
    );
  });

  it('of La Poste is one of each five, besides those that pass Luhn', () => {
    fc.assert(
      fc.property(digits(4), (place) => {
        const sum = (text: string) => Array.from(text, Number).reduce((total, it) => total + it, 0);
        for (const last of '0123456789') {
          const siret = `356000000${place}${last}`;
          if (sum(siret) % 5 === 0) expect(siretFault(siret)).toBeNull();
        }
      }),
    );
  });
});

describe('what is typed', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['552', '552'],
    ['5520', '552 0'],
    ['552081', '552 081'],
    ['552081317', '552 081 317'],
    ['5520813176', '552 081 317 6'],
    ['55208131766522', '552 081 317 66522'],
    ['552.081.317-66522', '552 081 317 66522'],
    ['SIRET : 552 081 317 66522 7', '552 081 317 66522'],
  ])('%o stands as %o', (typed, shown) => expect(groupSiret(typed)).toBe(shown));

  it('keeps its digits whatever is around them, and settles at once', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(siretDigits(groupSiret(typed))).toBe(siretDigits(typed));
        expect(groupSiret(groupSiret(typed))).toBe(groupSiret(typed));
        expect(siretDigits(typed)).toMatch(/^\d{0,14}$/);
      }),
    );
  });
});
