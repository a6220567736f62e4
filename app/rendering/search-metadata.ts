import type { MetaDescriptor } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import { isDrawing, largePictureAddress } from '#domain/files/media.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { spokenLanguage } from '#messages/language.ts';
import { site } from '#site';

interface SharedPicture {
  address: string;
  alt: string;
  /** It is of another size than 1200 × 630. */
  isUpload?: true;
}

interface Described {
  publicUrl: string;
  /** The page's path in the sitemap, `/pricing`. */
  path: Path;
  title: string;
  description: string;
  /** One of those in public/share (tests/pictures/draw-share-pictures.ts), or one with a place of its own. */
  picture?: 'home' | 'pricing' | SharedPicture;
  type?: 'website' | 'article';
}

const locales: Record<Language, string> = { en: 'en_US', fr: 'fr_FR' };

/** What search engines and the cards of shared links say of a page, in the language being spoken. */
export function described({
  publicUrl,
  path,
  title,
  description,
  picture = 'home',
  type = 'website',
}: Described): MetaDescriptor[] {
  const language = spokenLanguage();
  const other = language === 'en' ? 'fr' : 'en';
  const { address, alt, isUpload }: SharedPicture =
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

/** What somebody uploaded, as the picture of their page. Drawings are vectors, which the cards of links do not show. */
export function sharedUpload(media: string | null, alt: string): { picture?: SharedPicture } {
  if (media === null || isDrawing(media)) return {};
  return { picture: { address: largePictureAddress(media), alt, isUpload: true } };
}

/** The beginning of a text in whole words, about as long as search engines show it. */
export function excerpt(text: string, most = 150): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const end = line.lastIndexOf(' ', most);
  return `${line.slice(0, end > 0 ? end : most)}…`;
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

interface ArticleFacts {
  path: Path;
  headline: string;
  description: string;
  picture: string | null;
  author: string;
  published: Date;
  modified: Date;
}

/** Something to read, by one author. */
export function article(publicUrl: string, facts: ArticleFacts): MetaDescriptor {
  const language = spokenLanguage();
  return data('Article', {
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

/** The way from home to a page, that page last. */
export function breadcrumbs(
  publicUrl: string,
  trail: readonly { path: Path; name: string }[],
): MetaDescriptor {
  const language = spokenLanguage();
  return data('BreadcrumbList', {
    itemListElement: [{ path: '/' as const, name: m.nav_home() }, ...trail].map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${hrefIn(language, path)}`,
    })),
  });
}
