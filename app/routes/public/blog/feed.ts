import { Feed } from 'feed';
import { hrefIn, type Path, pathTo } from '#app/addresses/path.ts';
import { htmlOf } from '#app/rendering/markdown.server.ts';
import { requestContext } from '#app/request/context.ts';
import { findNewestEntries } from '#domain/blog/find-entries.server.ts';
import { m } from '#messages';
import { topicLabels } from '#messages/labels/blog-entry.ts';
import { site } from '#site';
import type { Route } from './+types/feed';

const NEWEST = 20;

/** The blog as RSS 2.0, in the address's language, with all the words. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { ctx, publicUrl } = context.get(requestContext);
  const at = (path: Path) => publicUrl + hrefIn(ctx.language, path);
  const entries = await findNewestEntries(ctx, NEWEST);
  const feed = new Feed({
    title: `${m.nav_blog()} · ${site.name}`,
    description: m.blog_lead(),
    language: ctx.language,
    link: at('/blog'),
    feedLinks: { rss: at('/blog/feed.xml') },
    updated: entries[0]?.publishedAt ?? ctx.now,
    generator: site.name,
  });
  for (const { slug, title, resume, body, topic, author, publishedAt } of entries) {
    feed.addItem({
      title,
      link: at(pathTo('/blog/:slug', { slug })),
      description: resume,
      content: htmlOf(body).replaceAll(/(href|src)="\//g, `$1="${publicUrl}/`),
      date: publishedAt,
      category: [{ name: topicLabels[topic]() }],
      // RSS wants an e-mail address for an author; Dublin Core takes a name.
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
