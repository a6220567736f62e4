import { requestContext } from '#app/request/context.ts';
import type { Route } from './+types/robots';

/** Crawling is allowed everywhere: pages not to be indexed respond `X-Robots-Tag: noindex`, which only a fetch reveals. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(requestContext);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
