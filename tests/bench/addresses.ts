import { languages } from '#domain/language.ts';
import { languageOf, samePathIn } from '#messages/path-language.ts';
import { signUpAt } from '#tests/sign-up.ts';

const serverOnlyPages: Record<string, RegExp> = {
  home: /^\/$/,
  pricing: /^\/pricing$/,
  blog: /^\/blog$/,
  'legal notice': /^\/legal-notice$/,
  company: /^\/company\/[^/]+$/,
  campaign: /^\/campaigns\/[^/]+$/,
};

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

export async function findMemberPages(url: string) {
  const cookie = await signUpAt(url);
  const list = await (await fetch(`${url}/api/influencers`)).text();
  const [, influencerId = ''] = /data-id=\\?"([\w-]+)/.exec(list) ?? [];
  const contact = `/influencer/${influencerId}?tab=contact`;
  return { cookie, pages: [...bothLanguages('booking', '/booking'), ...bothLanguages('contact', contact)] };
}

function bothLanguages(name: string, path: string) {
  return languages.map((language) => ({
    page: `${name} (${language})`,
    path: samePathIn(language, path),
    language,
  }));
}

/** Forms that visitors can open. The page for a new password is missing, because it needs a link from an email. */
export const visitorForms = [
  ...bothLanguages('sign-in', '/login'),
  ...bothLanguages('sign-up', '/signup?role=influencer'),
  ...bothLanguages('forgotten password', '/forgot-password'),
];
