import { requestContext } from '#app/request.ts';
import { languages } from '#domain/language.ts';
import { pathIn } from '#messages/language.ts';
import type { Route } from './+types/sitemap';

/** The pages that call themselves `listed`; tests/journeys/search-engines.spec.ts compares. */
const paths = ['/', '/pricing', '/legal-notice'];

/** Every listed page in both languages, each with its pair. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(requestContext);
  const entries = paths.flatMap((path) => {
    const alternates = languages.map((it) => link(it, publicUrl + pathIn(it, path)));
    const pair = [...alternates, link('x-default', publicUrl + pathIn('en', path))].join('');
    return languages.map((it) => `<url><loc>${escaped(publicUrl + pathIn(it, path))}</loc>${pair}</url>`);
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ];
  return new Response(`${xml.join('\n')}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
