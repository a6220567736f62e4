import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GenderSplit, withinAgeLimits, withShare } from './audience.ts';

const start: GenderSplit = { female: 50, male: 50, other: 0 };
const which = fc.constantFrom('female', 'male', 'other');

describe('withShare', () => {
  const split = (female: number, male: number, other: number): GenderSplit => ({ female, male, other });
  it.each([
    ['reduces the other of women and men above 100', start, 'female', split(70, 30, 0)],
    ['reduces the other of women and men above 100', start, 'male', split(0, 100, 0)],
    ['assigns the remainder to other', start, 'female', split(30, 50, 20)],
    ['assigns the remainder to other', split(30, 50, 20), 'male', split(30, 10, 60)],
    ['keeps the proportion of women and men when other is set', split(80, 20, 0), 'other', split(40, 10, 50)],
    ['splits the remainder equally when other was 100', split(0, 0, 100), 'other', split(30, 30, 40)],
  ] as const)('%s', (_, before, changed, after) => {
    expect(withShare(before, changed, after[changed])).toEqual(after);
  });

  it('keeps the total at 100, in steps of 5 and never below 0, over many changes of any size', () => {
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
  it('limits the youngest age to 13–65, and the oldest to 13–90', () => {
    expect(withinAgeLimits(18, 65)).toEqual([18, 65]);
    expect(withinAgeLimits(80, 90)).toEqual([65, 90]);
    expect(withinAgeLimits(0, 200)).toEqual([13, 90]);
  });

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
