import type { Language } from '#domain/language.ts';
import { tags } from './format.ts';

const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/**
 * Returns the name of an ISO 3166 code. Only the server may call this function, because a browser can have another
 * name for the country.
 */
export function countryName(code: string, language: Language): string {
  names[language] ??= new Intl.DisplayNames(tags[language], { type: 'region' });
  return names[language].of(code) ?? code;
}

/** Returns countries in the order of their names. Only the server may call this function, like `countryName`. */
export function countryOptions(
  countries: readonly string[],
  language: Language,
): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(tags[language]);
  return countries
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
