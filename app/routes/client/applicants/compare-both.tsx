import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Columns } from '#app/ui/icons.tsx';
import type { Applicant } from '#domain/applications/find-applicants.server.ts';
import { m } from '#messages';
import { useComparisonHref } from '../compare/use-comparison-href.ts';

interface CompareBothProps {
  campaignId: string;
  title: ReactNode;
  applicants: readonly Applicant[];
}

/** Heading of a list of two applicants. A link compares both, so the list needs no checkboxes. */
export function CompareBoth({ campaignId, title, applicants }: CompareBothProps) {
  const comparisonHref = useComparisonHref(campaignId);
  const ids = applicants.map(({ influencerId }) => influencerId);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-ink pb-2">
      {title}
      <ButtonLink to={comparisonHref(ids)} look="secondary" small>
        <Columns className="size-4 shrink-0" /> {m.compare_both()}
      </ButtonLink>
    </div>
  );
}
