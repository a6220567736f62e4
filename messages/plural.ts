import type { Language } from '#domain/language.ts';

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
};

/** Which form of a sentence a count takes: what the compiled messages ask. */
export function plural(language: Language, count: number): Intl.LDMLPluralRule {
  return rules[language].select(count);
}
