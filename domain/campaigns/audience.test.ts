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
  it('takes from the other one what the total has no room for', () => {
    expect(withShare(start, 'female', 70)).toEqual({ female: 70, male: 30, other: 0 });
    expect(withShare(start, 'male', 100)).toEqual({ female: 0, male: 100, other: 0 });
  });

  it('gives the remainder to other', () => {
    expect(withShare(start, 'female', 30)).toEqual({ female: 30, male: 50, other: 20 });
    expect(withShare({ female: 30, male: 50, other: 20 }, 'male', 10)).toEqual({
      female: 30,
      male: 10,
      other: 60,
    });
  });

  it('leaves women and men their proportion when other is set', () => {
    expect(withShare({ female: 80, male: 20, other: 0 }, 'other', 50)).toEqual({
      female: 40,
      male: 10,
      other: 50,
    });
  });

  it('shares equally what other gives back when it had everything', () => {
    expect(withShare({ female: 0, male: 0, other: 100 }, 'other', 40)).toEqual({
      female: 30,
      male: 30,
      other: 40,
    });
  });

  it('keeps the total at 100, in steps of 5 and never below 0, whatever is moved', () => {
    fc.assert(
      fc.property(split, which, step, (before, moved, share) => {
        const after = withShare(before, moved, share);
        expect(after.female + after.male + after.other).toBe(100);
        expect(after[moved]).toBe(share);
        for (const each of Object.values(after)) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each % 5).toBe(0);
        }
      }),
    );
  });

  it('stays so over any number of moves, and for shares that no slider gives', () => {
    const anything = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(which, anything)), (moves) => {
        const after = moves.reduce((now, [moved, share]) => withShare(now, moved, share), start);
        expect(after.female + after.male + after.other).toBe(100);
        for (const each of Object.values(after)) expect(each >= 0 && each % 5 === 0).toBe(true);
      }),
    );
  });
});

describe('withinAgeLimits', () => {
  it('leaves ages within the limits as they are', () => expect(withinAgeLimits(18, 65)).toEqual([18, 65]));
  it('stops the youngest at 65', () => expect(withinAgeLimits(80, 90)).toEqual([65, 90]));
  it('stops both at the ends', () => expect(withinAgeLimits(0, 200)).toEqual([13, 90]));

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
