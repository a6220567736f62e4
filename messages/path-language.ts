import type { Language } from '#domain/language.ts';
import { getLocale, overwriteGetLocale } from './compiled/runtime.js';

/** French under `/fr`, English elsewhere. */
export function languageOf(pathname: string): Language {
  return /^\/fr(?:[/.]|$)/.test(pathname) ? 'fr' : 'en';
}

/** `/login` becomes `/fr/login` in French. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}

export function samePathIn(language: Language, pathname: string): string {
  return pathIn(language, languageOf(pathname) === 'fr' ? pathname.slice(3) || '/' : pathname);
}

/** `source` reads the request on the server, and the URL in the browser. */
export function setLanguageSource(source: () => Language): void {
  overwriteGetLocale(source);
}

export function currentLanguage(): Language {
  return getLocale();
}
