import { startDeadline } from '../deadlines/deadline.ts';

/**
 * Returns the last day for publication after the brand answered on `day`. The influencer has at least five days, because
 * the brand could otherwise drop content that it answered late.
 */
export function publishByAfter(publishBy: string, day: string): string {
  const { lastDay } = startDeadline('change_by', day);
  return publishBy > lastDay ? publishBy : lastDay;
}
