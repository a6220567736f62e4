import { Link } from 'react-router';
import type { Path } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { UnreadBadge } from '#app/live/unread.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { CampaignCard, CampaignGrid } from '#app/ui/campaign-card.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { transitionsFrom } from '#domain/campaigns/campaign.ts';
import type { OwnCampaignCard } from '#domain/campaigns/campaign-view.ts';
import type { CampaignList } from '#domain/campaigns/find-campaigns.server.ts';
import type { ListView } from '#domain/campaigns/list-view.ts';
import { m } from '#messages';
import { CampaignFilters } from './campaign-filters.tsx';
import { CampaignRows } from './campaign-rows.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import type { Layout } from './layout.ts';
import { queryOf } from './list-address.ts';
import { TransitionButton } from './transition-button.tsx';

interface OwnCampaignsProps {
  view: ListView;
  list: CampaignList;
  layout: Layout;
  path: Path;
}

export function OwnCampaigns({ view, list, layout, path }: OwnCampaignsProps) {
  const query = queryOf(view);
  return (
    <CampaignFilters {...{ view, list, layout, path }}>
      {layout === 'rows' ? (
        <CampaignRows campaigns={list.campaigns} list={query} />
      ) : (
        <CampaignGrid>
          {list.campaigns.map((campaign) => (
            <li key={campaign.id}>
              <Card campaign={campaign} list={query} />
            </li>
          ))}
        </CampaignGrid>
      )}
    </CampaignFilters>
  );
}

function Card({ campaign, list }: { campaign: OwnCampaignCard; list: string }) {
  const to = usePath();
  const campaignId = campaign.id;
  return (
    <CampaignCard campaign={campaign} to={to('/client/campaign/:campaignId', { campaignId, list })}>
      <CampaignStatusBadge status={campaign.status} />
      {campaign.pending > 0 && (
        <Link
          to={to('/client/campaign/:campaignId', { campaignId, list, '#': 'pending' })}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          <Badge tone="wait">{m.campaign_pending({ count: campaign.pending })}</Badge>
        </Link>
      )}
      <UnreadBadge campaignId={campaignId} />
      {transitionsFrom(campaign.status).includes('publish') && (
        <TransitionButton
          {...{ campaignId, list }}
          transition="publish"
          look="secondary"
          missing={campaign.missing}
          small
        />
      )}
      <DuplicateButton campaign={campaign} list={list} small />
    </CampaignCard>
  );
}
