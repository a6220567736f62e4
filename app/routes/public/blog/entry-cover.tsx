import { Brace } from '#app/ui/mark.tsx';
import { tintOf } from '#app/ui/tint.ts';
import type { EntryCardView } from '#domain/blog/entry.ts';

interface EntryCoverProps {
  entry: Pick<EntryCardView, 'id' | 'cover'>;
  /** What the picture shows; nothing where the title beside it says enough. */
  alt?: string;
  /** The frame: its proportion and its size. */
  className: string;
  /** The largest thing of its page: fetch it first. */
  first?: boolean;
}

/** An entry's picture; without one, our brace on a tinted ground. */
export function EntryCover({ entry, alt = '', className, first = false }: EntryCoverProps) {
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
