import type { MetaDescriptor } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import { isDrawing, largePictureAddress } from '#domain/files/media.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';

interface SharedImage {
  address: string;
  alt: string;
  /** Its size is not 1200 × 630. */
  isUpload?: true;
}

interface PageFacts {
  publicUrl: string;
  /** The page's path without its language: `/pricing`. */
  path: Path;
  title: string;
  description: string;
  /** A name in public/share (drawn by tests/pictures/draw-share-pictures.ts), or any other image. */
  picture?: 'home' | 'pricing' | SharedImage;
  type?: 'website' | 'article';
}

const locales: Record<Language, string> = { en: 'en_US', fr: 'fr_FR' };

/** The metadata of a page for search engines and link previews, in the current language. */
export function pageMetadata({
  publicUrl,
  path,
  title,
  description,
  picture = 'home',
  type = 'website',
}: PageFacts): MetaDescriptor[] {
  const language = currentLanguage();
  const other = language === 'en' ? 'fr' : 'en';
  const { address, alt, isUpload }: SharedImage =
    typeof picture === 'string' ? { address: `/share/${picture}.${language}.png`, alt: title } : picture;
  const size = [
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ];
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:url', content: `${publicUrl}${hrefIn(language, path)}` },
    { property: 'og:locale', content: locales[language] },
    { property: 'og:locale:alternate', content: locales[other] },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${publicUrl}${address}` },
    ...(isUpload ? [] : size),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** An upload as the image of a page's link preview. Excludes SVG drawings, which link previews do not show. */
export function sharedUpload(media: string | null, alt: string): { picture?: SharedImage } {
  if (media === null || isDrawing(media)) return {};
  return { picture: { address: largePictureAddress(media), alt, isUpload: true } };
}

/** The first words of a text; 150 characters are about what search engines show. */
export function excerpt(text: string, maxLength = 150): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const end = line.lastIndexOf(' ', maxLength);
  return `${line.slice(0, end > 0 ? end : maxLength)}…`;
}

/** Structured data of schema.org. */
function structuredData(type: string, facts: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...facts } };
}

/** The operator of the site, with its rating if it has one. */
export function organization(publicUrl: string): MetaDescriptor {
  const { rating } = site.claims;
  return structuredData('Organization', {
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
  return structuredData('FAQPage', {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

interface ArticleFacts {
  path: Path;
  headline: string;
  description: string;
  picture: string | null;
  author: string;
  published: Date;
  modified: Date;
}

export function article(publicUrl: string, facts: ArticleFacts): MetaDescriptor {
  const language = currentLanguage();
  return structuredData('Article', {
    headline: facts.headline,
    description: facts.description,
    inLanguage: language,
    mainEntityOfPage: `${publicUrl}${hrefIn(language, facts.path)}`,
    ...(facts.picture && { image: `${publicUrl}${facts.picture}` }),
    datePublished: facts.published.toISOString(),
    dateModified: facts.modified.toISOString(),
    author: { '@type': 'Person', name: facts.author },
    publisher: { '@type': 'Organization', name: site.name, url: publicUrl },
  });
}

/** The breadcrumbs from the home page to a page, which is last in `trail`. */
export function breadcrumbs(
  publicUrl: string,
  trail: readonly { path: Path; name: string }[],
): MetaDescriptor {
  const language = currentLanguage();
  return structuredData('BreadcrumbList', {
    itemListElement: [{ path: '/' as const, name: m.nav_home() }, ...trail].map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${hrefIn(language, path)}`,
    })),
  });
}
