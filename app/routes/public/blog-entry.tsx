import { redirect } from 'react-router';
import { hrefIn, pathTo } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { htmlOf } from '#app/rendering/markdown.server.ts';
import { article, feedLink, pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { BackLink } from '#app/ui/page.tsx';
import { findEntry } from '#domain/blog/find-entry.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/blog-entry';
import { EntryArticle } from './blog/entry-article.tsx';
import { EntryCard } from './blog/entry-card.tsx';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  const found = await findEntry(ctx, params.slug);
  if (!found) throw redirect(hrefIn(ctx.language, '/blog'));
  const { body, ...entry } = found.entry;
  return { entry, html: htmlOf(body), further: found.further, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${m.nav_blog()} · ${site.name}` }];
  const { entry, publicUrl } = loaderData;
  const { title, resume: description, sharePicture, coverAlt: alt } = entry;
  const path = pathTo('/blog/:slug', { slug: entry.slug });
  return [
    ...pageMetadata({
      publicUrl,
      path,
      title: `${title} · ${site.name}`,
      description,
      type: 'article',
      ...(sharePicture && { picture: { address: sharePicture, alt } }),
      trail: [
        { path: '/blog', name: m.nav_blog() },
        { path, name: title },
      ],
    }),
    article(publicUrl, path, entry),
    feedLink(publicUrl),
  ];
};

export default function BlogEntry({ loaderData: { entry, html, further } }: Route.ComponentProps) {
  const to = usePath();
  const all = { to: to('/blog'), label: m.blog_all() };
  return (
    <div className="mx-auto max-w-6xl px-5 py-8 md:px-8 md:py-12">
      <EntryArticle entry={entry} html={html} back={<BackLink {...all} />} />

      {further.length > 0 && (
        <section aria-labelledby="further" className="mt-16 border-t border-line pt-10 md:mt-24 md:pt-14">
          <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h2 id="further">{m.blog_further()}</h2>
            <BackLink {...all} />
          </div>
          <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-8">
            {further.map((it) => (
              <li key={it.id}>
                <EntryCard entry={it} size="third" heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
