import { Link } from 'react-router';
import { revalidateOnConflict } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { UnreadBadge } from '#app/live/unread.tsx';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCard, CampaignGrid } from '#app/ui/campaign-card.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Plus } from '#app/ui/icons.tsx';
import { Page } from '#app/ui/page.tsx';
import { transitionsFrom } from '#domain/campaigns/campaign.ts';
import { findCampaigns } from '#domain/campaigns/find-campaigns.server.ts';
import { areCampaignsHidden } from '#domain/campaigns/shown-to-others.server.ts';
import { findStartSteps } from '#domain/companies/find-start-steps.server.ts';
import { findBrandToDo } from '#domain/to-do/find-brand-to-do.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/dashboard';
import { BrandToDo } from './brand-to-do.tsx';
import { CampaignFilters } from './campaign-filters.tsx';
import { HiddenCampaigns } from './hidden-campaigns.tsx';
import { viewIn } from './list-address.ts';
import { sendTransition } from './send-transition.server.ts';
import { StartChecklist } from './start-checklist.tsx';
import { tellRefusal } from './tell-refusal.ts';
import { TransitionButton } from './transition-button.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.campaign_dashboard_title()} · ${site.name}` }];

export const shouldRevalidate = revalidateOnConflict;

export async function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const view = viewIn(url);
  const ctx = ctxOf(context);
  const [toDo, list, steps, isHidden] = await Promise.all([
    findBrandToDo(ctx),
    findCampaigns(ctx, view),
    findStartSteps(ctx),
    areCampaignsHidden(ctx),
  ]);
  return { now: ctx.now, toDo, view, steps, isHidden, ...list };
}

export function action({ request, context }: Route.ActionArgs) {
  admit(context, 'client');
  return sendTransition(request, context, '/client/dashboard');
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => tellRefusal(serverAction);

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { now, toDo, view, steps, isHidden, ...list } = loaderData;
  const to = usePath();
  const create = (
    <ButtonLink to={to('/client/campaign/create')} look={toDo.applicants.total > 0 ? 'secondary' : 'primary'}>
      <Plus /> {m.campaign_create()}
    </ButtonLink>
  );
  const checklist = steps && <StartChecklist {...steps} />;
  if (list.isNew) {
    return (
      <Page title={m.campaign_dashboard_title()}>
        {checklist}
        <Empty title={m.campaign_first_title()} text={m.campaign_first_text()} action={create} />
      </Page>
    );
  }
  return (
    <Page title={m.campaign_dashboard_title()} lead={m.campaign_dashboard_lead()} action={create}>
      <BrandToDo {...{ toDo, now }} />
      {checklist}
      {isHidden && <HiddenCampaigns />}
      <CampaignFilters view={view} list={list} path="/client/dashboard">
        <CampaignGrid>
          {list.campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard
                campaign={campaign}
                to={to('/client/campaign/:campaignId', { campaignId: campaign.id })}
              >
                <CampaignStatusBadge status={campaign.status} />
                {campaign.pending > 0 && (
                  <Link
                    to={to('/client/campaign/:campaignId', { campaignId: campaign.id, '#': 'pending' })}
                    className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
                  >
                    <Badge tone="wait">{m.campaign_pending({ count: campaign.pending })}</Badge>
                  </Link>
                )}
                <UnreadBadge campaignId={campaign.id} />
                {transitionsFrom(campaign.status).includes('publish') && (
                  <TransitionButton
                    campaignId={campaign.id}
                    transition="publish"
                    missing={campaign.missing}
                    small
                  />
                )}
              </CampaignCard>
            </li>
          ))}
        </CampaignGrid>
      </CampaignFilters>
    </Page>
  );
}
