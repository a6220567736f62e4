import { dayOf } from '#domain/clock.ts';
import type { ContentView } from '#domain/deliverables/content.ts';
import type { PostCheck, PostOutcome, WhyUnchecked } from '#domain/post-checks/post-check.ts';
import { m } from '#messages';
import { formatDay } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';

/** One check of the post, by the brand or the server. A filled circle means that the check found the post. */
export function CheckLine({ isSeen, children }: { isSeen: boolean; children: string }) {
  return (
    <p className="mt-4 flex gap-3 text-sm text-pretty">
      <span
        aria-hidden
        className={`mt-1 size-3 shrink-0 rounded-full border-2 ${isSeen ? 'border-good bg-good' : 'border-edge'}`}
      />
      {children}
    </p>
  );
}

/**
 * Shows the server's checks of the post, or the reason why there are none. Gives no reason for a post without a link.
 */
export function ServerChecks({ view: { checks, deliverable } }: { view: ContentView }) {
  const { checks: all, whyUnchecked } = checks;
  const [newest, ...earlier] = all;
  if (!newest) {
    if (!whyUnchecked || deliverable.postUrl === null) return null;
    return (
      <p className="mt-3 text-sm text-soft text-pretty">{whyTexts[whyUnchecked]({ site: site.name })}</p>
    );
  }
  return (
    <>
      <CheckLine isSeen={newest.outcome === 'found'}>{textOf(newest)}</CheckLine>
      {earlier.length > 0 && (
        <details className="mt-1 ml-6 text-sm text-soft">
          <summary className="inline-flex min-h-9 cursor-pointer items-center underline underline-offset-4">
            {m.content_check_earlier()}
          </summary>
          <ul className="grid gap-1 pb-1">
            {earlier.map((check) => (
              <li key={check.checkedAt.getTime()}>{textOf(check)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const textOf = ({ outcome, checkedAt }: PostCheck) =>
  outcomeTexts[outcome]({ date: formatDay(dayOf(checkedAt), currentLanguage()) });

const outcomeTexts: Record<PostOutcome, (inputs: { date: string }) => string> = {
  found: m.content_check_found,
  gone: m.content_check_gone,
  other_author: m.content_check_other_author,
  cannot_tell: m.content_check_cannot_tell,
  unreachable: m.content_check_unreachable,
};

const whyTexts: Record<WhyUnchecked, (inputs: { site: string }) => string> = {
  not_possible: m.content_check_not_possible,
  unproved: m.content_check_unproved,
  not_yet: m.content_check_not_yet,
};
