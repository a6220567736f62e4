import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatDate, formatTime } from './format.ts';

/** `Jun 16, 2026 at 10:30 AM (Paris time)`. */
export function callTime({ date, time }: { date: string; time: string }, language: Language): string {
  return m.booking_moment(
    { date: formatDate(date, language), time: formatTime(time, language) },
    { locale: language },
  );
}
