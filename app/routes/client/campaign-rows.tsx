import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { UnreadBadge } from '#app/live/unread.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import type { OwnCampaignCard } from '#domain/campaigns/campaign-view.ts';
import { kindOf } from '#domain/campaigns/collaboration.ts';
import { m } from '#messages';
import { campaignDates } from '#messages/campaign-dates.ts';
import { formatNumber } from '#messages/format.ts';
import { applicantTableLabels } from '#messages/labels/application.ts';
import { compensationLabels } from '#messages/labels/campaign.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { DuplicateButton } from './duplicate-button.tsx';

const column = 'py-2 pr-5 text-left text-sm font-normal text-soft max-lg:hidden';
const cell = 'py-1.5 pr-5 text-sm tabular-nums max-lg:hidden';
const closed: readonly OwnCampaignCard['status'][] = ['ended', 'completed', 'canceled'];

interface RowProps {
  campaign: OwnCampaignCard;
  /** Query string of the list, for the back link of the campaign's page. */
  list: string;
}

interface CampaignRowsProps extends Pick<RowProps, 'list'> {
  campaigns: readonly OwnCampaignCard[];
}

export function CampaignRows({ campaigns, list }: CampaignRowsProps) {
  return (
    <table aria-label={m.campaign_list_title()} className="w-full table-fixed border-collapse">
      <thead>
        <tr className="border-b border-line max-lg:hidden">
          <th scope="col" className={column}>
            {m.campaign_row_campaign()}
          </th>
          <th scope="col" className={`${column} w-32`}>
            {m.campaign_row_status()}
          </th>
          <th scope="col" className={`${column} w-40`}>
            {m.campaign_row_pending()}
          </th>
          <th scope="col" className={`${column} w-24`}>
            {m.campaign_row_applicants()}
          </th>
          <th scope="col" className={`${column} w-24`}>
            {applicantTableLabels.accepted()}
          </th>
          <th scope="col" className={`${column} w-56`}>
            {m.campaign_row_dates()}
          </th>
          <th scope="col" className="w-10 max-lg:hidden">
            <span className="sr-only">{m.duplicate()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <Row key={campaign.id} campaign={campaign} list={list} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ campaign, list }: RowProps) {
  const to = usePath();
  const { id, title, town, status, collaborationType, compensationType, applicants, accepted } = campaign;
  const facts = [
    collaborationLabels[kindOf(collaborationType)](),
    town,
    compensationLabels[compensationType](),
  ];
  const figure = (count: number) => (status === 'draft' ? '–' : formatNumber(count, currentLanguage()));
  return (
    <tr
      className={`group relative border-b border-line hover:bg-sunken ${closed.includes(status) ? 'text-soft' : ''}`}
    >
      <th scope="row" className="py-2 text-left font-normal lg:py-1.5 lg:pr-5">
        <span className="flex items-center gap-3.5">
          <CampaignCover campaign={campaign} className="size-12 shrink-0 lg:size-9" />
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2">
              <Link
                to={to('/client/campaign/:campaignId', { campaignId: id, list })}
                dir="auto"
                className="line-clamp-2 min-w-0 font-medium wrap-anywhere underline-offset-4 group-hover:underline after:absolute after:inset-0 lg:line-clamp-1"
              >
                {title}
              </Link>
              <UnreadBadge campaignId={id} />
            </span>
            <span className="block truncate text-sm text-soft max-sm:hidden">
              {facts.filter(Boolean).join(' · ')}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft tabular-nums lg:hidden">
              <CampaignStatusBadge status={status} /> {campaignDates(campaign)}
            </span>
          </span>
          <span className="lg:hidden">
            <Waiting campaign={campaign} list={list} />
          </span>
        </span>
      </th>
      <td className={cell}>
        <CampaignStatusBadge status={status} />
      </td>
      <td className={cell}>
        <Waiting campaign={campaign} list={list} />
      </td>
      <td className={cell}>{figure(applicants)}</td>
      <td className={cell}>{figure(accepted)}</td>
      <td className={`${cell} text-soft`}>{campaignDates(campaign)}</td>
      <td className="relative z-10 max-lg:hidden">
        <DuplicateButton campaign={campaign} list={list} iconOnly />
      </td>
    </tr>
  );
}

function Waiting({ campaign: { id, pending, waiting }, list }: RowProps) {
  const to = usePath();
  if (pending === 0) return null;
  return (
    <Link
      to={to('/client/campaign/:campaignId', { campaignId: id, list, '#': 'pending' })}
      className="relative z-10 inline-flex min-h-8 items-center gap-2 text-accent underline-offset-4 hover:underline max-lg:flex-col max-lg:items-end max-lg:gap-0.5 max-lg:text-sm"
    >
      <span aria-hidden className="flex -space-x-2">
        {waiting.map(({ name, picture }, index) => (
          <Portrait
            // biome-ignore lint/suspicious/noArrayIndexKey: two people can have the same name
            key={index}
            name={name}
            picture={picture}
            className="size-7 rounded-full! border-2 border-paper"
          />
        ))}
      </span>
      {m.campaign_row_waiting({ count: pending })}
    </Link>
  );
}
