import { redirect } from 'react-router';
import { type Handle, openDocument } from '#app/document.ts';
import { usePath } from '#app/language.ts';
import { htmlOf } from '#app/markdown.server.ts';
import { requestContext } from '#app/request.ts';
import { article, breadcrumbs, described } from '#app/search.ts';
import { BackLink } from '#app/ui/page.tsx';
import { findEntry } from '#domain/blog/find-entry.server.ts';
import { m } from '#messages';
import { topicLabels } from '#messages/labels.ts';
import { pathIn } from '#messages/language.ts';
import { site } from '#site';
import type { Route } from './+types/blog-entry';
import { EntryCard, EntryDate } from './blog/entry-card.tsx';
import { EntryCover } from './blog/entry-cover.tsx';
import { feedLink } from './blog/feed-link.ts';

export const handle: Handle = { document: true, listed: true };
export const clientLoader = openDocument;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  const found = await findEntry(ctx, params.slug);
  if (!found) throw redirect(pathIn(ctx.language, '/blog'));
  const { body, ...entry } = found.entry;
  return { entry, html: htmlOf(body), further: found.further, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${m.nav_blog()} · ${site.name}` }];
  const { entry, publicUrl } = loaderData;
  const { title, resume: description, sharePicture, coverAlt: alt } = entry;
  const path = `/blog/${entry.slug}`;
  return [
    ...described({
      publicUrl,
      path,
      title: `${title} · ${site.name}`,
      description,
      type: 'article',
      ...(sharePicture && { picture: { address: sharePicture, alt } }),
    }),
    article(publicUrl, {
      path,
      headline: title,
      description,
      picture: sharePicture ?? entry.cover,
      author: entry.author,
      published: entry.publishedAt,
      modified: entry.updatedAt,
    }),
    breadcrumbs(publicUrl, [
      { path: '/blog', name: m.nav_blog() },
      { path, name: title },
    ]),
    feedLink(publicUrl),
  ];
};

export default function BlogEntry({ loaderData: { entry, html, further } }: Route.ComponentProps) {
  const to = usePath();
  const all = { to: to('/blog'), label: m.blog_all() };
  return (
    <div className="mx-auto max-w-6xl px-5 py-8 md:px-8 md:py-12">
      <article>
        <BackLink {...all} />
        <header className="max-w-5xl">
          <p className="text-accent">{topicLabels[entry.topic]()}</p>
          <h1 className="mt-3 text-[clamp(2.75rem,7vw,5.5rem)] leading-[0.98] tracking-[-0.02em]">
            {entry.title}
          </h1>
          <p className="mt-6 max-w-3xl text-xl text-pretty text-soft md:text-2xl">{entry.resume}</p>
        </header>
        <EntryCover entry={entry} alt={entry.coverAlt} className="mt-8 aspect-40/21 md:mt-12" first />
        <div className="mt-8 grid gap-x-12 gap-y-8 md:mt-14 lg:grid-cols-[1fr_42rem_1fr]">
          <div className="h-fit border-t border-line pt-4 text-sm text-soft tabular-nums max-lg:flex max-lg:w-full max-lg:max-w-[42rem] max-lg:flex-wrap max-lg:gap-x-4">
            <p className="text-ink">{m.blog_by({ author: entry.author })}</p>
            <p>
              <EntryDate at={entry.publishedAt} />
            </p>
            <p>{m.blog_minutes({ minutes: entry.minutes })}</p>
          </div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: htmlOf lets no tag of the author's through */}
          <div className="article max-w-[42rem]" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </article>

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
