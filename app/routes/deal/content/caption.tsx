import { Check } from '#app/ui/icons.tsx';
import type { SubmissionView } from '#domain/deliverables/content.ts';
import { findMention } from '#domain/deliverables/mention.ts';
import type { Mention } from '#domain/terms/terms.ts';
import { m } from '#messages';

/** Says whether a caption has the mention that the law requires. */
export function MentionText({ caption, mention }: { caption: string; mention: Mention }) {
  const found = findMention(caption, mention);
  if (!found) return <p className="text-sm text-wait">{m.content_mention_missing({ mention })}</p>;
  return (
    <p className="flex items-center gap-1.5 text-sm text-good">
      <Check className="size-4 shrink-0" />
      {found.isInFirstLine ? m.content_mention_first() : m.content_mention_there()}
    </p>
  );
}

interface CaptionProps {
  submission: Pick<SubmissionView, 'caption' | 'note'>;
  mention: Mention;
  noteTitle: string;
}

export function Caption({ submission: { caption, note }, mention, noteTitle }: CaptionProps) {
  const found = findMention(caption, mention);
  return (
    <>
      {caption ? (
        <p dir="auto" className="text-lg whitespace-pre-line text-pretty wrap-anywhere">
          {caption.slice(0, found?.start ?? 0)}
          {found && (
            <mark lang="fr" className="rounded-sm bg-good-ground px-1 font-medium text-good">
              {caption.slice(found.start, found.end)}
            </mark>
          )}
          {caption.slice(found?.end ?? 0)}
        </p>
      ) : (
        <p className="text-soft">{m.content_caption_none()}</p>
      )}
      <div className="mt-2">
        <MentionText caption={caption} mention={mention} />
      </div>
      {note && (
        <div className="mt-5 border-l-2 border-line pl-4">
          <h3 className="font-sans text-sm font-medium text-soft">{noteTitle}</h3>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        </div>
      )}
    </>
  );
}
