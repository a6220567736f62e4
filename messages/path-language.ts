import type { Language } from '#domain/language.ts';
import { getLocale, overwriteGetLocale } from './compiled/runtime.js';

/** Language of a path: French under `/fr`, English elsewhere. */
export function languageOf(pathname: string): Language {
  return /^\/fr(?:[/.]|$)/.test(pathname) ? 'fr' : 'en';
}

/** Adds the language prefix to a path: `/login` is `/fr/login` in French. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}

/** Path of the same page in `language`. `pathname` may have a language prefix. */
export function samePathIn(language: Language, pathname: string): string {
  return pathIn(language, languageOf(pathname) === 'fr' ? pathname.slice(3) || '/' : pathname);
}

/** Sets the function that returns the language. The server's function reads the request, the browser's reads the URL. */
export function setLanguageSource(source: () => Language): void {
  overwriteGetLocale(source);
}

/** The current language, which messages use by default. Dates and prices beside messages use it too. */
export function currentLanguage(): Language {
  return getLocale();
}
