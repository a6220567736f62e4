import { pathTo } from '#app/addresses/path.ts';
import { useListAddress } from '#app/addresses/use-list-address.ts';
import { found } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { refusedIn } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignFacts } from '#app/ui/campaign-facts.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { findApplicants } from '#domain/applications/find-applicants.server.ts';
import { mayBeSaved, transitionsFrom } from '#domain/campaigns/campaign.ts';
import { findSuggestedInfluencers } from '#domain/campaigns/conditions/find-suggested-influencers.server.ts';
import { findCampaign } from '#domain/campaigns/find-campaign.server.ts';
import { missingToPublish } from '#domain/campaigns/publication.ts';
import { areCampaignsHidden } from '#domain/campaigns/shown-to-others.server.ts';
import { dayOf } from '#domain/clock.ts';
import { findDealsOfCampaign } from '#domain/deals/find-deals.server.ts';
import { findGoingDeals } from '#domain/deals/find-going-deals.server.ts';
import { findSentInvitations } from '#domain/invitations/find-sent-invitations.server.ts';
import { readNotificationsAbout } from '#domain/notifications/read-notifications.server.ts';
import { findReceivedQuestions } from '#domain/questions/find-questions.server.ts';
import { findTier } from '#domain/subscriptions/find-tier.server.ts';
import { findAskedTerms } from '#domain/terms/find-terms.server.ts';
import { m } from '#messages';
import { firstNameOf } from '#messages/member-name.ts';
import { site } from '#site';
import type { Route } from './+types/campaign';
import { Applicants } from './applicants/applicants.tsx';
import { CampaignError } from './campaign-error.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { campaignQueryIn, useCampaignQuery } from './campaign-query.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { HiddenCampaigns } from './hidden-campaigns.tsx';
import { InvitationList } from './invitation/invitation-list.tsx';
import { ReceivedQuestions } from './questions/received-questions.tsx';
import { sendQuestionForm } from './questions/send-question-form.server.ts';
import { Reports } from './report/reports.tsx';
import { useReviewHref } from './review/use-review-href.ts';
import { sendTransition } from './send-transition.server.ts';
import { SuggestedInfluencers } from './suggested-influencers.tsx';
import { tellRefusal } from './tell-refusal.ts';
import { TransitionButton } from './transition-button.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.campaign.title ?? m.campaign_not_found()} · ${site.name}` },
];

export const shouldRevalidate = revalidateOnConflict;

export async function loader({ url, context, params }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const campaign = await found(findCampaign(ctx, params.campaignId));
  await readNotificationsAbout(ctx, {
    campaignId: campaign.id,
    kinds: ['application_withdrawn', 'campaign_closed', 'question_asked'],
  });
  const draft = { ...campaign, slot1Start: campaign.slot1.start };
  const applicants = await findApplicants(ctx, campaign.id, {
    accepted: pageIn(url.searchParams, 'accepted'),
    pending: pageIn(url.searchParams, 'pending'),
    declined: pageIn(url.searchParams, 'declined'),
  });
  const accepted = applicants.accepted.people.map(({ influencerId }) => influencerId);
  return {
    campaign,
    missing: campaign.status === 'draft' ? missingToPublish(draft, dayOf(ctx.now)) : [],
    applicants,
    deals: await findDealsOfCampaign(ctx, campaign.id, accepted),
    going: await findGoingDeals(ctx, campaign.id),
    invitations: await findSentInvitations(ctx, campaign.id),
    isHidden: campaign.status !== 'canceled' && (await areCampaignsHidden(ctx)),
    tier: await findTier(ctx),
    asked: await findAskedTerms(ctx, campaign),
    questions: await findReceivedQuestions(ctx, campaign.id),
    suggestions: await findSuggestedInfluencers(ctx, campaign),
    now: ctx.now,
  };
}

export async function action({ request, url, context, params: { campaignId } }: Route.ActionArgs) {
  admit(context, 'client');
  const page = pathTo('/client/campaign/:campaignId', { campaignId, ...campaignQueryIn(url.searchParams) });
  return (await sendQuestionForm(request, context, page)) ?? sendTransition(request, context, page);
}

/** The forms of questions show their own refusals. Refusals of all other forms appear as toasts. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isQuestion = (await request.clone().formData()).has('questionId');
  return isQuestion ? sendForm(serverAction) : tellRefusal(serverAction);
}

export default function Campaign({ loaderData, actionData }: Route.ComponentProps) {
  const {
    campaign,
    missing,
    applicants,
    deals,
    going,
    invitations,
    isHidden,
    tier,
    suggestions,
    asked,
    questions,
    now,
  } = loaderData;
  const to = usePath();
  const query = useCampaignQuery();
  const reviewHref = useReviewHref();
  const { list } = query;
  const back = useListAddress('/client/campaigns') ?? to('/client/campaigns');
  const campaignId = campaign.id;
  const refused = refusedIn(actionData);
  const isDraft = campaign.status === 'draft';
  const [first] = applicants.pending.people.filter(({ isUnanswered }) => !isUnanswered);
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-10">
      <BackLink to={back} label={m.campaign_back_to_list()} />
      {/* The forms of questions show their own refusals. */}
      {refused?.typed.questionId === undefined && <RefusalAlert>{refused?.message}</RefusalAlert>}
      <CampaignHead campaign={campaign}>
        {first && (
          <ButtonLink
            to={reviewHref({ campaignId, influencerId: first.influencerId })}
            className="whitespace-normal! wrap-anywhere"
          >
            {m.todo_begin({ name: firstNameOf(first.fullName) })}
          </ButtonLink>
        )}
        {mayBeSaved(campaign) && (
          <ButtonLink to={to('/client/campaign/:campaignId/edit', { campaignId, ...query })} look="secondary">
            {m.campaign_edit()}
          </ButtonLink>
        )}
        {mayBeSaved(campaign) && (
          <ButtonLink
            to={to('/client/campaign/:campaignId/terms', { campaignId, ...query })}
            look="secondary"
          >
            {m.terms_title()}
          </ButtonLink>
        )}
        {transitionsFrom(campaign.status).map((transition) => (
          <TransitionButton key={transition} {...{ campaignId, transition, missing, going, list }} />
        ))}
        <DuplicateButton campaign={campaign} list={list} />
      </CampaignHead>
      {isHidden && <HiddenCampaigns />}
      {!isDraft && <Applicants {...{ applicants, campaignId, now, deals }} />}
      <ReceivedQuestions questions={questions} posted={actionData} />
      <InvitationList {...{ campaignId, invitations }} isActive={campaign.status === 'active' && !isHidden} />
      <SuggestedInfluencers suggestions={suggestions} campaignId={campaignId} />
      <section className="mt-14 md:mt-20">
        {!isDraft && <h2 className="mb-8 text-4xl">{m.campaign_head_written()}</h2>}
        <CampaignFacts campaign={campaign} asked={asked} />
      </section>
      {isDraft && <Applicants {...{ applicants, campaignId, now, deals }} />}
      {!isDraft && <Reports campaignId={campaignId} tier={tier} />}
    </div>
  );
}

export const ErrorBoundary = CampaignError;
