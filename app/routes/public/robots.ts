import { requestContext } from '#app/request/context.ts';
import type { Route } from './+types/robots';

/**
 * Allows crawling everywhere, because a crawler sees the `X-Robots-Tag: noindex` of a page only if it may fetch the
 * page.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(requestContext);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
