import type { Language } from '#domain/language.ts';
import { languageOf, samePathIn } from '#messages/path-language.ts';

/** The server-only pages (docs/decisions/0016-server-only-pages.md), by the pattern of their English address in the sitemap. */
const serverOnlyPages: Record<string, RegExp> = {
  home: /^\/$/,
  pricing: /^\/pricing$/,
  blog: /^\/blog$/,
  'legal notice': /^\/legal-notice$/,
  company: /^\/company\/[^/]+$/,
  campaign: /^\/campaigns\/[^/]+$/,
};

export interface Address {
  page: string;
  path: string;
  language: Language;
}

/** The address of each page in both languages. Company and campaign are the first in the sitemap. */
export async function findServerOnlyPages(url: string): Promise<Address[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return Object.entries(serverOnlyPages).flatMap(([name, pattern]) => {
    const path = paths.find((it) => languageOf(it) === 'en' && pattern.test(it));
    if (!path) console.log(`${name} has no address in the sitemap and is not measured.`);
    return path ? bothLanguages(name, path) : [];
  });
}

export function bothLanguages(name: string, path: string): Address[] {
  return (['en', 'fr'] as const).map((language) => ({
    page: `${name} (${language})`,
    path: samePathIn(language, path),
    language,
  }));
}
