import { Badge, type Tone } from '#app/ui/badge.tsx';
import { type ApplicantTable, tableOf } from '#domain/applications/application.ts';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { m } from '#messages';

const badges: Record<ApplicantTable, { tone: Tone; label: () => string }> = {
  accepted: { tone: 'good', label: m.review_status_validated },
  pending: { tone: 'wait', label: m.review_status_pending },
  declined: { tone: 'bad', label: m.review_status_refused },
};

const unanswered: (typeof badges)[ApplicantTable] = { tone: 'plain', label: m.report_state_unanswered };

type Decided = Pick<ApplicationForReview, 'decision' | 'isUnanswered'>;

export function ReviewStatus({ application }: { application: Decided }) {
  const { tone, label } = application.isUnanswered ? unanswered : badges[tableOf(application)];
  return (
    <Badge tone={tone}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {label()}
    </Badge>
  );
}
