import { hrefIn, type Path, pathTo } from '#app/addresses/path.ts';
import { escaped } from '#app/rendering/escaped.ts';
import { requestContext } from '#app/request/context.ts';
import type { EntryCardView } from '#domain/blog/entry.ts';
import { findAllEntries } from '#domain/blog/find-entries.server.ts';
import { findListedCampaigns } from '#domain/campaigns/find-open-campaigns.server.ts';
import { findListedCompanies } from '#domain/companies/find-listed-companies.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { languages } from '#domain/language.ts';
import type { Route } from './+types/sitemap';

interface Listed {
  path: Path;
  changed?: Date | undefined;
}

/**
 * Static pages with `listed` in their route handle, except the blog, which has a date of change.
 * tests/journeys/search-engines.spec.ts compares the sitemap with the handles.
 */
const pages: Path[] = [
  '/',
  '/influencers',
  '/pricing',
  '/lists',
  '/terms',
  '/legal-notice',
  '/accessibility',
];
/**
 * Maximum number of campaigns, and of companies. Each page has two addresses (en, fr), so 10,000 campaigns and 10,000
 * companies have 40,000 addresses. A sitemap can have 50,000.
 */
const MAX_PER_KIND = 10_000;

/**
 * A rendering takes up to 19 MB, and anyone may request it at any rate. All requests of the process therefore share one
 * rendering for this time, or until the blog changes.
 */
const FRESH_MS = 5 * 60_000;
let shared: { key: string; xml: Promise<string> } | undefined;

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { ctx, publicUrl } = context.get(requestContext);
  const entries = await findAllEntries(ctx);
  const key = JSON.stringify([publicUrl, entries.map(({ slug, updatedAt }) => [slug, updatedAt])]);
  if (shared?.key !== key) {
    const xml = render(ctx, publicUrl, entries);
    shared = { key, xml };
    const drop = () => {
      if (shared?.key === key) shared = undefined;
    };
    xml.then(() => setTimeout(drop, FRESH_MS).unref(), drop);
  }
  return new Response(await shared.xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

async function render(ctx: Ctx, publicUrl: string, entries: readonly EntryCardView[]): Promise<string> {
  const campaigns = await findListedCampaigns(ctx, MAX_PER_KIND);
  const companies = await findListedCompanies(ctx, MAX_PER_KIND);
  const listed: Listed[] = [
    ...pages.map((path) => ({ path })),
    { path: '/blog', changed: entries[0]?.publishedAt },
    ...entries.map(({ slug, updatedAt }) => ({ path: pathTo('/blog/:slug', { slug }), changed: updatedAt })),
    ...campaigns.map((id) => ({ path: pathTo('/campaigns/:campaignId', { campaignId: id }) })),
    ...companies.map((id) => ({ path: pathTo('/company/:companyId', { companyId: id }) })),
  ];
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.flatMap((it) => inBothLanguages(publicUrl, it)),
    '</urlset>',
  ];
  return `${xml.join('\n')}\n`;
}

function inBothLanguages(publicUrl: string, { path, changed }: Listed): string[] {
  const links = languages.map((it) => link(it, publicUrl + hrefIn(it, path)));
  const alternateLinks = [...links, link('x-default', publicUrl + hrefIn('en', path))].join('');
  const lastModified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return languages.map(
    (it) => `<url><loc>${escaped(publicUrl + hrefIn(it, path))}</loc>${lastModified}${alternateLinks}</url>`,
  );
}

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;
