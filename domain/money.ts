// Money is whole cents: EUR in campaigns and preferences, USD for plans.

import type { Language } from './language.ts';

const MAX_CENTS = 100_000_000;
/** Number of characters, the same as in the price fields of the preferences. */
const MAX_LENGTH = 40;

/** Digits with an optional comma or dot before one or two decimals, in both languages. */
const plain = String.raw`\d+(?:[.,]\d{1,2})?`;
/** Digits in groups of three. An amount never has the same character as group separator and as decimal sign. */
const grouped: Record<Language, string> = {
  en: String.raw`[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?`,
  fr: String.raw`[1-9]\d{0,2}(?:(?:\s\d{3})+(?:[.,]\d{1,2})?|(?:\.\d{3})+(?:,\d{1,2})?)`,
};
const patterns: Record<Language, RegExp> = {
  en: new RegExp(`^(?:${plain}|${grouped.en})$`),
  fr: new RegExp(`^(?:${plain}|${grouped.fr})$`),
};

/**
 * Parses a typed price into whole cents: `12.50`, `12,50`, `€12`, in English `1,200.5`, in French `1 200,5` and
 * `1.200,5`. Returns null for any other text, for example with a minus or three decimals, above 1,000,000, and above 40
 * characters.
 */
export function centsOf(typed: string, language: Language): number | null {
  if (typed.length > MAX_LENGTH) return null;
  // Without the lookbehind, a match would be tried at each space of a long run, which takes quadratic time.
  const amount = typed.replace(/^[\s€]+|(?<![\s€])[\s€]+$/g, '');
  if (!patterns[language].test(amount)) return null;
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(amount) ?? [];
  const units = (decimals ? amount.slice(0, -decimals.length) : amount).replace(/\D/g, '');
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/**
 * Parses a price of a query string, which does not name the language of the price. Accepts both notations, because no
 * text means different amounts in the two languages.
 */
export const centsInAnyLanguage = (typed: string): number | null =>
  centsOf(typed, 'en') ?? centsOf(typed, 'fr');
