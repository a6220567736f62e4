import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { dayNumber } from './day-number.ts';
import { tags } from './format.ts';
import { dateFormat } from './formatters.ts';

/**
 * `Ends today`, `Ends tomorrow`, `Ends Thursday`. Null if the campaign ends in a week or later. `endDate` is the last
 * day of the campaign.
 */
export function endingSoon(endDate: string, now: Date, language: Language): string | null {
  const end = new Date(`${endDate}T00:00:00Z`);
  const days = dayNumber(end, 'UTC') - dayNumber(now, 'Europe/Paris');
  if (days === 0) return m.todo_ends_today();
  if (days === 1) return m.todo_ends_tomorrow();
  if (days > 6) return null;
  return m.todo_ends_on({
    weekday: dateFormat(tags[language], { weekday: 'long', timeZone: 'UTC' }).format(end),
  });
}
