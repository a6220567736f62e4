import { site } from '#site';
import { HOUR_MS } from '../clock.ts';

export type Promptness = 'good' | 'due' | 'late';

export function promptnessOf(since: Date, now: Date): Promptness {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS;
  const { from, to } = site.claims.verificationHours;
  if (hours < from) return 'good';
  return hours < to ? 'due' : 'late';
}
