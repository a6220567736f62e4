import type { Language } from '#domain/language.ts';
import { getLocale, overwriteGetLocale } from './compiled/runtime.js';

/** Returns the language of a path: French under `/fr`, English elsewhere. */
export function languageOf(pathname: string): Language {
  return /^\/fr(?:[/.]|$)/.test(pathname) ? 'fr' : 'en';
}

/** Adds the language prefix to a path: `/login` becomes `/fr/login` in French. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}

/** Returns the path of the same page in `language`. `pathname` may have a language prefix. */
export function samePathIn(language: Language, pathname: string): string {
  return pathIn(language, languageOf(pathname) === 'fr' ? pathname.slice(3) || '/' : pathname);
}

/**
 * Sets the function that returns the language. On the server, the function reads the request. In the browser, the
 * function reads the URL.
 */
export function setLanguageSource(source: () => Language): void {
  overwriteGetLocale(source);
}

/** Returns the current language. Messages use the current language by default. */
export function currentLanguage(): Language {
  return getLocale();
}
