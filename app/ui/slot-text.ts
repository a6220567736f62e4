import type { TimeSlot } from '#domain/campaigns/time-slot.ts';
import { m } from '#messages';
import { formatTime } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** A time slot as text: `16:30 to 18:30`, `De 16 h 30 à 18 h 30`. */
export function slotText({ start, end }: TimeSlot): string {
  const language = currentLanguage();
  return m.campaign_hours_value({ start: formatTime(start, language), end: formatTime(end, language) });
}
