import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSiret, siretDigits, siretFault } from './siret.ts';

const known = {
  'EDF, head office': '55208131766522',
  'Google France, head office': '44306184100047',
  'an INSEE example': '73282932000074',
  'La Poste, head office, which passes Luhn': '35600000000048',
  'a La Poste branch, which does not pass Luhn': '35600000049837',
};

describe('siretFault', () => {
  it.each(Object.entries(known))('accepts the SIRET of %s', (_, siret) =>
    expect(siretFault(siret)).toBeNull(),
  );

  it.each([
    ['nothing', ''],
    ['thirteen digits', '5520813176652'],
    ['fifteen digits', '552081317665220'],
    ['a SIREN alone', '552081317'],
    ['letters', '5520813176652A'],
    ['spaces', '552 081 317 66522'],
    ['digits of another script', '٥٥٢٠٨١٣١٧٦٦٥٢٢'],
  ])('rejects %s', (_, siret) => expect(siretFault(siret)).toBe('company.siret_not_14_digits'));

  it.each([
    ['a wrong last digit', '55208131766523'],
    ['two swapped digits', '55208131765622'],
    ['a La Poste number whose sum is no multiple of five', '35600000049838'],
    ['another company’s number that is valid by La Poste’s rule only', '35600000149836'],
    ['fourteen digits that pass Luhn after a SIREN that does not', '11122233344455'],
    ['zeros', '00000000000000'],
  ])('reports as invalid: %s', (_, siret) => expect(siretFault(siret)).toBe('company.siret_invalid'));

  const passesLuhn = (number: string) =>
    Array.from(number)
      .reverse()
      .reduce((sum, each, index) => {
        const digit = Number(each) * (index % 2 === 0 ? 1 : 2);
        return sum + (digit > 9 ? digit - 9 : digit);
      }, 0) %
      10 ===
    0;
  const digit = fc.integer({ min: 0, max: 9 });
  const digits = (length: number) =>
    fc.array(digit, { minLength: length, maxLength: length }).map((each) => each.join(''));
  const notLaPoste = (start: string) => !start.startsWith('356000000');

  it('accepts exactly one check digit, and no number with one digit changed', () => {
    fc.assert(
      fc.property(digits(8), digits(4), fc.nat(12), digit, (company, establishment, place, other) => {
        const check = Array.from('0123456789').find((check) => passesLuhn(company + check));
        const start = `${company}${check}${establishment}`;
        fc.pre(notLaPoste(start) && company !== '00000000');
        const valid = Array.from('0123456789', (check) => start + check).filter(
          (candidate) => !siretFault(candidate),
        );
        expect(valid).toHaveLength(1);
        const [siret = ''] = valid;
        const mistyped = siret.slice(0, place) + other + siret.slice(place + 1);
        if (mistyped !== siret && notLaPoste(mistyped))
          expect(siretFault(mistyped)).toBe('company.siret_invalid');
      }),
    );
  });
});

describe('groupSiret', () => {
  it.each([
    ['', ''],
    ['552', '552'],
    ['5520', '552 0'],
    ['5520813176', '552 081 317 6'],
    ['55208131766522', '552 081 317 66522'],
    ['SIRET : 552 081 317 66522 7', '552 081 317 66522'],
  ])('formats %o as %o', (typed, shown) => expect(groupSiret(typed)).toBe(shown));

  it('keeps the digits of any text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(siretDigits(groupSiret(typed))).toBe(siretDigits(typed));
        expect(groupSiret(groupSiret(typed))).toBe(groupSiret(typed));
        expect(siretDigits(typed)).toMatch(/^\d{0,14}$/);
      }),
    );
  });
});
