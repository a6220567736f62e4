import type { Language } from '#domain/language.ts';
import { languageOf, samePathIn } from '#messages/language.ts';

/** The documents (docs/decisions/0016-server-only-pages.md), by the form of their English address in the sitemap. */
const documents: Record<string, RegExp> = {
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

/** Where each of them stands in both languages: of companies and campaigns, the first of the demo world. */
export async function findDocuments(url: string): Promise<Address[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return Object.entries(documents).flatMap(([name, pattern]) => {
    const path = paths.find((it) => languageOf(it) === 'en' && pattern.test(it));
    if (!path) console.log(`${name} does not stand yet, and is not measured.`);
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
