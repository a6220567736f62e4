import { requestContext } from '#app/request/context.ts';
import type { Route } from './+types/robots';

/** Robots may come everywhere: whatever is not theirs to list answers `X-Robots-Tag: noindex`, which they must come to read. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(requestContext);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
