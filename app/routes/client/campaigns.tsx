import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { UnreadBadge } from '#app/live/unread.tsx';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Plus } from '#app/ui/icons.tsx';
import { Page } from '#app/ui/page.tsx';
import type { OwnCampaignCard } from '#domain/campaigns/campaign-view.ts';
import { kindOf } from '#domain/campaigns/collaboration.ts';
import { findCampaigns } from '#domain/campaigns/find-campaigns.server.ts';
import { areCampaignsHidden } from '#domain/campaigns/shown-to-others.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { compensationLabels } from '#messages/labels/campaign.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/campaigns';
import { CampaignFilters } from './campaign-filters.tsx';
import { HiddenCampaigns } from './hidden-campaigns.tsx';
import { viewIn } from './list-address.ts';

export const meta: Route.MetaFunction = () => [{ title: `${m.campaign_list_title()} · ${site.name}` }];

export async function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const view = viewIn(url);
  const ctx = ctxOf(context);
  const isHidden = await areCampaignsHidden(ctx);
  return { view, isHidden, ...(await findCampaigns(ctx, view)) };
}

export default function Campaigns({ loaderData: { view, isHidden, ...list } }: Route.ComponentProps) {
  const to = usePath();
  const create = (
    <ButtonLink to={to('/client/campaign/create')}>
      <Plus /> {m.campaign_create()}
    </ButtonLink>
  );
  return (
    <Page title={m.campaign_list_title()} action={create}>
      {isHidden && <HiddenCampaigns />}
      {list.isNew ? (
        <Empty title={m.campaign_list_empty()} text={m.campaign_first_text()} />
      ) : (
        <CampaignFilters view={view} list={list} path="/client/campaigns">
          <ul>
            {list.campaigns.map((campaign) => (
              <li key={campaign.id} className="border-b border-line">
                <Row
                  campaign={campaign}
                  to={to('/client/campaign/:campaignId', { campaignId: campaign.id })}
                />
              </li>
            ))}
          </ul>
        </CampaignFilters>
      )}
    </Page>
  );
}

function Row({ campaign, to }: { campaign: OwnCampaignCard; to: string }) {
  const { title, town, status, startDate, endDate, collaborationType, compensationType, pending } = campaign;
  const start = formatDate(startDate, currentLanguage());
  const end = formatDate(endDate, currentLanguage());
  return (
    <Link
      to={to}
      className="group grid grid-cols-[5rem_1fr] items-center gap-x-5 py-5 md:grid-cols-[6rem_1fr_auto]"
    >
      <CampaignCover campaign={campaign} className="row-span-2 aspect-4/5 w-full md:row-span-1" />
      <span className="min-w-0 self-end md:self-center">
        <span
          dir="auto"
          className="block font-serif text-2xl leading-tight decoration-1 underline-offset-4 group-hover:underline md:text-3xl"
        >
          {title}
        </span>
        <span className="mt-1 block text-soft">
          {[collaborationLabels[kindOf(collaborationType)](), town, compensationLabels[compensationType]()]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 self-start md:mt-0 md:flex-col md:items-end md:self-center">
        <span className="flex flex-wrap items-center gap-2">
          {pending > 0 && <Badge tone="wait">{m.campaign_pending({ count: pending })}</Badge>}
          <UnreadBadge campaignId={campaign.id} />
          <CampaignStatusBadge status={status} />
        </span>
        <span className="text-sm text-soft tabular-nums">{m.campaign_dates({ start, end })}</span>
      </span>
    </Link>
  );
}
