import { pathTo } from '#app/addresses/path.ts';
import { found } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { CampaignFacts } from '#app/ui/campaign-facts.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { CompanyLink } from '#app/ui/company-link.tsx';
import { FeaturePage } from '#app/ui/feature-page.tsx';
import { findApplicants } from '#domain/applications/find-applicants.server.ts';
import { mayBeSaved, transitionsFrom } from '#domain/campaigns/campaign.ts';
import { findCampaign } from '#domain/campaigns/find-campaign.server.ts';
import { missingToPublish } from '#domain/campaigns/publication.ts';
import { areCampaignsHidden } from '#domain/campaigns/shown-to-others.server.ts';
import { dayOf } from '#domain/clock.ts';
import { findSentInvitations } from '#domain/invitations/find-sent-invitations.server.ts';
import { readNotificationsAbout } from '#domain/notifications/read-notifications.server.ts';
import { findTier } from '#domain/subscriptions/find-tier.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/campaign';
import { ApplicantCounts, ApplicantTables } from './applicants.tsx';
import { CampaignError } from './campaign-error.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { HiddenCampaigns } from './hidden-campaigns.tsx';
import { InvitationList } from './invitation/invitation-list.tsx';
import { Reports } from './report/reports.tsx';
import { sendTransition } from './send-transition.server.ts';
import { tellRefusal } from './tell-refusal.ts';
import { TransitionButton } from './transition-button.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.campaign.title ?? m.campaign_not_found()} · ${site.name}` },
];

export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const campaign = await found(findCampaign(ctx, params.campaignId));
  await readNotificationsAbout(ctx, {
    campaignId: campaign.id,
    kinds: ['application_withdrawn', 'campaign_closed'],
  });
  const draft = { ...campaign, slot1Start: campaign.slot1.start };
  return {
    campaign,
    missing: campaign.status === 'draft' ? missingToPublish(draft, dayOf(ctx.now)) : [],
    applicants: await findApplicants(ctx, campaign.id),
    invitations: await findSentInvitations(ctx, campaign.id),
    isHidden: campaign.status !== 'canceled' && (await areCampaignsHidden(ctx)),
    tier: await findTier(ctx),
  };
}

export function action({ request, context, params }: Route.ActionArgs) {
  admit(context, 'client');
  return sendTransition(
    request,
    context,
    pathTo('/client/campaign/:campaignId', { campaignId: params.campaignId }),
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => tellRefusal(serverAction);

export default function Campaign({ loaderData }: Route.ComponentProps) {
  const { campaign, missing, applicants, invitations, isHidden, tier } = loaderData;
  const to = usePath();
  const language = currentLanguage();
  const start = formatDate(campaign.startDate, language);
  const end = formatDate(campaign.endDate, language);
  return (
    <FeaturePage
      back={{ to: to('/client/campaigns'), label: m.campaign_back_to_list() }}
      picture={<CampaignCover campaign={campaign} className="aspect-4/3 w-full md:aspect-4/5" first />}
      kicker={<CampaignStatusBadge status={campaign.status} />}
      title={campaign.title}
      lead={
        <>
          <CompanyLink {...campaign} />
          {campaign.town && ` · ${campaign.town}`}
          <span className="block tabular-nums">{m.campaign_dates({ start, end })}</span>
        </>
      }
      beside={
        <>
          {campaign.status !== 'draft' && <ApplicantCounts applicants={applicants} />}
          <div className="mt-8 flex flex-wrap gap-3 first:mt-0">
            {mayBeSaved(campaign) && (
              <ButtonLink
                to={to('/client/campaign/:campaignId/edit', { campaignId: campaign.id })}
                look="secondary"
              >
                {m.campaign_edit()}
              </ButtonLink>
            )}
            {transitionsFrom(campaign.status).map((transition) => (
              <TransitionButton
                key={transition}
                campaignId={campaign.id}
                transition={transition}
                missing={missing}
              />
            ))}
            <DuplicateButton campaign={campaign} />
          </div>
        </>
      }
    >
      {isHidden && <HiddenCampaigns />}
      <CampaignFacts campaign={campaign} />
      <ApplicantTables applicants={applicants} campaignId={campaign.id} />
      <InvitationList
        campaignId={campaign.id}
        invitations={invitations}
        isActive={campaign.status === 'active' && !isHidden}
      />
      {campaign.status !== 'draft' && <Reports campaignId={campaign.id} tier={tier} />}
    </FeaturePage>
  );
}

export const ErrorBoundary = CampaignError;
