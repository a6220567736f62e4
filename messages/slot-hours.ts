import type { TimeSlot } from '#domain/campaigns/time-slot.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatTime } from './format.ts';

/** `4:30 PM to 6:00 PM`, `De 16 h 30 à 18 h`. */
export function slotHours({ start, end }: TimeSlot, language: Language): string {
  return m.campaign_hours_value(
    { start: formatTime(start, language), end: formatTime(end, language) },
    { locale: language },
  );
}
