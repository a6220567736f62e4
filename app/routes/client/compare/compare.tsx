import { found } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { CampaignError } from '#app/routes/client/campaign-error.tsx';
import { useCampaignQuery } from '#app/routes/client/campaign-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { MAX_COMPARED, MIN_COMPARED } from '#domain/applications/application.ts';
import { findApplicationsForReview } from '#domain/applications/find-application-for-review.server.ts';
import { findCampaignTitle } from '#domain/campaigns/find-campaign-title.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/compare';
import { ComparisonTable } from './comparison-table.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData
    ? m.compare_title_of({ campaign: loaderData.campaign.title })
    : m.campaign_not_found();
  return [{ title: `${title} · ${site.name}` }];
};

/** Also reloads after a 409: the brand has decided on the applicant in another tab, or the applicant has withdrawn. */
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ request, context, params: { campaignId } }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const chosen = new Set(new URL(request.url).searchParams.getAll('applicant'));
  return {
    campaign: await found(findCampaignTitle(ctx, campaignId)),
    applications: await findApplicationsForReview(ctx, campaignId, [...chosen].slice(0, MAX_COMPARED)),
    now: ctx.now,
  };
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { campaign, applications, now } = loaderData;
  const to = usePath();
  const query = useCampaignQuery();
  const back = to('/client/campaign/:campaignId', { campaignId: campaign.id, ...query, '#': 'pending' });
  if (applications.length < MIN_COMPARED) {
    return (
      <Page title={m.compare_too_few()} lead={m.compare_too_few_text()}>
        <ButtonLink to={back}>{m.review_back({ campaign: campaign.title })}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page
      title={m.compare_title()}
      lead={m.compare_lead()}
      back={{ to: back, label: m.review_back({ campaign: campaign.title }) }}
    >
      <ComparisonTable applications={applications} now={now} />
    </Page>
  );
}

export const ErrorBoundary = CampaignError;
