import { describe, expect, test } from 'vitest';
import { dayOf, isDay, nextDayAfter } from './clock.ts';

describe('days in Paris', () => {
  test.each([
    ['2026-01-31T22:59:59Z', '2026-01-31'],
    ['2026-01-31T23:00:00Z', '2026-02-01'],
    ['2026-06-15T21:59:59Z', '2026-06-15'],
    ['2026-06-15T22:00:00Z', '2026-06-16'],
  ])('dayOf %s is %s', (moment, day) => expect(dayOf(new Date(moment))).toBe(day));

  test.each([
    ['in winter', '2026-01-31T12:00:00Z', '2026-01-31T23:00:00Z'],
    ['in summer', '2026-06-15T12:00:00Z', '2026-06-15T22:00:00Z'],
    ['at the start of a day', '2026-06-15T22:00:00Z', '2026-06-16T22:00:00Z'],
    ['at the end of a day', '2026-06-15T21:59:59.999Z', '2026-06-15T22:00:00Z'],
    ['before the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-28T23:00:00Z'],
    ['in a day of 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['before the clocks go back', '2026-10-24T12:00:00Z', '2026-10-24T22:00:00Z'],
    ['in a day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['at the end of a year', '2026-12-31T12:00:00Z', '2026-12-31T23:00:00Z'],
  ])('nextDayAfter %s is the start of the next day', (_, moment, next) => {
    expect(nextDayAfter(new Date(moment)).toISOString()).toBe(next.replace('Z', '.000Z'));
  });
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['0001-01-01', true],
  ['0000-01-01', false],
])('isDay %s is %s', (text, expected) => expect(isDay(text)).toBe(expected));
