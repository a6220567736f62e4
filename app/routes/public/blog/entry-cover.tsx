import { Brace } from '#app/ui/mark.tsx';
import { tintOf } from '#app/ui/tint.ts';
import type { EntryCardView } from '#domain/blog/entry.ts';

interface EntryCoverProps {
  entry: Pick<EntryCardView, 'id' | 'cover'>;
  /** Empty where the title beside the cover says enough. */
  alt?: string;
  /** Aspect ratio and size. */
  className: string;
  /** Largest element of its page: loads with high priority. */
  first?: boolean;
}

/** Cover of an entry; without one, the brace of our logo on a tinted background. */
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
