import { buttonClass } from '#app/ui/button.tsx';
import { ArrowRight } from '#app/ui/icons.tsx';
import { dayOf } from '#domain/clock.ts';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { formatDay } from '#messages/format.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { Block } from './block.tsx';
import { CheckLine, ServerChecks } from './check-lines.tsx';
import { Thumbnails } from './thumbnails.tsx';

/**
 * Shows the published post, and whether the brand and the server have checked it. Without a link, the stage shows the
 * screenshots.
 */
export function PostBlock({ view }: { view: ContentView }) {
  const { deliverable, screenshots } = view;
  const { postUrl } = deliverable;
  return (
    <Block title={postUrl ? m.content_link() : m.content_screenshots()}>
      {postUrl && (
        <>
          <a
            href={postUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonClass('secondary')} max-sm:w-full`}
          >
            {m.content_open_post()} <ArrowRight className="size-4 shrink-0 -rotate-45" />
            <span className="sr-only">{m.review_new_tab()}</span>
          </a>
          <p className="mt-2 text-sm text-soft wrap-anywhere">{postUrl.replace(/^https:\/\//, '')}</p>
        </>
      )}
      {postUrl && screenshots.length > 0 && (
        <div className="mt-4">
          <Thumbnails files={screenshots} />
        </div>
      )}
      <CheckLine isSeen={isSeen(view)}>{checkText(view)}</CheckLine>
      <ServerChecks view={view} />
    </Block>
  );
}

const isSeen = ({ deliverable: { confirmedBy } }: ContentView) => confirmedBy === 'brand';

function checkText(view: ContentView): string {
  const { deal, deliverable } = view;
  const { confirmedAt, postUrl } = deliverable;
  const isOwn = deal.side === 'brand';
  const name = memberName(deal.brandName);
  if (isSeen(view) && confirmedAt) {
    const date = formatDay(dayOf(confirmedAt), currentLanguage());
    const seen = isOwn ? m.content_seen_own({ date }) : m.content_seen({ name, date });
    return postUrl ? seen : `${seen}. ${cannotCheckText(deliverable)}`;
  }
  if (!postUrl) return cannotCheckText(deliverable);
  return isOwn ? m.content_unchecked_own() : m.content_unchecked({ name });
}

const cannotCheckText = ({ kind }: ContentView['deliverable']) =>
  kind === 'story' ? m.content_cannot_check_story() : m.content_cannot_check();
