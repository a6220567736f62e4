import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { UnreadBadge } from '#app/live/unread.tsx';
import { Declared } from '#app/ui/declared.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { Tag } from '#app/ui/tag.tsx';
import type { Applicant } from '#domain/applications/find-applicants.server.ts';
import type { Thematic } from '#domain/campaigns/reference.ts';
import type { DealLine } from '#domain/deals/deal-view.ts';
import type { FiguresSource } from '#domain/influencers/figures.ts';
import { m } from '#messages';
import { answerByText } from '#messages/answer-by.ts';
import { dealRowText } from '#messages/deal-text.ts';
import { formatCount, formatFigure, formatList, formatRate } from '#messages/format.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { useReviewHref } from '../review/use-review-href.ts';

const THEMATICS_SHOWN = 2;

interface ApplicantTableProps {
  labelledBy: string;
  applicants: Applicant[];
  campaignId: string;
  now: Date;
  choice?: (applicant: Applicant) => ReactNode;
  /** Deals by the id of their influencer. */
  deals?: ReadonlyMap<string, DealLine>;
}

export function ApplicantTable(props: ApplicantTableProps) {
  const { labelledBy, applicants, campaignId, now, choice, deals } = props;
  const reviewHref = useReviewHref();
  const language = currentLanguage();
  const head = 'py-2 pr-6 text-left text-sm font-normal text-soft';
  const metricCell = 'hidden py-4 pr-6 md:table-cell';
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed border-collapse">
      <thead>
        <tr className="hidden md:table-row">
          <th scope="col" className={head}>
            {m.campaign_applicant_name()}
          </th>
          <th scope="col" className={`${head} w-28 lg:w-36`}>
            {m.campaign_applicant_followers()}
          </th>
          <th scope="col" className={`${head} w-28 lg:w-36`}>
            {m.campaign_applicant_engagement()}
          </th>
          <th scope="col" className={`${head} w-60 lg:w-72`}>
            {m.campaign_applicant_thematics()}
          </th>
        </tr>
      </thead>
      <tbody>
        {applicants.map((applicant) => {
          const followers = formatFigure(applicant.followers, formatCount, language);
          const engagement = formatFigure(applicant.engagementRate, formatRate, language);
          const { figuresSource: source } = applicant;
          const deal = deals?.get(applicant.influencerId);
          return (
            <tr key={applicant.influencerId} className="relative border-b border-line hover:bg-sunken">
              <th scope="row" className="py-4 pr-6 text-left font-normal">
                <span className="flex items-center gap-4">
                  {choice?.(applicant)}
                  <Portrait
                    name={memberName(applicant.fullName)}
                    picture={applicant.picture}
                    className="h-16 w-13 shrink-0"
                  />
                  <span className="min-w-0">
                    <Link
                      to={reviewHref({ campaignId, influencerId: applicant.influencerId })}
                      className="font-serif text-xl underline-offset-4 hover:underline after:absolute after:inset-0"
                    >
                      {memberName(applicant.fullName)}
                    </Link>{' '}
                    <UnreadBadge campaignId={campaignId} influencerId={applicant.influencerId} />{' '}
                    {applicant.isUnanswered && <Tag>{m.report_state_unanswered()}</Tag>}
                    <span className="block text-sm text-soft">
                      {applicant.handle && `@${applicant.handle}`}
                    </span>
                    {applicant.answerBy && (
                      <span className="block text-sm text-wait">
                        {answerByText(applicant.answerBy, now, language)}
                      </span>
                    )}
                    {deal && <DealState deal={deal} />}
                    <span className="block text-sm md:hidden">
                      <FiguresInLine
                        followers={applicant.followers}
                        engagement={engagement}
                        source={source}
                      />
                    </span>
                    <span className="mt-1.5 block md:hidden">
                      <Thematics thematics={applicant.thematics} />
                    </span>
                  </span>
                </span>
              </th>
              <td className={metricCell}>
                <FigureInCell value={followers} source={source} />
              </td>
              <td className={metricCell}>
                <FigureInCell value={engagement} source={source} />
              </td>
              <td className="hidden py-4 md:table-cell">
                <Thematics thematics={applicant.thematics} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function DealState({ deal }: { deal: DealLine }) {
  const isMine = deal.turn === deal.side;
  return (
    <span className={`block text-sm ${isMine ? 'text-accent' : 'text-soft'}`}>
      {dealRowText(deal, currentLanguage())}
    </span>
  );
}

function FigureInCell({ value, source }: { value: string | null; source: FiguresSource }) {
  if (value === null) return <span className="text-sm text-soft">{m.influencer_not_stated()}</span>;
  return (
    <>
      <span className="block tabular-nums">{value}</span>
      <Declared source={source} />
    </>
  );
}

interface FiguresInLineProps {
  followers: number | null;
  engagement: string | null;
  source: FiguresSource;
}

function FiguresInLine({ followers, engagement, source }: FiguresInLineProps) {
  const stated = [
    followers !== null &&
      m.campaign_applicant_followers_of({
        count: followers,
        shown: formatCount(followers, currentLanguage()),
      }),
    engagement && m.campaign_applicant_engagement_of({ rate: engagement }),
  ].filter(Boolean);
  if (stated.length === 0) return <span className="text-soft">{m.influencer_none_stated()}</span>;
  return (
    <>
      {stated.join(' · ')} <Declared source={source}>{m.influencer_declared_all()}</Declared>
    </>
  );
}

function Thematics({ thematics }: { thematics: Thematic[] }) {
  const labels = thematics.map((thematic) => thematicLabels[thematic]());
  const others = labels.slice(THEMATICS_SHOWN);
  return (
    <span className="flex flex-wrap gap-1.5">
      {labels.slice(0, THEMATICS_SHOWN).map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
      {others.length > 0 && (
        <span title={formatList(others, currentLanguage())}>
          <Tag>
            +{others.length} <span className="sr-only">{formatList(others, currentLanguage())}</span>
          </Tag>
        </span>
      )}
    </span>
  );
}
