import type { MetaDescriptor } from 'react-router';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn, spokenLanguage } from '#messages/language.ts';
import { site } from '#site';

interface Described {
  publicUrl: string;
  /** The page's path in the sitemap, `/pricing`. */
  path: string;
  title: string;
  description: string;
  /** A picture of 1200 × 630 in public/share, one for each language: tests/draw-share-pictures.ts. */
  picture?: 'home' | 'pricing';
}

const locales: Record<Language, string> = { en: 'en_US', fr: 'fr_FR' };

/** What search engines and the cards of shared links say of a page, in the language being spoken. */
export function described({
  publicUrl,
  path,
  title,
  description,
  picture = 'home',
}: Described): MetaDescriptor[] {
  const language = spokenLanguage();
  const other = language === 'en' ? 'fr' : 'en';
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:url', content: `${publicUrl}${pathIn(language, path)}` },
    { property: 'og:locale', content: locales[language] },
    { property: 'og:locale:alternate', content: locales[other] },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${publicUrl}/share/${picture}.${language}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Structured data, as schema.org and search engines read it. */
function data(type: string, facts: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...facts } };
}

/** Who runs the site. The rating is there only when the operator has one. */
export function organization(publicUrl: string): MetaDescriptor {
  const { rating } = site.claims;
  return data('Organization', {
    name: site.name,
    legalName: site.publisher,
    url: publicUrl,
    logo: `${publicUrl}/apple-touch-icon.png`,
    sameAs: [site.instagram, site.linkedin],
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        bestRating: 5,
        reviewCount: rating.reviews,
      },
    }),
  });
}

export function faqPage(items: readonly { question: string; answer: string }[]): MetaDescriptor {
  return data('FAQPage', {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

/** The way from home to a page, that page last. */
export function breadcrumbs(
  publicUrl: string,
  trail: readonly { path: string; name: string }[],
): MetaDescriptor {
  const language = spokenLanguage();
  return data('BreadcrumbList', {
    itemListElement: [{ path: '/', name: m.nav_home() }, ...trail].map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${pathIn(language, path)}`,
    })),
  });
}
