import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { showError, showToast } from '#app/toasts/toast.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import type { Decision } from '#domain/applications/application.ts';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { ofName } from '#messages/of-name.ts';
import { DecisionForm } from '../review/decision.tsx';
import { ReviewStatus } from '../review/status.tsx';
import { useReviewHref } from '../review/use-review-href.ts';

export function ColumnAnswer({ application }: { application: ApplicationForReview }) {
  const { campaign, influencer, mayBeDecided, decision } = application;
  const fetcher = useFetcher<{ decision: Decision }>();
  const answer = fetcher.data;
  const review = useReviewHref()({ campaignId: campaign.id, influencerId: influencer.id });
  useFormAnswer(answer, {
    noAnswer: 'application.failed',
    onRefused: ({ message }) => showError(message),
  });
  const decided = answer && 'decision' in answer ? answer.decision : undefined;
  useEffect(() => {
    if (decided) showToast(`application.${decided}`);
  }, [decided]);
  const status = useFocusOnChange<HTMLDivElement>(decision);
  return (
    <div ref={status} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {mayBeDecided ? (
        <DecisionForm name={memberName(influencer.fullName)} fetcher={fetcher} action={review} isSmall />
      ) : (
        <ReviewStatus application={application} />
      )}
      <Link to={review} className="inline-flex min-h-6 items-center text-sm underline underline-offset-4">
        {m.compare_open()}{' '}
        <span className="sr-only">{m.compare_open_of({ of: ofName(memberName(influencer.fullName)) })}</span>
      </Link>
    </div>
  );
}
