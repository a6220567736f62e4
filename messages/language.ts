import type { Language } from '#domain/language.ts';
import { getLocale, overwriteGetLocale } from './compiled/runtime.js';

/** The language of an address: French under `/fr`, English elsewhere. */
export function languageOf(pathname: string): Language {
  return /^\/fr(?:[/.]|$)/.test(pathname) ? 'fr' : 'en';
}

/** A path of the sitemap in a language: `/login` is `/fr/login` in French. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}

/** The same page in another language, given the path as it stands in the address bar. */
export function samePathIn(language: Language, pathname: string): string {
  return pathIn(language, languageOf(pathname) === 'fr' ? pathname.slice(3) || '/' : pathname);
}

/** Says where messages that are not told their language find it: the request on the server, the address in the page. */
export function speak(currentLanguage: () => Language): void {
  overwriteGetLocale(currentLanguage);
}

/** The language that messages are being said in, for the dates and prices beside them. */
export function spokenLanguage(): Language {
  return getLocale();
}
