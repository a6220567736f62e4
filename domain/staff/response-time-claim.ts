/** The site promises an answer to verification requests and call requests within 24 to 48 hours. */
const CLAIMED_HOURS = { good: 24, due: 48 };
const HOUR_MS = 3_600_000;

export type Promptness = 'good' | 'due' | 'late';

/** Compares the time waited since a moment with the promised response time. */
export function promptnessOf(since: Date, now: Date): Promptness {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS;
  if (hours < CLAIMED_HOURS.good) return 'good';
  return hours < CLAIMED_HOURS.due ? 'due' : 'late';
}
