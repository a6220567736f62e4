import type { Language } from '#domain/language.ts';
import { tags } from './format.ts';
import { dateFormat } from './formatters.ts';

const MAX_MARKS = 6;
const DAY_MS = 86_400_000;

/**
 * Returns the days to mark, at most six and evenly spaced, as `YYYY-MM-DD`. The last mark is `last`. The first mark is:
 * - `start`, if it is before `today` and `last`, and `start` to `last` are at most six days
 * - otherwise `today`, or `last` if `today` is after `last`
 */
export function dayMarks(start: string, today: string, last: string): string[] {
  const now = today > last ? last : today;
  const first = start < now && daysBetween(start, last) < MAX_MARKS ? start : now;
  const count = daysBetween(first, last);
  const marks = Math.min(count, MAX_MARKS - 1);
  const steps = Array.from({ length: marks + 1 }, (_, place) =>
    marks === 0 ? 0 : Math.round((place * count) / marks),
  );
  return steps.map((step) => new Date(Date.parse(first) + step * DAY_MS).toISOString().slice(0, 10));
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** `Fri`, `ven.` */
export function shortWeekday(day: string, language: Language): string {
  return dateFormat(tags[language], { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));
}

/** `Dec`, `déc.` */
export function monthOf(day: string, language: Language): string {
  return dateFormat(tags[language], { month: 'short', timeZone: 'UTC' }).format(new Date(day));
}
