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

/** Where an influencer reads a campaign. */
export const campaignAddress = (id: string) => pathTo('/influencer/campaign/:campaignId', { campaignId: id });

const statusTones: Record<ApplicationStatus, Tone> = {
  accepted: 'good',
  pending: 'wait',
  ended: 'plain',
  declined: 'bad',
};

/** A page of campaigns as cards: what each offers, whether it is over, how one's own application stands. */
export function BrowseCampaigns({ found, at }: { found: CampaignPage; at: (page: number) => string }) {
  const to = usePath();
  return (
    <>
      <CampaignGrid>
        {found.campaigns.map(({ campaign, applied }) => (
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
      <Pager page={found.page} pages={found.pages} to={at} />
    </>
  );
}
