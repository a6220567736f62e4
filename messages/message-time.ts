import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { dayNumber } from './day-number.ts';
import { tags } from './format.ts';

/** `today 9:12 AM`, `yesterday 6:42 PM`, `Jun 15, 9:12 AM`. `zone` is an IANA name such as `Europe/Paris`. */
export function messageTime(moment: Date, now: Date, zone: string, language: Language): string {
  const tag = tags[language];
  const hour = {
    hour: language === 'fr' ? '2-digit' : 'numeric',
    minute: '2-digit',
    timeZone: zone,
  } as const;
  const time = moment.toLocaleTimeString(tag, hour);
  const days = dayNumber(now, zone) - dayNumber(moment, zone);
  if (days === 0) return m.conversation_today({ time }, { locale: language });
  if (days === 1) return m.conversation_yesterday({ time }, { locale: language });
  return moment.toLocaleString(tag, {
    day: 'numeric',
    month: 'short',
    ...yearUnlessSame(moment, now),
    ...hour,
  });
}

function yearUnlessSame(moment: Date, now: Date): { year?: 'numeric' } {
  return moment.getUTCFullYear() === now.getUTCFullYear() ? {} : { year: 'numeric' };
}
