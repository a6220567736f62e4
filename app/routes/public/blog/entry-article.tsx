import type { ReactNode } from 'react';
import type { EntryCardView } from '#domain/blog/entry.ts';
import { m } from '#messages';
import { topicLabels } from '#messages/labels/blog-entry.ts';
import { EntryCover, EntryDate } from './entry-card.tsx';

/** `html` must come from `htmlOf`, because it is not escaped here. */
export function EntryArticle(props: { entry: EntryCardView; html: string; back?: ReactNode }) {
  const { entry, html, back } = props;
  return (
    <article>
      {back}
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
          <Byline entry={entry} />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: htmlOf escapes the author's HTML tags */}
        <div className="article max-w-[42rem]" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </article>
  );
}

export function Byline({ entry }: { entry: Pick<EntryCardView, 'author' | 'publishedAt' | 'minutes'> }) {
  return (
    <>
      <p className="text-ink">{m.blog_by({ author: entry.author })}</p>
      <p>
        <EntryDate at={entry.publishedAt} />
      </p>
      <p>{m.blog_minutes({ minutes: entry.minutes })}</p>
    </>
  );
}
