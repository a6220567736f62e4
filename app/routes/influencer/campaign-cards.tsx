import { pathTo } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { UnreadBadge } from '#app/live/unread.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCard, CampaignGrid } from '#app/ui/campaign-card.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { LiveDot } from '#app/ui/live-dot.tsx';
import type { OwnApplication } from '#domain/applications/find-applications.server.ts';
import type { CampaignCardView } from '#domain/campaigns/campaign-view.ts';
import type { DealLine } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { dealRowText } from '#messages/deal-text.ts';
import { offerLabels } from '#messages/labels/application.ts';
import { currentLanguage } from '#messages/path-language.ts';

/**
 * Returns the address of a campaign's page. `list` is the query string of the list from which the user came. The back
 * link of the page leads to this list.
 */
export const campaignAddress = (id: string, list?: string | null) =>
  pathTo('/influencer/campaign/:campaignId', { campaignId: id, list });

interface RunningTabProps {
  running: readonly OwnApplication[];
  /** Deals by the id of their campaign. */
  deals: ReadonlyMap<string, DealLine>;
}

export function RunningTab({ running, deals }: RunningTabProps) {
  const to = usePath();
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
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} to={to(campaignAddress(campaign.id))}>
            <span className="inline-flex items-center gap-2 pr-1 text-sm font-medium text-bad">
              <LiveDot /> {m.application_running()}
            </span>
            <Badge>{offerLabels[campaign.compensationType]()}</Badge>
            <UnreadBadge campaignId={campaign.id} />
            <NextAct deal={deals.get(campaign.id)} />
            <span className="mt-2 basis-full">
              <CampaignLink campaign={campaign} isAccepted />
            </span>
          </CampaignCard>
        </li>
      ))}
    </CampaignGrid>
  );
}

function NextAct({ deal }: { deal: DealLine | undefined }) {
  return (
    deal && (
      <span className="basis-full text-sm text-soft">
        {m.task_next({ act: dealRowText(deal, currentLanguage()) })}
      </span>
    )
  );
}

interface CampaignLinkProps {
  campaign: Pick<CampaignCardView, 'id' | 'title'>;
  isAccepted: boolean;
  list?: string | undefined;
  small?: boolean;
  className?: string;
}

export function CampaignLink(props: CampaignLinkProps) {
  const { id, title } = props.campaign;
  const { isAccepted, list, small = false, className = '' } = props;
  const to = usePath();
  return (
    <ButtonLink
      to={to(campaignAddress(id, list))}
      look="secondary"
      small={small}
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
