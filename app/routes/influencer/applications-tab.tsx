import { Form } from 'react-router';
import { usePath } from '#app/language.ts';
import { UnreadBadge } from '#app/live/unread.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { CompanyLink } from '#app/ui/company-link.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Check, ChevronDown } from '#app/ui/icons.tsx';
import { byStatus } from '#domain/applications/application.ts';
import type { OwnApplication } from '#domain/applications/find-applications.server.ts';
import { m } from '#messages';
import { campaignDates } from '#messages/campaign-dates.ts';
import { formatDate } from '#messages/format.ts';
import { applicationGroupLabels, offerLabels } from '#messages/labels/application.ts';
import { campaignName, memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { AvailableLink, CampaignLink } from './campaign-cards.tsx';

interface TabProps {
  applications: readonly OwnApplication[];
  /** Shows only accepted applications of running campaigns. When a campaign ends, its applications become `ended`. */
  onlyRunning: boolean;
}

export function ApplicationsTab({ applications, onlyRunning }: TabProps) {
  const to = usePath();
  if (applications.length === 0) {
    return (
      <Empty
        title={m.application_list_empty()}
        text={m.application_list_empty_text()}
        action={<AvailableLink />}
      />
    );
  }
  const groups = byStatus(applications).filter(({ status }) => !onlyRunning || status === 'accepted');
  return (
    <>
      {/* The form works before the scripts have loaded. */}
      <Form action={to('/influencer/dashboard')} preventScrollReset className="mb-8">
        <input type="hidden" name="tab" value="applications" />
        <button
          type="submit"
          name={onlyRunning ? undefined : 'running'}
          value="1"
          aria-pressed={onlyRunning}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-5 hover:bg-sunken aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {onlyRunning && <Check />} {m.application_only_running()}
        </button>
      </Form>
      {groups.length === 0 && (
        <Empty title={m.application_running_empty()} text={m.application_running_empty_text()} />
      )}
      {groups.map(({ status, applications: members }, index) => (
        <details key={status} open={index === 0} className="group border-t border-line last:border-b">
          <summary className="flex min-h-16 list-none items-center gap-3 py-4 [&::-webkit-details-marker]:hidden">
            <h2>{applicationGroupLabels[status]()}</h2>
            <span className="text-soft tabular-nums">{members.length}</span>
            <ChevronDown className="ml-auto size-5 shrink-0 transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <ul className="pb-6">
            {members.map((application) => (
              <Row key={application.campaign.id} application={application} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Row({ application }: { application: OwnApplication }) {
  const { campaign, status, isUnanswered, appliedAt } = application;
  const { title, town, companyName } = campaign;
  const isFormer = companyName === '';
  return (
    <li className="grid grid-cols-[5rem_1fr] items-center gap-x-5 gap-y-4 border-t border-line py-5 first:border-t-0 first:pt-1 md:grid-cols-[6rem_1fr_auto] md:gap-x-8">
      <CampaignCover campaign={campaign} className="aspect-4/5 w-full" />
      <div className="min-w-0">
        <h3 className="text-2xl">
          {campaignName(title)} <UnreadBadge campaignId={campaign.id} />{' '}
          {isUnanswered && <Badge>{m.application_unanswered_title()}</Badge>}
        </h3>
        <p className="mt-1 text-soft">
          {isFormer ? memberName('') : <CompanyLink {...campaign} />}
          {town && ` · ${town}`}
        </p>
        <p className="text-sm text-soft tabular-nums">{campaignDates(campaign)}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm tabular-nums">
          <span>{offerLabels[campaign.compensationType]()}</span>
          <span>{m.application_sent_on({ date: formatDate(appliedAt, currentLanguage()) })}</span>
        </p>
      </div>
      <div className="max-md:col-span-2">
        {isFormer ? null : status === 'declined' ? (
          <Button look="secondary" disabled className="max-md:w-full">
            {m.application_view()}
          </Button>
        ) : (
          <CampaignLink campaign={campaign} isAccepted={status === 'accepted'} className="max-md:w-full" />
        )}
      </div>
    </li>
  );
}
