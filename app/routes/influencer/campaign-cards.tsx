import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { UnreadBadge } from '#app/live/unread.tsx';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCard, CampaignGrid } from '#app/ui/campaign-card.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { LiveDot } from '#app/ui/live-dot.tsx';
import { Pager } from '#app/ui/pager.tsx';
import type { ApplicationStatus } from '#domain/applications/application.ts';
import type { OwnApplication } from '#domain/applications/find-applications.server.ts';
import type { CampaignCardView } from '#domain/campaigns/campaign-view.ts';
import type { CampaignPage } from '#domain/campaigns/find-open-campaigns.server.ts';
import { m } from '#messages';
import { applicationStatusLabels, offerLabels } from '#messages/labels/application.ts';

export const campaignAddress = (id: string) => pathTo('/influencer/campaign/:campaignId', { campaignId: id });

const statusTones: Record<ApplicationStatus, Tone> = {
  accepted: 'good',
  pending: 'wait',
  ended: 'plain',
  declined: 'bad',
};

interface BrowseCampaignsProps {
  result: CampaignPage;
  pageHref: (page: number) => string;
}

export function BrowseCampaigns({ result, pageHref }: BrowseCampaignsProps) {
  return (
    <>
      <CampaignGrid>
        {result.campaigns.map(({ campaign, applied, isUnanswered }) => (
          <Card key={campaign.id} campaign={campaign}>
            <Badge>{offerLabels[campaign.compensationType]()}</Badge>
            {campaign.status !== 'active' && <CampaignStatusBadge status="ended" />}
            {applied && (
              <Badge tone={statusTones[applied]}>
                {isUnanswered ? m.application_unanswered_title() : applicationStatusLabels[applied]()}
              </Badge>
            )}
          </Card>
        ))}
      </CampaignGrid>
      <Pager page={result.page} pages={result.pages} to={pageHref} />
    </>
  );
}

export function RunningTab({ running }: { running: readonly OwnApplication[] }) {
  if (running.length === 0) {
    return (
      <Empty
        title={m.application_running_empty()}
        text={m.application_running_empty_text()}
        action={<AvailableLink look="secondary" />}
      />
    );
  }
  return (
    <CampaignGrid>
      {running.map(({ campaign }) => (
        <Card key={campaign.id} campaign={campaign} isAccepted>
          <span className="inline-flex items-center gap-2 pr-1 text-sm font-medium text-bad">
            <LiveDot /> {m.application_running()}
          </span>
          <Badge>{offerLabels[campaign.compensationType]()}</Badge>
          <UnreadBadge campaignId={campaign.id} />
        </Card>
      ))}
    </CampaignGrid>
  );
}

interface CardProps {
  campaign: CampaignCardView;
  isAccepted?: boolean;
  children: ReactNode;
}

function Card({ campaign, isAccepted = false, children }: CardProps) {
  const to = usePath();
  return (
    <li>
      <CampaignCard campaign={campaign} to={to(campaignAddress(campaign.id))}>
        {children}
        <span className="mt-2 basis-full">
          <CampaignLink campaign={campaign} isAccepted={isAccepted} />
        </span>
      </CampaignCard>
    </li>
  );
}

interface CampaignLinkProps extends Required<Pick<CardProps, 'isAccepted'>> {
  campaign: Pick<CampaignCardView, 'id' | 'title'>;
  className?: string;
}

export function CampaignLink({ campaign: { id, title }, isAccepted, className = '' }: CampaignLinkProps) {
  const to = usePath();
  return (
    <ButtonLink
      to={to(campaignAddress(id))}
      look={isAccepted ? 'primary' : 'secondary'}
      className={className}
      aria-label={isAccepted ? m.application_view_accepted_of({ title }) : m.application_view_of({ title })}
    >
      {isAccepted ? m.application_view_accepted() : m.application_view()}
    </ButtonLink>
  );
}

export function AvailableLink({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const to = usePath();
  return (
    <ButtonLink to={to('/influencer/dashboard', { tab: 'available' })} look={look}>
      {m.application_see_available()}
    </ButtonLink>
  );
}
