import type { ContentKind, TermsLine } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { contentKindLabels } from '#messages/labels/terms.ts';

/** Tailwind finds class names in the source, so they must be complete strings. */
const shapes: Record<ContentKind, string> = {
  post: 'aspect-4/5',
  reel: 'aspect-9/16',
  story: 'aspect-9/16',
  video: 'aspect-video',
  other: 'aspect-square',
};

interface ContentFramesProps {
  lines: readonly TermsLine[];
  /** While the deal runs, content that needs the gift must wait for it. */
  isRunning: boolean;
}

/** One frame for each item, in its real shape. */
export function ContentFrames({ lines, isRunning }: ContentFramesProps) {
  const counted = new Map<ContentKind, number>();
  const frames = lines.flatMap(({ kind, count, needsBenefit }) =>
    Array.from({ length: count }, () => {
      const number = (counted.get(kind) ?? 0) + 1;
      counted.set(kind, number);
      return { kind, number, mustWait: isRunning && needsBenefit };
    }),
  );
  return (
    <>
      <ul className="flex flex-wrap gap-x-2.5 gap-y-3">
        {frames.map(({ kind, number, mustWait }) => (
          <li key={kind + number} className="text-sm">
            <span
              aria-hidden
              className={`grid h-22 place-items-center rounded-card border font-serif text-2xl text-soft ${shapes[kind]} ${mustWait ? 'border-dashed border-edge' : 'border-line'}`}
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
      {frames.some(({ mustWait }) => mustWait) && (
        <p className="mt-3 text-sm text-soft">{m.deal_content_wait()}</p>
      )}
    </>
  );
}
