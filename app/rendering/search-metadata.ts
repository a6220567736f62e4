import type { MetaDescriptor } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import type { EntryCardView } from '#domain/blog/entry.ts';
import { stated } from '#domain/claims/statements.ts';
import { isDrawing, isPublicUpload, largePictureAddress } from '#domain/files/media.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';

interface PageFacts {
  publicUrl: string;
  /** Path without its language: `/pricing`. */
  path: Path;
  title: string;
  description: string;
  /**
   * Image of the link preview: a name in public/share (made by tests/pictures/draw-share-pictures.ts), or an address.
   */
  picture?: 'home' | 'pricing' | { address: string; alt: string };
  type?: 'website' | 'article';
  /** Breadcrumbs after the home page. The last one is the page itself. */
  trail?: readonly { path: Path; name: string }[];
}

const locales: Record<Language, string> = { en: 'en_US', fr: 'fr_FR' };

export function pageMetadata({
  publicUrl,
  path,
  title,
  description,
  picture = 'home',
  type = 'website',
  trail,
}: PageFacts): MetaDescriptor[] {
  const language = currentLanguage();
  const other = language === 'en' ? 'fr' : 'en';
  const { address, alt } =
    typeof picture === 'string' ? { address: `/share/${picture}.${language}.png`, alt: title } : picture;
  // The preview images of the site itself have 1200 × 630 pixels. The size of an upload is unknown.
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
    ...(isPublicUpload(address) ? [] : size),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(trail ? [breadcrumbs(publicUrl, trail)] : []),
  ];
}

/** Leaves out our SVG drawings, which link previews cannot show. */
export function sharedUpload(media: string | null, alt: string): Pick<PageFacts, 'picture'> {
  if (media === null || isDrawing(media)) return {};
  return { picture: { address: largePictureAddress(media), alt } };
}

/** Shortens a text, because search engines show about 150 characters. */
export function excerpt(text: string, maxLength = 150): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const end = line.lastIndexOf(' ', maxLength);
  return `${line.slice(0, end > 0 ? end : maxLength)}…`;
}

function structuredData(type: string, facts: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...facts } };
}

export function organization(publicUrl: string): MetaDescriptor {
  const rating = stated('rating');
  const publisher = stated('publisher');
  return structuredData('Organization', {
    name: site.name,
    ...(publisher && { legalName: publisher }),
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

export function article(publicUrl: string, path: Path, entry: EntryCardView): MetaDescriptor {
  const language = currentLanguage();
  const picture = entry.sharePicture ?? entry.cover;
  return structuredData('Article', {
    headline: entry.title,
    description: entry.resume,
    inLanguage: language,
    mainEntityOfPage: `${publicUrl}${hrefIn(language, path)}`,
    ...(picture && { image: `${publicUrl}${picture}` }),
    datePublished: entry.publishedAt.toISOString(),
    dateModified: entry.updatedAt.toISOString(),
    author: { '@type': 'Person', name: entry.author },
    publisher: { '@type': 'Organization', name: site.name, url: publicUrl },
  });
}

function breadcrumbs(publicUrl: string, trail: NonNullable<PageFacts['trail']>): MetaDescriptor {
  const language = currentLanguage();
  const pages = [{ path: '/' as const, name: m.nav_home() }, ...trail];
  return structuredData('BreadcrumbList', {
    itemListElement: pages.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${hrefIn(language, path)}`,
    })),
  });
}

export function feedLink(publicUrl: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${m.nav_blog()} · ${site.name}`,
    href: publicUrl + hrefIn(currentLanguage(), '/blog/feed.xml'),
  };
}
