import type { CheckName } from '#domain/accessibility/checks.ts';
import type { Language } from '#domain/language.ts';

/** Title of the journey that performs a check. The recorded results are found by it. */
export const titleOf = (check: CheckName, language: Language) => `${check} in ${language}`;
