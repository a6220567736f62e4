import type { ContentKind, TermsLine } from '#domain/terms/terms.ts';
import { contentKindLabels } from '#messages/labels/terms.ts';

/** Tailwind finds class names in the source, so they must be complete strings. */
export const frameShapes: Record<ContentKind, string> = {
  post: 'aspect-4/5',
  reel: 'aspect-9/16',
  story: 'aspect-9/16',
  video: 'aspect-video',
  other: 'aspect-square',
};

/** Shows one frame for each requested item, in the aspect ratio of its kind of content. */
export function ContentFrames({ lines }: { lines: readonly TermsLine[] }) {
  const counted = new Map<ContentKind, number>();
  const frames = lines.flatMap(({ kind, count }) =>
    Array.from({ length: count }, () => {
      const number = (counted.get(kind) ?? 0) + 1;
      counted.set(kind, number);
      return { kind, number };
    }),
  );
  return (
    <ul className="flex flex-wrap gap-x-2.5 gap-y-3">
      {frames.map(({ kind, number }) => (
        <li key={kind + number} className="text-sm">
          <span
            aria-hidden
            className={`grid h-22 place-items-center rounded-card border border-line font-serif text-2xl text-soft ${frameShapes[kind]}`}
          >
            {number}
          </span>
          <span className="mt-1 block">
            {contentKindLabels[kind]()}
            <span className="sr-only"> {number}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
