import { daysAfter } from '../clock.ts';
import { isHoliday } from './holidays.ts';

/** True from Monday to Friday, except on French public holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
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
