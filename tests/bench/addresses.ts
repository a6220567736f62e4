import { languages } from '#domain/language.ts';
import { languageOf, samePathIn } from '#messages/path-language.ts';

/** Patterns of the English addresses of the server-only pages (docs/decisions/0016-server-only-pages.md). */
const serverOnlyPages: Record<string, RegExp> = {
  home: /^\/$/,
  pricing: /^\/pricing$/,
  blog: /^\/blog$/,
  'legal notice': /^\/legal-notice$/,
  company: /^\/company\/[^/]+$/,
  campaign: /^\/campaigns\/[^/]+$/,
};

/** Finds the address of each page in both languages. Uses the first company and the first campaign in the sitemap. */
export async function findServerOnlyPages(url: string): Promise<ReturnType<typeof bothLanguages>> {
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

export function bothLanguages(name: string, path: string) {
  return languages.map((language) => ({
    page: `${name} (${language})`,
    path: samePathIn(language, path),
    language,
  }));
}
