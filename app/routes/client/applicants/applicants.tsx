import { type ApplicantTable as Group, MIN_COMPARED } from '#domain/applications/application.ts';
import type { Applicant } from '#domain/applications/find-applicants.server.ts';
import { m } from '#messages';
import { applicantTableLabels } from '#messages/labels/application.ts';
import { ApplicantTable } from './applicant-table.tsx';
import { CompareForm } from './compare-form.tsx';

/** The anchors keep their old names, because existing links contain them. */
const groups: [Group, string][] = [
  ['pending', 'pending'],
  ['accepted', 'validated'],
  ['declined', 'refused'],
];

interface ApplicantsProps {
  applicants: Record<Group, Applicant[]>;
  campaignId: string;
}

export function Applicants({ applicants, campaignId }: ApplicantsProps) {
  return (
    <section className="mt-10 md:mt-12">
      <h2 className="text-4xl">{m.campaign_applicants()}</h2>
      {groups.map(([group, anchor]) => {
        const people = applicants[group];
        const titleId = `${anchor}-title`;
        const title = (
          <h3 id={titleId} className="flex items-baseline gap-2">
            {applicantTableLabels[group]()}
            <span className="font-sans text-sm text-soft tabular-nums">{people.length}</span>
          </h3>
        );
        const table = { labelledBy: titleId, applicants: people, campaignId };
        return (
          <section key={group} id={anchor} aria-labelledby={titleId} className="mt-6 scroll-mt-6 md:mt-8">
            {group === 'pending' && people.length >= MIN_COMPARED ? (
              <CompareForm campaignId={campaignId} title={title}>
                {(choice) => <ApplicantTable {...table} choice={choice} />}
              </CompareForm>
            ) : (
              <>
                <div className="border-b border-ink pb-2">{title}</div>
                {people.length === 0 ? (
                  <p className="py-3 text-soft">{m.campaign_applicants_empty()}</p>
                ) : (
                  <ApplicantTable {...table} />
                )}
              </>
            )}
          </section>
        );
      })}
    </section>
  );
}
