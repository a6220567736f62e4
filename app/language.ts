import { useLocation } from 'react-router';
import { hrefIn, type To } from '#app/addresses/path.ts';
import type { Language } from '#domain/language.ts';
import { languageOf } from '#messages/path-language.ts';

export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

export function usePath(): To {
  const language = useLanguage();
  return (path, ...values) => hrefIn(language, path, ...values);
}
