import type { Language } from '#domain/language.ts';

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
};

export function plural(language: Language, count: number): Intl.LDMLPluralRule {
  return rules[language].select(count);
}
