import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#domain/language.ts';
import { setLanguageSource } from '#messages/path-language.ts';

const current = new AsyncLocalStorage<Language>();
setLanguageSource(() => current.getStore() ?? 'en');

/** Runs `work` with this language as the default of all messages. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return current.run(language, work);
}
