import { dateFormat } from './formatters.ts';

/** Consecutive calendar days in the time zone differ by one, even if the clocks change. */
export function dayNumber(moment: Date, zone: string): number {
  return Date.parse(dateFormat('en-CA', { timeZone: zone }).format(moment)) / 86_400_000;
}
