import { daysAfter } from '../clock.ts';
import { isHoliday } from './holidays.ts';

/** True from Monday to Friday, except on French public holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** Returns the number of working days from `from` to the day before `to`. */
export function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = from; day < to; day = daysAfter(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}

/** Returns the last of `count` working days that follow `day`. The day itself does not count. */
export function workingDaysAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; ) {
    last = daysAfter(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}
