import { startDeadline } from '../deadlines/deadline.ts';

/**
 * Returns the influencer's last day, or the fifth day after `day` if that is later. `day` is the day on which the brand
 * answered, or on which the gift was received or waived. Otherwise, the brand could drop content because of a delay
 * that the brand caused.
 */
export function lastDayAfter(lastDay: string, day: string): string {
  const least = startDeadline('change_by', day).lastDay;
  return lastDay > least ? lastDay : least;
}
