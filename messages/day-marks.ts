import type { Language } from '#domain/language.ts';
import { tags } from './format.ts';
import { dateFormat } from './formatters.ts';

/** Marks of a longer time. */
const MARKS = 6;
/** Up to this number, each day has a mark. Otherwise a short line would seem to have lost a day. */
const MAX_DAYS = 8;
const DAY_MS = 86_400_000;

/**
 * Returns the days to mark, as `YYYY-MM-DD`: each of up to eight days, otherwise six days that are evenly spaced. The
 * last mark is `last`. The first mark is:
 * - `start`, if it is before `today` and `last`, and `start` to `last` are at most eight days
 * - otherwise `today`, or `last` if `today` is after `last`
 */
export function dayMarks(start: string, today: string, last: string): string[] {
  const now = today > last ? last : today;
  const first = start < now && daysBetween(start, last) < MAX_DAYS ? start : now;
  const count = daysBetween(first, last);
  const marks = count < MAX_DAYS ? count : MARKS - 1;
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
