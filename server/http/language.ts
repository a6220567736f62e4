import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#domain/language.ts';
import { setLanguageSource } from '#messages/language.ts';

const spoken = new AsyncLocalStorage<Language>();
setLanguageSource(() => spoken.getStore() ?? 'en');

/** Runs `work` with every message in this language, unless a message is told another. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}
