import { dayOf } from '../../clock.ts';

export const growthDays = [1, 7, 30] as const;

/** Returns a day in Paris, `YYYY-MM-DD`. */
export function daysBefore(moment: Date, count: number): string {
  const day = new Date(`${dayOf(moment)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - count);
  return day.toISOString().slice(0, 10);
}
