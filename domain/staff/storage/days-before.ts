import { dayOf, daysAfter } from '../../clock.ts';

export const growthDays = [1, 7, 30] as const;

/** Returns a day in Paris, `YYYY-MM-DD`. */
export function daysBefore(moment: Date, count: number): string {
  return daysAfter(dayOf(moment), -count);
}
