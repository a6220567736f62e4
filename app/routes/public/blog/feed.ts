import { Feed } from 'feed';
import { hrefIn, type Path, pathTo } from '#app/addresses/path.ts';
import { escaped } from '#app/rendering/escaped.ts';
import { htmlOf } from '#app/rendering/markdown.server.ts';
import { requestContext } from '#app/request/context.ts';
import { findNewestEntries } from '#domain/blog/find-entries.server.ts';
import { m } from '#messages';
import { topicLabels } from '#messages/labels/blog-entry.ts';
import { site } from '#site';
import type { Route } from './+types/feed';

const MAX_ENTRIES = 20;

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { ctx, publicUrl } = context.get(requestContext);
  const absolute = (path: Path) => publicUrl + hrefIn(ctx.language, path);
  const entries = await findNewestEntries(ctx, MAX_ENTRIES);
  const feed = new Feed({
    title: `${m.nav_blog()} · ${site.name}`,
    description: m.blog_lead(),
    language: ctx.language,
    link: absolute('/blog'),
    feedLinks: { rss: absolute('/blog/feed.xml') },
    updated: entries[0]?.publishedAt ?? ctx.now,
    generator: site.name,
  });
  for (const { slug, title, resume, body, topic, author, publishedAt } of entries) {
    feed.addItem({
      // Feed readers parse title and description as HTML.
      title: escaped(title),
      link: absolute(pathTo('/blog/:slug', { slug })),
      description: escaped(resume),
      content: htmlOf(body).replaceAll(/(href|src)="\//g, `$1="${publicUrl}/`),
      date: publishedAt,
      category: [{ name: topicLabels[topic]() }],
      // RSS requires an author's email address. Dublin Core accepts a name.
      extensions: [{ name: 'dc:creator', objects: { _text: author } }],
    });
  }
  return new Response(feed.rss2(), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
