import { startDeadline } from '../deadlines/deadline.ts';

/**
 * Returns the influencer's last day, but at least five days after `day`, on which the brand answered or the gift
 * arrived. Otherwise, the brand could drop content because of a delay that the brand caused.
 */
export function lastDayAfter(lastDay: string, day: string): string {
  const least = startDeadline('change_by', day).lastDay;
  return lastDay > least ? lastDay : least;
}
