import type { CheckName } from '#domain/accessibility/checks.ts';
import type { Language } from '#domain/language.ts';

/** Title of the journey that performs a check. The reporter finds the outcome of the check by this title. */
export const titleOf = (check: CheckName, language: Language) => `${check} in ${language}`;
