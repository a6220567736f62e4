import type { Language } from '#domain/language.ts';

const tags: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** `Nov 21, 2026` or `21 nov. 2026`. Takes a day `YYYY-MM-DD`, which has no time zone, or a moment (shown in Paris). */
export function formatDate(date: string | Date, language: Language): string {
  const day = typeof date === 'string';
  return new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'medium',
    timeZone: day ? 'UTC' : 'Europe/Paris',
  }).format(day ? new Date(`${date}T00:00:00Z`) : date);
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
  return value.toLocaleString(tags[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A price from whole cents: `€12.50`, `12,50 €`. */
export function formatMoney(cents: number, currency: 'EUR' | 'USD', language: Language): string {
  return (cents / 100).toLocaleString(tags[language], { style: 'currency', currency });
}
