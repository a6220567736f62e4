import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeOptions } from './reference.ts';
import { overlap, slotsInOrder, type TimeSlot } from './time-slot.ts';

const slot = (start: string, end: string): TimeSlot => ({ start, end });

it('timeOptions has every half hour from 00:00 to 23:30', () => {
  expect(timeOptions).toHaveLength(48);
  expect(timeOptions.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
  expect(timeOptions.at(-1)).toBe('23:30');
});

it('slotsInOrder lists the earlier slot first, whichever was typed first', () => {
  const [late, early, none] = [slot('16:30', '18:30'), slot('11:00', '12:00'), slot('', '')];
  expect(slotsInOrder({ slot1: late, slot2: early })).toEqual([early, late]);
  expect(slotsInOrder({ slot1: early, slot2: late })).toEqual([early, late]);
  expect(slotsInOrder({ slot1: none, slot2: late })).toEqual([late]);
});

describe('overlap', () => {
  it('accepts adjacent slots', () => {
    expect(overlap(slot('10:00', '12:00'), slot('12:00', '14:00'))).toBe(false);
    expect(overlap(slot('12:00', '14:00'), slot('10:00', '12:00'))).toBe(false);
  });

  it('is true exactly for slots with a common half hour, in either order', () => {
    const ordered = fc
      .tuple(fc.nat(46), fc.nat(46))
      .map(([a, b]) => slot(timeOptions[Math.min(a, b)] ?? '', timeOptions[Math.max(a, b) + 1] ?? ''));
    const halves = ({ start, end }: TimeSlot) => timeOptions.filter((it) => it >= start && it < end);
    fc.assert(
      fc.property(ordered, ordered, (one, other) => {
        const shared = halves(one).some((half) => halves(other).includes(half));
        expect(overlap(one, other)).toBe(shared);
        expect(overlap(other, one)).toBe(shared);
      }),
    );
  });
});
