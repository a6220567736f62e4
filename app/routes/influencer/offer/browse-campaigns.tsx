import { usePath } from '#app/language.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { Pager } from '#app/ui/pager.tsx';
import type { ApplicationStatus } from '#domain/applications/application.ts';
import { mayBeAppliedTo } from '#domain/campaigns/campaign.ts';
import type { CampaignPage } from '#domain/campaigns/find-open-campaigns.server.ts';
import { m } from '#messages';
import { applicationStatusLabels, offerLabels } from '#messages/labels/application.ts';
import { CampaignLink, campaignAddress } from '../campaign-cards.tsx';
import { OfferCard } from './offer-card.tsx';
import { RequirementLines } from './requirement-lines.tsx';

const statusTones: Record<ApplicationStatus, Tone> = {
  accepted: 'good',
  pending: 'wait',
  ended: 'plain',
  declined: 'bad',
};

interface BrowseCampaignsProps {
  result: CampaignPage;
  pageHref: (page: number) => string;
  /** Query string of the list, for the back links of the campaigns' pages. */
  list?: string;
  heading?: 'h2' | 'h3';
}

export function BrowseCampaigns({ result, pageHref, list, heading = 'h2' }: BrowseCampaignsProps) {
  const to = usePath();
  return (
    <>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 sm:gap-y-12 xl:grid-cols-3">
        {result.campaigns.map(({ campaign, applied, isUnanswered }) => (
          <li key={campaign.id}>
            <OfferCard
              campaign={campaign}
              heading={heading}
              to={to(campaignAddress(campaign.id, list))}
              foot={
                applied ? (
                  <span>
                    <Badge tone={statusTones[applied]}>
                      {isUnanswered ? m.application_unanswered_title() : applicationStatusLabels[applied]()}
                    </Badge>
                  </span>
                ) : mayBeAppliedTo(campaign, 'influencer') ? (
                  <RequirementLines campaign={campaign} profile={result.profile} />
                ) : (
                  <p className="text-soft">{m.application_closed_text()}</p>
                )
              }
            >
              <span className="flex grow flex-wrap gap-2">
                <Badge>{offerLabels[campaign.compensationType]()}</Badge>
                {campaign.status !== 'active' && <CampaignStatusBadge status="ended" />}
              </span>
              <CampaignLink campaign={campaign} list={list} isAccepted={false} small />
            </OfferCard>
          </li>
        ))}
      </ul>
      <Pager page={result.page} pages={result.pages} to={pageHref} />
    </>
  );
}
