import { usePath } from '#app/language.ts';
import { UnreadBadge } from '#app/live/unread.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCard, CampaignGrid } from '#app/ui/campaign-card.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { LiveDot } from '#app/ui/live-dot.tsx';
import type { OwnApplication } from '#domain/applications/find-applications.server.ts';
import { m } from '#messages';
import { offerLabels } from '#messages/labels/application.ts';
import { campaignAddress } from './browse-campaigns.tsx';

/** The running campaigns that the influencer was accepted for. */
export function RunningTab({ running }: { running: readonly OwnApplication[] }) {
  const to = usePath();
  if (running.length === 0) {
    return (
      <Empty
        title={m.application_running_empty()}
        text={m.application_running_empty_text()}
        action={
          <ButtonLink to={to('/influencer/dashboard', { tab: 'available' })} look="secondary">
            {m.application_see_available()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <CampaignGrid>
      {running.map(({ campaign }) => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} to={to(campaignAddress(campaign.id))}>
            <span className="inline-flex items-center gap-2 pr-1 text-sm font-medium text-bad">
              <LiveDot /> {m.application_running()}
            </span>
            <Badge>{offerLabels[campaign.compensationType]()}</Badge>
            <UnreadBadge campaignId={campaign.id} />
            <span className="mt-2 basis-full">
              <ButtonLink
                to={to(campaignAddress(campaign.id))}
                aria-label={m.application_view_accepted_of({ title: campaign.title })}
              >
                {m.application_view_accepted()}
              </ButtonLink>
            </span>
          </CampaignCard>
        </li>
      ))}
    </CampaignGrid>
  );
}
