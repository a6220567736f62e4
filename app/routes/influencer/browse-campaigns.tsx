import { pathTo } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCard, CampaignGrid } from '#app/ui/campaign-card.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { Pager } from '#app/ui/pager.tsx';
import type { ApplicationStatus } from '#domain/applications/application.ts';
import type { CampaignPage } from '#domain/campaigns/find-open-campaigns.server.ts';
import { m } from '#messages';
import { applicationStatusLabels, offerLabels } from '#messages/labels/application.ts';

/** The page of a campaign for influencers. */
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

/** A page of campaigns as cards, with the offer, whether it is over and the status of the influencer's application. */
export function BrowseCampaigns({ result, pageHref }: BrowseCampaignsProps) {
  const to = usePath();
  return (
    <>
      <CampaignGrid>
        {result.campaigns.map(({ campaign, applied }) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} to={to(campaignAddress(campaign.id))}>
              <Badge>{offerLabels[campaign.compensationType]()}</Badge>
              {campaign.status !== 'active' && <CampaignStatusBadge status="ended" />}
              {applied && <Badge tone={statusTones[applied]}>{applicationStatusLabels[applied]()}</Badge>}
              <span className="mt-2 basis-full">
                <ButtonLink
                  to={to(campaignAddress(campaign.id))}
                  look="secondary"
                  aria-label={m.application_view_of({ title: campaign.title })}
                >
                  {m.application_view()}
                </ButtonLink>
              </span>
            </CampaignCard>
          </li>
        ))}
      </CampaignGrid>
      <Pager page={result.page} pages={result.pages} to={pageHref} />
    </>
  );
}
