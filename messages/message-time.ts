import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { dayNumber } from './day-number.ts';
import { tags, typesetDate, yearIn } from './format.ts';
import { dateFormat } from './formatters.ts';

/** `today 9:12 AM`, `yesterday 6:42 PM`, `Jun 15, 9:12 AM`. `zone` is an IANA name such as `Europe/Paris`. */
export function messageTime(moment: Date, now: Date, zone: string, language: Language): string {
  const time = clockTime(moment, zone, language);
  const days = dayNumber(now, zone) - dayNumber(moment, zone);
  if (days === 0) return m.conversation_today({ time }, { locale: language });
  if (days === 1) return m.conversation_yesterday({ time }, { locale: language });
  const options = {
    day: 'numeric',
    month: 'short',
    ...yearUnlessSame(moment, now, zone),
    ...hourOptions(zone, language),
  } as const;
  return typesetDate(dateFormat(tags[language], options).format(moment), language);
}

/** `9:12 AM`, `09:12`. */
export function clockTime(moment: Date, zone: string, language: Language): string {
  return dateFormat(tags[language], hourOptions(zone, language)).format(moment);
}

/**
 * `Today`, `Yesterday`, `Monday, November 16`, `Lundi 16 novembre`. The year follows if it is not the current year.
 */
export function dayHeading(moment: Date, now: Date, zone: string, language: Language): string {
  const days = dayNumber(now, zone) - dayNumber(moment, zone);
  if (days === 0) return m.notification_day_today({}, { locale: language });
  if (days === 1) return m.notification_day_yesterday({}, { locale: language });
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
    ...yearUnlessSame(moment, now, zone),
  } as const;
  const day = typesetDate(dateFormat(tags[language], options).format(moment), language);
  return day.charAt(0).toUpperCase() + day.slice(1);
}

function hourOptions(zone: string, language: Language) {
  return {
    hour: language === 'fr' ? '2-digit' : 'numeric',
    minute: '2-digit',
    timeZone: zone,
  } as const;
}

function yearUnlessSame(moment: Date, now: Date, zone: string): { year?: 'numeric' } {
  return yearIn(zone, moment) === yearIn(zone, now) ? {} : { year: 'numeric' };
}
