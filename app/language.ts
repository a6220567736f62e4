import { useLocation } from 'react-router';
import type { Language } from '#domain/language.ts';
import { languageOf, pathIn } from '#messages/language.ts';

/** The language of the page being read. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** Makes addresses in the page's language: `const to = usePath(); to('/login')`. */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}
