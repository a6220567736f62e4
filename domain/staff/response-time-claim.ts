import { site } from '#site';

const HOUR_MS = 3_600_000;

export type Promptness = 'good' | 'due' | 'late';

export function promptnessOf(since: Date, now: Date): Promptness {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS;
  const { from, to } = site.claims.verificationHours;
  if (hours < from) return 'good';
  return hours < to ? 'due' : 'late';
}
