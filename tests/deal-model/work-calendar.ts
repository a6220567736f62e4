import { daysLater, momentAt } from './calendar.ts';

/** Easter Sundays, from an almanac. */
const EASTERS = ['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21'];
const MOVING = EASTERS.flatMap((easter) => [1, 39, 50].map((days) => daysLater(easter, days)));
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

export function isWorkingDay(day: string): boolean {
  if (!EASTERS.some((easter) => easter.startsWith(day.slice(0, 4))))
    throw new Error(`No almanac for ${day}.`);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday % 6 !== 0 && !MOVING.includes(day) && !FIXED.includes(day.slice(5));
}

export function workingDaysLater(day: string, count: number): string {
  const next = daysLater(day, 1);
  if (isWorkingDay(next)) return count === 1 ? next : workingDaysLater(next, count - 1);
  return workingDaysLater(next, count);
}

/** Returns the midnight at the end of a day. */
export const endOfDay = (day: string): number => momentAt(daysLater(day, 1), 0);

export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Returns the number of days between two days, or 0 if `to` is not later than `from`. */
export function daysFrom(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return Math.max(0, days);
}
