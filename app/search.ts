import type { MetaDescriptor } from 'react-router';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { site } from '#site';

/** What search engines and the cards of shared links say of a page. */
export function described({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}

/** Structured data, as schema.org and search engines read it. */
export function data(type: string, facts: Record<string, unknown>): MetaDescriptor {
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
  language: Language,
  trail: readonly { path: string; name: string }[],
): MetaDescriptor {
  return data('BreadcrumbList', {
    itemListElement: [{ path: '/', name: m.nav_home() }, ...trail].map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${pathIn(language, path)}`,
    })),
  });
}
