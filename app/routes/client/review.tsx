import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useFetcher, useNavigate, useNavigation } from 'react-router';
import { z } from 'zod';
import { pathTo } from '#app/addresses/path.ts';
import { ShippingAddressCard } from '#app/deal/shipping-address.tsx';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { useLiveRevalidation } from '#app/live/use-live-revalidation.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Conversation } from '#app/routes/conversation/conversation.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { showError, showToast } from '#app/toasts/toast.tsx';
import { ArrowLeft } from '#app/ui/icons.tsx';
import { SafetyLinks } from '#app/ui/safety-links.tsx';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { findApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { findReviewQueue } from '#domain/applications/find-review-queue.server.ts';
import { findCampaignTitle } from '#domain/campaigns/find-campaign-title.server.ts';
import { findConversation } from '#domain/conversations/find-conversation.server.ts';
import { findReviewDeal } from '#domain/deals/find-review-deal.server.ts';
import { startDeal } from '#domain/deals/start-deal.server.ts';
import { readNotificationsAbout } from '#domain/notifications/read-notifications.server.ts';
import { parse } from '#domain/parse.ts';
import { findPortfolio } from '#domain/portfolio/find-portfolio.server.ts';
import { openShippingAddress } from '#domain/preferences/open-shipping-address.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { site } from '#site';
import type { Route } from './+types/review';
import { campaignQueryIn, useCampaignQuery } from './campaign-query.ts';
import { Answer, noteOf } from './review/answer.tsx';
import { Applicant, ApplicantDetails, ApplicantFigures } from './review/applicant.tsx';
import { ApplicationText } from './review/application-text.tsx';
import { DealSection } from './review/deal-section.tsx';
import { FitSection } from './review/fit.tsx';
import { QueueNavigation } from './review/review-queue.tsx';
import { Works } from './review/works.tsx';
import { ReviewError } from './review-error.tsx';

const BACK_AFTER_MS = 1_000;
const kinds = ['application_received', 'deal_reminder'] as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${m.review_missing()} · ${site.name}` }];
  const { influencer, campaign } = loaderData.application;
  const title = m.review_title({ name: memberName(influencer.fullName), campaign: campaign.title });
  return [{ title: `${title} · ${site.name}` }];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const application = await found(findApplicationForReview(ctx, params));
  await readNotificationsAbout(ctx, { ...params, kinds });
  const { conversationId } = application;
  return {
    application,
    queue: await findReviewQueue(ctx, params),
    now: ctx.now,
    works: (await findPortfolio(ctx, params.influencerId)).items,
    conversation: conversationId ? await findConversation(ctx, conversationId) : null,
    shippingAddress: await openShippingAddress(ctx, params.campaignId, params.influencerId),
    ...(await findReviewDeal(ctx, application)),
  };
}

/** Without scripts, declining takes two POSTs. The first has no `confirmed`, and the page asks for confirmation. */
const decisionInput = z.object({
  decision: z.enum(['accepted', 'declined']),
  confirmed: z.literal('yes').optional(),
});

export async function action({ request, url, context, params }: Route.ActionArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (form.intent === 'start-deal') {
      await startDeal(ctx, params);
      const query = campaignQueryIn(url.searchParams);
      const path = pathTo('/client/campaigns/:campaignId/influencer/:influencerId', { ...params, ...query });
      return goTo(ctx.language, path, { flash: 'deal.started' });
    }
    const { decision, confirmed } = parse(decisionInput, form);
    if (decision === 'declined' && !confirmed) return { asksToDecline: true };
    await decideApplication(ctx, { ...params, decision }).catch(async (error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'application.not_found')) throw error;
      // The comparison page stays valid after an applicant withdrew, so the refusal is not a 404. `findCampaignTitle`
      // refuses with 404 if the campaign does not exist.
      await findCampaignTitle(ctx, params.campaignId);
      throw new Refusal('application.not_pending');
    });
    // The comparison page also shows the application, and sends its decisions to this action. This action therefore
    // marks the notifications as read.
    await readNotificationsAbout(ctx, { ...params, kinds });
    return { decision };
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** The server refuses a second decision (409). The reloaded page shows the first decision. */
export const shouldRevalidate = revalidateOnConflict;

export default function Review(props: Route.ComponentProps) {
  return <ReviewBody key={props.loaderData.application.id} {...props} />;
}

function ReviewBody({ loaderData, actionData }: Route.ComponentProps) {
  const { application, queue, conversation, shippingAddress, works, now } = loaderData;
  const { deal, mayStartDeal, sendsTerms, obstacle } = loaderData;
  const to = usePath();
  const navigate = useNavigate();
  const fetcher = useFetcher<typeof clientAction>();
  const { campaign, influencer } = application;
  const query = useCampaignQuery();
  const campaignPath = to('/client/campaign/:campaignId', { campaignId: campaign.id, ...query });
  const answer = fetcher.data;

  useLiveRevalidation(deal !== null);
  const decision = answer && 'decision' in answer ? answer.decision : undefined;

  useFormAnswer(answer, {
    noAnswer: 'application.failed',
    onRefused: ({ message }) => showError(message),
  });
  const { refused } = useFormAnswer(actionData, {
    noAnswer: 'deal.failed',
    onRefused: ({ message }) => showError(message),
  });
  const isLeaving = useNavigation().state !== 'idle';
  const goBack = useEffectEvent(() => {
    // The person may already have opened another page.
    if (!isLeaving) void navigate(campaignPath);
  });
  useEffect(() => {
    if (!decision) return;
    showToast(`application.${decision}`);
    if (decision === 'accepted') return;
    const timer = setTimeout(() => goBack(), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [decision]);

  const text = <ApplicationText {...{ application, now }} />;
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-4 wrap-anywhere max-lg:-mb-16 md:px-8 lg:py-6">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 max-lg:border-b max-lg:border-line max-lg:pb-2.5">
        <Link
          to={campaignPath}
          className="inline-flex min-h-11 min-w-0 items-center gap-2 text-sm text-soft hover:text-ink max-lg:min-h-9"
        >
          <ArrowLeft /> <span className="truncate">{m.review_back({ campaign: campaign.title })}</span>
        </Link>
        <QueueNavigation campaignId={campaign.id} influencerId={influencer.id} queue={queue} />
      </div>
      <div className="flex flex-col gap-y-5 lg:grid lg:grid-cols-[15.5rem_17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
        <Applicant application={application} />
        <div className="grid lg:row-span-2 lg:gap-7">
          <ApplicantFigures influencer={influencer} />
          <FitSection application={application} />
        </div>
        <div className="max-lg:contents lg:row-span-2">
          {conversation ? (
            <Conversation
              conversation={conversation}
              startsOpen={decision === 'accepted'}
              before={
                <>
                  {text}
                  <p className="mt-3 text-sm text-soft">{noteOf(application)}</p>
                </>
              }
            />
          ) : (
            <PanelTop isDecided={!application.mayBeDecided}>{text}</PanelTop>
          )}
          <DealSection
            {...{ application, deal, obstacle, now }}
            mayStart={mayStartDeal}
            refusal={refused?.message}
          />
          {!conversation && (
            <Answer
              {...{ application, queue, fetcher, now, sendsTerms, obstacle }}
              asksToDecline={Boolean(actionData && 'asksToDecline' in actionData)}
            />
          )}
        </div>
        <div className="grid gap-6 max-lg:pb-8">
          {shippingAddress && <ShippingAddressCard address={shippingAddress} />}
          <ApplicantDetails influencer={influencer} />
          <Works items={works} />
          {!conversation && (
            <SafetyLinks
              block={{ kind: 'influencer', id: influencer.id, name: influencer.fullName }}
              report={{ kind: 'application', id: application.id, name: memberName(influencer.fullName) }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function PanelTop({ isDecided, children }: { isDecided: boolean; children: ReactNode }) {
  return (
    <div className="lg:rounded-t-card lg:border lg:border-b-0 lg:border-line lg:bg-surface">
      <div className="border-b border-line px-5 py-3 max-lg:hidden">
        <p className="font-serif text-2xl">{m.conversation_title()}</p>
        <p className="text-sm text-soft">{isDecided ? m.review_opens_not() : m.review_opens()}</p>
      </div>
      <div className="lg:min-h-[400px] lg:p-5">{children}</div>
    </div>
  );
}

export const ErrorBoundary = ReviewError;
