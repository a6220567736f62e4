import type { Language } from '#domain/language.ts';

/** Value of an input from `YYYY-MM-DD`: `11/22/2026`, `22/11/2026`. Other text stays unchanged. */
export function formatTypedDay(text: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year) return text;
  return language === 'fr' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/**
 * Reads a typed day as `YYYY-MM-DD`: month, day, year in English, and day, month, year in French. The separators may
 * be any of `/.- ` or missing, because some phones show a keypad of digits only. Other text stays unchanged, so that
 * the domain refuses it. Does not check whether the day exists.
 */
export function readTypedDay(typed: unknown, language: Language): string {
  const text = typeof typed === 'string' ? typed.trim() : '';
  const [, first = '', second = '', year] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  if (!year) return text;
  const [day, month] = language === 'fr' ? [first, second] : [second, first];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
