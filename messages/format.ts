import type { Language } from '#domain/language.ts';
import { dayNumber } from './day-number.ts';
import { dateFormat, listFormat, numberFormat, relativeTimeFormat } from './formatters.ts';

export const tags: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** `Nov 21, 2026`, `21 nov. 2026`. A string is a day `YYYY-MM-DD`. A `Date` is formatted as its day in Paris. */
export function formatDate(date: string | Date, language: Language): string {
  const isDay = typeof date === 'string';
  const words = dates(language, isDay ? 'UTC' : 'Europe/Paris').format(
    isDay ? new Date(`${date}T00:00:00Z`) : date,
  );
  return typesetDate(words, language);
}

/** `November 21, 2026`, `21 novembre 2026`, from a day `YYYY-MM-DD`. */
export function formatLongDate(day: string, language: Language): string {
  return typesetDate(
    dateFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    language,
  );
}

/** `Dec 2`, `2 décembre` from a day `YYYY-MM-DD` within the next months. Outside a sentence, `2 déc.` */
export function formatDay(day: string, language: Language, { inSentence = true } = {}): string {
  return typesetDate(datesOfYear(language, 'UTC', inSentence).format(new Date(`${day}T00:00:00Z`)), language);
}

/** `Wednesday, December 9`, `mercredi 9 décembre` from a day `YYYY-MM-DD` within the last or next months. */
export function formatWeekday(day: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return typesetDate(dateFormat(tags[language], options).format(new Date(`${day}T00:00:00Z`)), language);
}

/**
 * French uses an ordinal only for the first day of a month. The day and its month stay on one line, like a number and
 * its noun.
 */
export function typesetDate(date: string, language: Language): string {
  if (language !== 'fr') return date;
  return date.replace(/(?<=^|\D )1 /, '1er ').replace(/(\d(?:er)?) (?=\p{L})/u, '$1\u00a0');
}

/** `November 21, 2026 at 4:30 PM`, `21 novembre 2026 à 16 h 30`: a moment in Paris. */
export function formatMoment(moment: Date, language: Language): string {
  const day = dateFormat('en-CA', { timeZone: 'Europe/Paris' }).format(moment);
  return `${formatLongDate(day, language)} ${language === 'fr' ? 'à' : 'at'} ${timeInParis(moment, language)}`;
}

/** `Nov 21, 2026, 4:30 PM`, `21 nov. 2026, 16 h 30`: a moment in Paris. */
export function formatShortMoment(moment: Date, language: Language): string {
  return `${formatDate(moment, language)}, ${timeInParis(moment, language)}`;
}

function timeInParis(moment: Date, language: Language): string {
  const options = { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' } as const;
  return formatTime(dateFormat('en-GB', options).format(moment), language);
}

interface AgoOptions {
  zone?: string;
  /** Whether the text follows a verb: `applied on Friday`, `reçue le 3 novembre`. */
  inSentence?: boolean;
}

/**
 * `5 minutes ago`, `3 hours ago` on the same day, `yesterday`, the weekday up to six days ago, then `Nov 3`. The year
 * follows if it is not the current year. Days are calendar days, by default in Paris.
 */
export function formatAgo(
  moment: Date,
  now: Date,
  language: Language,
  { zone = 'Europe/Paris', inSentence = false }: AgoOptions = {},
): string {
  const minutes = Math.max(1, Math.round((now.getTime() - moment.getTime()) / 60_000));
  const days = dayNumber(now, zone) - dayNumber(moment, zone);
  const relative = relativeTimeFormat(tags[language], { numeric: 'auto' });
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (days < 1) return relative.format(-Math.round(minutes / 60), 'hour');
  if (days === 1) return relative.format(-1, 'day');
  const isWeekday = days < 7;
  const text = isWeekday
    ? dateFormat(tags[language], { weekday: 'long', timeZone: zone }).format(moment)
    : shortDate(moment, now, zone, language, inSentence);
  if (!inSentence) return text;
  if (language === 'en') return `on ${text}`;
  return isWeekday ? text : `le ${text}`;
}

function shortDate(moment: Date, now: Date, zone: string, language: Language, inSentence: boolean): string {
  const isThisYear = yearIn(zone, moment) === yearIn(zone, now);
  const format = isThisYear ? datesOfYear(language, zone, inSentence) : dates(language, zone);
  return typesetDate(format.format(moment), language);
}

export function yearIn(zone: string, moment: Date): string {
  return dateFormat('en', { year: 'numeric', timeZone: zone }).format(moment);
}

const durationUnits = {
  en: { day: 'd', hour: 'h', minute: 'min' },
  fr: { day: 'j', hour: 'h', minute: 'min' },
} as const;

/**
 * `3 h 30 min`, `1 d 22 h`, `1 j 22 h`: minutes below an hour, hours and minutes below a day, days and hours below a
 * week, otherwise days.
 */
export function formatHours(hours: number, language: Language): string {
  const minutes = Math.round(hours * 60);
  const wholeHours = Math.round(hours);
  const parts =
    minutes < 24 * 60
      ? ([
          [Math.floor(minutes / 60), 'hour'],
          [minutes % 60, 'minute'],
        ] as const)
      : wholeHours < 7 * 24
        ? ([
            [Math.floor(wholeHours / 24), 'day'],
            [wholeHours % 24, 'hour'],
          ] as const)
        : ([[Math.round(hours / 24), 'day']] as const);
  const shown = parts.filter(([count]) => count > 0);
  const durationOf = ([count, unit]: (typeof parts)[number]) =>
    `${formatNumber(count, language)}\u202f${durationUnits[language][unit]}`;
  return (shown.length > 0 ? shown : parts.slice(-1)).map(durationOf).join(' ');
}

/** Formats `HH:MM` for a sentence: `4:30 PM`, `16 h 30`. In French, a whole hour has no minutes: `16 h`. */
export function formatTime(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return narrow(minute ? `${hour} h ${minutes}` : `${hour} h`);
  return narrow(`${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`);
}

/**
 * `150 days`, `1 heure`. Uses days from one day on, and hours from one hour on. The duration must be a whole number of
 * the unit used.
 */
export function formatSeconds(seconds: number, language: Language): string {
  const [unit, length] =
    seconds >= 86_400
      ? (['day', 86_400] as const)
      : seconds >= 3_600
        ? (['hour', 3_600] as const)
        : (['minute', 60] as const);
  return numberFormat(tags[language], { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}

/** `10,000` in English, `10 000` in French. */
export function formatNumber(value: number, language: Language): string {
  return narrow(numberFormat(tags[language]).format(value));
}

/** `86.4K`, `86,4 K`: one decimal, K from 1,000 and M from 1,000,000. */
export function formatCount(count: number, language: Language): string {
  if (count < 1_000) return String(count);
  // 999,950 and more would round to 1000.0K.
  const [divisor, suffix] = count >= 999_950 ? [1_000_000, 'M'] : [1_000, 'K'];
  return `${decimal(count / divisor, language)}${language === 'fr' ? '\u202f' : ''}${suffix}`;
}

/** `4.2%`, `4,2 %`. */
export function formatRate(percent: number, language: Language): string {
  return `${decimal(percent, language)}${language === 'fr' ? '\u202f' : ''}%`;
}

export function formatFigure(
  figure: number | null,
  format: (figure: number, language: Language) => string,
  language: Language,
): string | null {
  return figure === null ? null : format(figure, language);
}

function decimal(value: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return narrow(numberFormat(tags[language], digits).format(value));
}

/** `€12.50`, `12,50 €` from whole cents. Whole euros have no decimals: `€150`. Dollars have decimals, except `$0`. */
export function formatMoney(cents: number, currency: 'EUR' | 'USD', language: Language): string {
  const isShort = currency === 'EUR' || cents === 0;
  const trailingZeroDisplay = isShort ? 'stripIfInteger' : 'auto';
  const options = { style: 'currency', currency, trailingZeroDisplay } as const;
  return narrow(numberFormat(tags[language], options).format(cents / 100));
}

/** `240 KB`, `1.2 MB`, `240 Ko`, `1,2 Mo`, `3,4 Go`. 1 KB is 1024 bytes, as in the upload limits. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = Math.ceil(bytes / 1024);
  const unit = language === 'fr' ? 'o' : 'B';
  if (kilobytes < 1024) return `${kilobytes}\u202fK${unit}`;
  // From 1023.95 MB on, the rounded number of megabytes would be 1024.0.
  const [exponent, prefix] = bytes < 1023.95 * 1024 ** 2 ? [2, 'M'] : [3, 'G'];
  return `${decimal(bytes / 1024 ** exponent, language)}\u202f${prefix}${unit}`;
}

/** Value of an input, without thousands separators: `4.2`, `4,2`. */
export function formatTyped(value: number, language: Language): string {
  return language === 'fr' ? String(value).replace('.', ',') : String(value);
}

/** Value of an input from whole cents: `12.50`, `12,50`, `12`. */
export function formatTypedMoney(cents: number, language: Language): string {
  const price = cents % 100 ? (cents / 100).toFixed(2) : String(cents / 100);
  return language === 'fr' ? price.replace('.', ',') : price;
}

/** `food, art, and travel`, `cuisine, art et voyage`. */
export function formatList(words: readonly string[], language: Language): string {
  return listFormat(tags[language]).format(words);
}

/** Servers' and browsers' formatters insert different spaces. French typography needs narrow no-break spaces. */
function narrow(text: string): string {
  return text.replace(/\s/g, '\u202f');
}

const dates = (language: Language, timeZone: string) =>
  dateFormat(tags[language], { dateStyle: 'medium', timeZone });
/** In a French sentence, the month is not abbreviated: at the end, `31 juil.` would have a second full stop. */
const datesOfYear = (language: Language, timeZone: string, inSentence: boolean) =>
  dateFormat(tags[language], {
    day: 'numeric',
    month: language === 'fr' && inSentence ? 'long' : 'short',
    timeZone,
  });
