import { useSearchParams } from 'react-router';
import { usePath } from '#app/language.ts';
import { Pager } from '#app/ui/pager.tsx';
import { type ApplicantTable as Group, MIN_COMPARED } from '#domain/applications/application.ts';
import type { ApplicantPages } from '#domain/applications/find-applicants.server.ts';
import type { DealLine } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { applicantTableLabels } from '#messages/labels/application.ts';
import { ApplicantTable } from './applicant-table.tsx';
import { CompareBoth } from './compare-both.tsx';
import { CompareForm } from './compare-form.tsx';

/** The anchors keep their old names, because existing links contain them. */
const groups: [Group, string][] = [
  ['pending', 'pending'],
  ['accepted', 'validated'],
  ['declined', 'refused'],
];

interface ApplicantsProps {
  applicants: ApplicantPages;
  campaignId: string;
  now: Date;
  deals: ReadonlyMap<string, DealLine>;
}

export function Applicants({ applicants, campaignId, now, deals }: ApplicantsProps) {
  const to = usePath();
  const [params] = useSearchParams();
  const inAddress = (page: number) => (page > 1 ? page : null);
  const isEmpty = groups.every(([group]) => applicants[group].total === 0);
  const pagesNow = Object.fromEntries(groups.map(([group]) => [group, inAddress(applicants[group].page)]));
  return (
    <section className="mt-10 md:mt-12">
      <h2 className="text-4xl">{m.campaign_applicants()}</h2>
      <div className={isEmpty ? 'grid gap-x-6 md:grid-cols-3' : ''}>
        {groups.map(([group, anchor]) => {
          const { people, total, page, pages } = applicants[group];
          const titleId = `${anchor}-title`;
          const title = (
            <h3 id={titleId} className="flex items-baseline gap-2">
              {applicantTableLabels[group]()}
              <span className="font-sans text-sm text-soft tabular-nums">{total}</span>
            </h3>
          );
          const table = { labelledBy: titleId, applicants: people, campaignId, now };
          return (
            <section key={group} id={anchor} aria-labelledby={titleId} className="mt-6 scroll-mt-6 md:mt-8">
              {group === 'pending' && people.length > MIN_COMPARED ? (
                // The key clears the selection, because a comparison is of one page of one campaign.
                <CompareForm key={`${campaignId} ${page}`} campaignId={campaignId} title={title}>
                  {(choice) => <ApplicantTable {...table} choice={choice} />}
                </CompareForm>
              ) : (
                <>
                  {group === 'pending' && people.length === MIN_COMPARED ? (
                    <CompareBoth {...{ campaignId, title }} applicants={people} />
                  ) : (
                    <div className="border-b border-ink pb-2">{title}</div>
                  )}
                  {people.length === 0 ? (
                    <p className="py-3 text-soft">{m.campaign_applicants_empty()}</p>
                  ) : (
                    <ApplicantTable {...table} {...(group === 'accepted' && { deals })} />
                  )}
                </>
              )}
              <Pager
                label={m.campaign_applicants_pages({ group: applicantTableLabels[group]() })}
                page={page}
                pages={pages}
                to={(page) =>
                  to('/client/campaign/:campaignId', {
                    campaignId,
                    list: params.get('list'),
                    ...pagesNow,
                    [group]: inAddress(page),
                    '#': anchor,
                  })
                }
              />
            </section>
          );
        })}
      </div>
    </section>
  );
}
