import type { ReactNode } from 'react';
import { redirect, useLocation } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { feedLink, pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { onPage, pageIn } from '#app/request/page-number.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Rss } from '#app/ui/icons.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { findEntries } from '#domain/blog/find-entries.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/blog';
import { EntryCard } from './blog/entry-card.tsx';

export const handle: Handle = { serverOnly: true, listed: true, paged: true };
export const clientLoader = loadWholePage;
export const links = preloadItalic;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  const requestedPage = pageIn(new URL(request.url).searchParams);
  const found = await findEntries(ctx, requestedPage);
  if (found.page !== requestedPage) throw redirect(hrefIn(ctx.language, onPage('/blog', found.page)));
  return { ...found, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { publicUrl = '', page = 1 } = loaderData ?? {};
  const blog = m.blog_page_title();
  const title = `${page > 1 ? m.blog_page_number({ title: blog, page }) : blog} · ${site.name}`;
  const path = onPage('/blog', page);
  const trail = [{ path: '/blog', name: m.nav_blog() }] as const;
  return [
    ...pageMetadata({ publicUrl, path, title, description: m.blog_meta(), trail }),
    feedLink(publicUrl),
  ];
};

const sizes = ['lead', 'half', 'half', 'third', 'third', 'third'] as const;
const spans = { lead: 'md:col-span-6', half: 'md:col-span-3', third: 'md:col-span-2' };

export default function Blog({ loaderData: { entries, page, pages } }: Route.ComponentProps) {
  const to = usePath();
  return (
    <Masthead>
      {entries.length === 0 ? (
        <Empty title={m.blog_empty_title()} text={m.blog_empty_text()} />
      ) : (
        <ul className="grid gap-x-6 gap-y-14 md:grid-cols-6 lg:gap-x-8 lg:gap-y-20">
          {entries.map((entry, index) => {
            const size = sizes[index] ?? 'third';
            return (
              <li key={entry.id} className={spans[size]}>
                <EntryCard entry={entry} size={size} />
              </li>
            );
          })}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(it) => to(onPage('/blog', it))} />
    </Masthead>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <Masthead>
      <Empty
        title={m.blog_failed()}
        text={m.blog_failed_text()}
        action={
          <ButtonLink to={pathname + search} reloadDocument>
            {m.blog_retry()}
          </ButtonLink>
        }
      />
    </Masthead>
  );
}

function Masthead({ children }: { children: ReactNode }) {
  const to = usePath();
  return (
    <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-20">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mb-14">
        <div>
          <h1 className="text-[clamp(3.25rem,9vw,7.5rem)] leading-[0.92] tracking-[-0.02em]">
            <Accented sentence={(word) => m.blog_title({ blog: word })} word={m.blog_word()} />
          </h1>
          <p className="mt-5 max-w-xl text-lg text-soft md:text-xl">{m.blog_lead()}</p>
        </div>
        <a
          href={to('/blog/feed.xml')}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-soft hover:text-ink"
        >
          <Rss /> {m.blog_feed()}
        </a>
      </header>
      {children}
    </div>
  );
}
