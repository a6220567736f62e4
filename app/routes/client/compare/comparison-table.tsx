import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { FigureSource } from '#app/ui/figure-source.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { metIn } from '#domain/campaigns/conditions/condition.ts';
import { m } from '#messages';
import { fitText } from '#messages/fit-text.ts';
import { formatAgo } from '#messages/format.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { figuresOf } from '../review/figures.ts';
import { MetIcon } from '../review/fit.tsx';
import { useReviewHref } from '../review/use-review-href.ts';
import { ColumnAnswer } from './column-answer.tsx';

interface Row {
  key: string;
  label: string;
  cell: (application: ApplicationForReview) => ReactNode;
}

interface ComparisonTableProps {
  applications: readonly ApplicationForReview[];
  now: Date;
}

/**
 * Each fact has a row. On a small screen, the name of the fact is above its row. Three or four columns are wider than a
 * phone, so the table scrolls in both directions, and the names of the applicants stay at its top. Its lower edge fades
 * out, because it can cut a row.
 */
export function ComparisonTable({ applications, now }: ComparisonTableProps) {
  const reviewHref = useReviewHref();
  const isWide = applications.length > 2;
  return (
    <div
      className={`relative wrap-anywhere ${isWide ? 'max-md:-mx-5 max-md:max-h-[calc(100dvh-6rem-var(--notice,0px))] max-md:scroll-pt-20 max-md:scroll-pb-10 max-md:overflow-auto max-md:overscroll-contain max-md:mask-[linear-gradient(to_top,transparent,black_2.5rem)] max-md:px-5 max-md:pb-10 low:mask-none' : ''}`}
    >
      <table aria-label={m.compare_facts()} className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            <td className="sticky top-0 z-10 w-36 bg-paper max-lg:hidden" />
            {applications.map(({ campaign, influencer }) => (
              // A collapsed border does not move with a sticky cell. The inset shadow does.
              <th
                key={influencer.id}
                scope="col"
                className={`sticky low:static top-0 z-10 ${isWide ? 'max-md:w-42' : ''} bg-paper py-3 pr-4 align-bottom font-normal shadow-[inset_0_-1px_var(--color-ink)]`}
              >
                <span className="flex items-center gap-3">
                  <Portrait
                    name={memberName(influencer.fullName)}
                    picture={influencer.picture}
                    className="size-11 shrink-0 lg:h-20 lg:w-16"
                  />
                  <Link
                    to={reviewHref({ campaignId: campaign.id, influencerId: influencer.id })}
                    className="min-w-0 font-serif text-lg/tight decoration-1 underline-offset-4 hover:underline lg:text-2xl/tight"
                  >
                    {memberName(influencer.fullName)}
                  </Link>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(applications, now).map(({ key, label, cell }) => (
            <Fragment key={key}>
              <tr className="lg:hidden">
                <th scope="rowgroup" colSpan={applications.length} className="pt-3 text-sm font-normal">
                  <span className="sticky left-0 text-soft">{label}</span>
                </th>
              </tr>
              <tr className="border-b border-line">
                <th scope="row" className="py-3 pr-4 align-top text-sm font-normal text-soft max-lg:hidden">
                  {label}
                </th>
                {applications.map((application) => (
                  <td key={application.influencer.id} className="pt-1 pr-4 pb-3 align-top lg:py-3">
                    {cell(application)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf([first]: readonly ApplicationForReview[], now: Date): Row[] {
  if (!first) return [];
  const language = currentLanguage();
  const textOf = ({ fit, influencer }: ApplicationForReview, index: number) => {
    const condition = fit.conditions[index];
    return condition && { ...condition, ...fitText(condition, influencer, fit.preferences, language) };
  };
  return [
    {
      key: 'answer',
      label: m.compare_answer(),
      cell: (application) => <ColumnAnswer key={application.influencer.id} application={application} />,
    },
    ...figuresOf(first.influencer).map(({ name }, index) => ({
      key: name,
      label: capitalized(name),
      cell: ({ influencer }: ApplicationForReview) => <FigureCell {...figuresOf(influencer)[index]} />,
    })),
    {
      key: 'fit',
      label: m.fit_title(),
      cell: ({ fit }) => (
        <span className="font-medium">{m.fit_met({ met: metIn(fit), total: fit.conditions.length })}</span>
      ),
    },
    ...first.fit.conditions.map(({ name }, index) => ({
      key: name,
      label: textOf(first, index)?.asked ?? '',
      cell: (application: ApplicationForReview) => {
        const shown = textOf(application, index);
        return (
          shown && (
            <span className={`flex items-start gap-2 text-sm ${shown.isMet ? '' : 'text-soft'}`}>
              <MetIcon isMet={shown.isMet} /> {shown.stated}
            </span>
          )
        );
      },
    })),
    {
      key: 'location',
      label: m.compare_location(),
      cell: ({ influencer }) =>
        influencer.location || <span className="text-soft">{m.compare_location_unstated()}</span>,
    },
    {
      key: 'applied',
      label: m.compare_applied(),
      cell: ({ appliedAt }) => formatAgo(appliedAt, now, language),
    },
    {
      key: 'message',
      label: m.compare_message(),
      cell: ({ message }) =>
        message ? (
          <p
            dir="auto"
            className="line-clamp-[16] font-serif text-lg/snug whitespace-pre-line lg:text-xl/snug"
          >
            {message}
          </p>
        ) : (
          <span className="text-soft">{m.compare_message_none()}</span>
        ),
    },
  ];
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

type FigureView = ReturnType<typeof figuresOf>[number];

function FigureCell({ value, source, at }: Partial<FigureView>) {
  if (value == null || !source) return <span className="text-sm text-soft">{m.influencer_not_stated()}</span>;
  return (
    <>
      <span className="block font-serif text-3xl leading-none tabular-nums">{value}</span>
      <span className="text-sm">
        <FigureSource source={source} at={at ?? null} />
      </span>
    </>
  );
}
