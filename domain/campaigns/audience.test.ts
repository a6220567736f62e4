import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GenderSplit, withinAgeLimits, withShare } from './audience.ts';

const start: GenderSplit = { female: 50, male: 50, other: 0 };
const step = fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths * 5);
const which = fc.constantFrom('female', 'male', 'other');
const split = fc.tuple(step, step).map(([a, b]): GenderSplit => {
  const [low, high] = a < b ? [a, b] : [b, a];
  return { female: low, male: high - low, other: 100 - high };
});

describe('withShare', () => {
  it('reduces the other of women and men when the total would exceed 100', () => {
    expect(withShare(start, 'female', 70)).toEqual({ female: 70, male: 30, other: 0 });
    expect(withShare(start, 'male', 100)).toEqual({ female: 0, male: 100, other: 0 });
  });

  it('assigns the remainder to other', () => {
    expect(withShare(start, 'female', 30)).toEqual({ female: 30, male: 50, other: 20 });
    expect(withShare({ female: 30, male: 50, other: 20 }, 'male', 10)).toEqual({
      female: 30,
      male: 10,
      other: 60,
    });
  });

  it('keeps the proportion of women and men when other is set', () => {
    expect(withShare({ female: 80, male: 20, other: 0 }, 'other', 50)).toEqual({
      female: 40,
      male: 10,
      other: 50,
    });
  });

  it('splits the remainder equally when other was 100', () => {
    expect(withShare({ female: 0, male: 0, other: 100 }, 'other', 40)).toEqual({
      female: 30,
      male: 30,
      other: 40,
    });
  });

  it('keeps the total at 100, in steps of 5 and never below 0, for any change', () => {
    fc.assert(
      fc.property(split, which, step, (before, changed, share) => {
        const after = withShare(before, changed, share);
        expect(after.female + after.male + after.other).toBe(100);
        expect(after[changed]).toBe(share);
        for (const each of Object.values(after)) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each % 5).toBe(0);
        }
      }),
    );
  });

  it('keeps these rules over many changes, and for shares that no slider produces', () => {
    const anything = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(which, anything)), (changes) => {
        const after = changes.reduce((split, [changed, share]) => withShare(split, changed, share), start);
        expect(after.female + after.male + after.other).toBe(100);
        for (const each of Object.values(after)) expect(each >= 0 && each % 5 === 0).toBe(true);
      }),
    );
  });
});

describe('withinAgeLimits', () => {
  it('returns ages within the limits unchanged', () => expect(withinAgeLimits(18, 65)).toEqual([18, 65]));
  it('limits the youngest to 65', () => expect(withinAgeLimits(80, 90)).toEqual([65, 90]));
  it('limits both to 13 and 90', () => expect(withinAgeLimits(0, 200)).toEqual([13, 90]));

  it('never makes the youngest older than the oldest', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (youngest, oldest) => {
        const [min, max] = withinAgeLimits(youngest, oldest);
        expect(min).toBeLessThanOrEqual(max);
        expect(min).toBeGreaterThanOrEqual(13);
        expect(min).toBeLessThanOrEqual(65);
        expect(max).toBeLessThanOrEqual(90);
      }),
    );
  });
});
