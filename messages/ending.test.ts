import { expect, test } from 'vitest';
import { endingSoon } from './ending.ts';

test('names the day on which a campaign ends within a week, by the calendar of Paris', () => {
  const now = new Date('2026-11-22T23:30:00Z'); // Monday 23 November in Paris.
  const ends = (endDate: string) => endingSoon(endDate, now, 'en');
  expect(ends('2026-11-23')).toBe('Ends today');
  expect(ends('2026-11-24')).toBe('Ends tomorrow');
  expect(ends('2026-11-29')).toBe('Ends Sunday');
  expect(ends('2026-11-30')).toBeNull();
});
