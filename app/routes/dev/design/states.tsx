import { useLocation } from 'react-router';
import { showError, showToast } from '#app/toasts/toast.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CampaignCard } from '#app/ui/campaign-card.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { LiveDot } from '#app/ui/live-dot.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { campaignStatuses } from '#domain/campaigns/campaign.ts';
import type { CampaignCardView } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { site } from '#site';
import { Specimens } from './specimens.tsx';

const campaign: CampaignCardView = {
  id: 'campaign-design',
  status: 'active',
  title: 'Autumn table',
  companyId: 'company-none',
  companyName: 'Table Verne',
  compensationType: 'giftedAndPaid',
  collaborationType: 'restaurant',
  startDate: '2026-10-12',
  endDate: '2026-10-26',
  cover: null,
  town: 'Lyon',
};

export function States() {
  const { pathname } = useLocation();
  return (
    <>
      <Specimens title="Badges and tags">
        {campaignStatuses.map((status) => (
          <CampaignStatusBadge key={status} status={status} />
        ))}
        <Badge tone="good">
          <LiveDot /> {m.home_scene_accepted()}
        </Badge>
        <Tag>{thematicLabels.food()}</Tag>
        <Tag>{thematicLabels.travel()}</Tag>
      </Specimens>
      <Specimens title="Cards">
        <div className="w-56">
          <CampaignCard campaign={campaign} to={pathname} heading="h3">
            <CampaignStatusBadge status="active" />
          </CampaignCard>
        </div>
        <Portrait name="Léa" picture={site.hero.people[0]?.picture ?? null} className="aspect-4/5 w-32" />
        <Portrait name="Léa" picture={null} className="aspect-4/5 w-32" />
        <Portrait name="Léa" picture={null} className="size-12 rounded-full" />
      </Specimens>
      <Specimens title="Loading">
        <div className="w-56" aria-busy="true">
          <Skeleton className="aspect-4/5 w-full" />
          <Skeleton className="mt-4 h-7 w-4/5" />
          <Skeleton className="mt-2 h-5 w-3/5" />
        </div>
      </Specimens>
      <Specimens title="Empty, wrong, more">
        <div className="grid w-full gap-6">
          <Empty
            title={m.campaign_not_found()}
            text={m.campaign_not_found_text()}
            action={<Button>{m.not_found_home()}</Button>}
          />
          <Alert>{m.refusal_input_invalid()}</Alert>
          <Pager page={2} pages={5} to={(page) => `${pathname}?page=${page}`} />
        </div>
      </Specimens>
      <Specimens title="Toasts">
        <Button look="secondary" onClick={() => showToast('login.success')}>
          {m.toast_success()}
        </Button>
        <Button
          look="secondary"
          onClick={() => showError(m.toast_error(), m.refusal_account_sign_in_incomplete())}
        >
          {m.toast_error()}
        </Button>
      </Specimens>
    </>
  );
}
