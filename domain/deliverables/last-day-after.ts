import { startDeadline } from '../deadlines/deadline.ts';

/**
 * Returns the influencer's last day, moved to at least five days after the day from which they can act: the day of an
 * answer of the brand, or of the arrival of the gift. The brand could otherwise drop content for which it made the influencer wait.
 */
export function lastDayAfter(lastDay: string, day: string): string {
  const least = startDeadline('change_by', day).lastDay;
  return lastDay > least ? lastDay : least;
}
