import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Brace } from '#app/ui/mark.tsx';
import { tintOf } from '#app/ui/tint.ts';
import type { EntryCardView } from '#domain/blog/entry.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { topicLabels } from '#messages/labels/blog-entry.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface EntryCardProps {
  entry: EntryCardView;
  /** `lead`: first card, text beside the cover. `half`, `third`: share of a row. */
  size: 'lead' | 'half' | 'third';
  heading?: 'h2' | 'h3';
}

const titles = {
  lead: 'text-[clamp(2rem,4.4vw,3.75rem)]',
  half: 'text-3xl lg:text-4xl',
  third: 'text-2xl',
};

export function EntryCard({ entry, size, heading: Heading = 'h2' }: EntryCardProps) {
  const to = usePath();
  const isLead = size === 'lead';
  return (
    <article
      className={`group relative grid gap-x-10 gap-y-5 rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-8 has-[a:focus-visible]:outline-accent ${isLead ? 'md:grid-cols-[7fr_5fr] md:items-center' : ''}`}
    >
      <EntryCover entry={entry} className="aspect-3/2" first={isLead} />
      <div>
        <p className="text-sm text-accent">{topicLabels[entry.topic]()}</p>
        <Heading className={`mt-2 ${titles[size]}`}>
          <Link
            to={to('/blog/:slug', { slug: entry.slug })}
            className="decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {entry.title}
          </Link>
        </Heading>
        <p className={`mt-3 text-pretty text-soft ${isLead ? 'md:text-lg' : ''}`}>{entry.resume}</p>
        <p className="mt-3 text-sm text-soft tabular-nums">
          <EntryDate at={entry.publishedAt} /> · {m.blog_minutes({ minutes: entry.minutes })}
        </p>
      </div>
    </article>
  );
}

export function EntryDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDate(at, currentLanguage())}</time>;
}

interface EntryCoverProps {
  entry: Pick<EntryCardView, 'id' | 'cover'>;
  alt?: string;
  className: string;
  first: boolean;
}

export function EntryCover({ entry, alt = '', className, first }: EntryCoverProps) {
  const frame = `w-full overflow-hidden rounded-card ${className}`;
  if (entry.cover === null) {
    return (
      <div className={`${frame} grid place-items-center text-on-ground ${tintOf(entry.id)}`}>
        <Brace className="h-1/2 opacity-60" />
      </div>
    );
  }
  return (
    <img
      src={entry.cover}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      className={`${frame} bg-sunken object-cover`}
    />
  );
}
