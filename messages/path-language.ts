import type { Language } from '#domain/language.ts';

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

let source = (): Language => 'en';

/**
 * Sets the function that returns the current language. `of` reads the request on the server, and the URL in the
 * browser. Returns the previous function.
 */
export function setLanguageSource(of: () => Language): () => Language {
  const previous = source;
  source = of;
  return previous;
}

export function currentLanguage(): Language {
  return source();
}

/**
 * Chooses the language of a message. Each compiled message calls this function (`server/bundling/short-message.ts`).
 */
export function inLanguage<T>(options: { locale?: Language } | undefined, english: T, french: T): T {
  return (options?.locale ?? source()) === 'en' ? english : french;
}
