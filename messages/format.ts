import type { Language } from '#domain/language.ts';

const tags: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** `Nov 21, 2026` or `21 nov. 2026`. Takes a day `YYYY-MM-DD`, which has no time zone, or a moment (shown in Paris). */
export function formatDate(date: string | Date, language: Language): string {
  const day = typeof date === 'string';
  const words = dates(language, day ? 'UTC' : 'Europe/Paris').format(
    day ? new Date(`${date}T00:00:00Z`) : date,
  );
  return language === 'fr' ? words.replace(/^1 /, '1er ') : words; // French says the first, then two, three …
}

/** How long ago a moment was, in minutes, then hours, from two days on in days: `24 hours ago`, `il y a 24 heures`. */
export function formatAgo(moment: Date, now: Date, language: Language): string {
  const minutes = Math.max(1, Math.round((now.getTime() - moment.getTime()) / 60_000));
  const words = new Intl.RelativeTimeFormat(tags[language]);
  if (minutes < 60) return words.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? words.format(-hours, 'hour') : words.format(-Math.round(hours / 24), 'day');
}

/** A time that something took: minutes below an hour, hours below two days, one decimal. `3.5 hr`, `3,5 h`, `2.1 days`. */
export function formatHours(hours: number, language: Language): string {
  const [value, unit] =
    hours < 1 ? [hours * 60, 'minute'] : hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  const digits = unit === 'minute' ? 0 : 1;
  const options = { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' } as const;
  return narrow(figures(language, { ...options, maximumFractionDigits: digits }).format(value));
}

/** `10,000` or `10 000`. */
export function formatNumber(value: number, language: Language): string {
  return narrow(figures(language, {}).format(value));
}

/** Followers: K from 1,000, M from 1,000,000, one decimal. `86.4K`, `86,4 K`. */
export function formatCount(count: number, language: Language): string {
  if (count < 1_000) return String(count);
  // 999,950 and more would round to 1000.0K.
  const [divisor, letter] = count >= 999_950 ? [1_000_000, 'M'] : [1_000, 'K'];
  return `${decimal(count / divisor, language)}${language === 'fr' ? '\u202f' : ''}${letter}`;
}

/** A rate in percent, one decimal: `4.2%`, `4,2 %`. */
export function formatRate(percent: number, language: Language): string {
  return `${decimal(percent, language)}${language === 'fr' ? '\u202f' : ''}%`;
}

function decimal(value: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return narrow(figures(language, digits).format(value));
}

/** A price from whole cents: `€12.50`, `12,50 €`, `€150` when it is round. Dollars have their cents unless they are none. */
export function formatMoney(cents: number, currency: 'EUR' | 'USD', language: Language): string {
  const isShort = currency === 'EUR' || cents === 0;
  const trailingZeroDisplay = isShort ? 'stripIfInteger' : 'auto';
  const options = { style: 'currency', currency, trailingZeroDisplay } as const;
  return narrow(figures(language, options).format(cents / 100));
}

/** The size of a file: `240 KB`, `1.2 MB`, `240 Ko`, `1,2 Mo`. Of 1024 bytes, as our limits are. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = Math.ceil(bytes / 1024);
  const letter = language === 'fr' ? 'o' : 'B';
  const size = kilobytes < 1024 ? String(kilobytes) : decimal(bytes / 1024 ** 2, language);
  return `${size}\u202f${kilobytes < 1024 ? 'K' : 'M'}${letter}`;
}

/** A number as a field shows it to be typed over, without groups: `4.2`, `4,2`. */
export function formatTyped(value: number, language: Language): string {
  return language === 'fr' ? String(value).replace('.', ',') : String(value);
}

/** Whole cents as a field shows them: `12.50`, `12,50`, `12`. */
export function formatTypedMoney(cents: number, language: Language): string {
  const price = cents % 100 ? (cents / 100).toFixed(2) : String(cents / 100);
  return language === 'fr' ? price.replace('.', ',') : price;
}

/** `food, art, and travel`, `cuisine, art et voyage`. */
export function formatList(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(tags[language]).format(words);
}

/** Server and browsers may each have another no-break space in their tables; French typography wants the narrow one. */
function narrow(text: string): string {
  return text.replace(/\s/g, '\u202f');
}

// Making one takes a hundred times as long as using it, and a page may show dozens of figures.
const dates = kept((language, timeZone: string) => {
  return new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeZone });
});
const figures = kept((language, options: Intl.NumberFormatOptions) => {
  return new Intl.NumberFormat(tags[language], options);
});

/** Makes each formatter once. There are only as many as ways of formatting above. */
function kept<Options, Formatter>(make: (language: Language, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (language: Language, options: Options): Formatter => {
    const key = language + JSON.stringify(options);
    const formatter = made.get(key) ?? make(language, options);
    made.set(key, formatter);
    return formatter;
  };
}
