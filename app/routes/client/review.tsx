import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { z } from 'zod';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Conversation } from '#app/routes/conversation/conversation.tsx';
import { showError, showToast } from '#app/toasts/toast.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { findApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { findConversation } from '#domain/conversations/find-conversation.server.ts';
import { readNotificationsAbout } from '#domain/notifications/read-notifications.server.ts';
import { parse } from '#domain/parse.ts';
import { findShippingAddress } from '#domain/preferences/find-shipping-address.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/review';
import { Applicant, ApplicantDetails } from './applicant.tsx';
import { Decision } from './decision.tsx';
import { ReviewError } from './review-error.tsx';
import { ShippingAddressCard } from './shipping-address.tsx';

const BACK_AFTER_MS = 1_000;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${m.review_missing()} · ${site.name}` }];
  const { influencer, campaign } = loaderData.application;
  const title = m.review_title({ name: influencer.fullName, campaign: campaign.title });
  return [{ title: `${title} · ${site.name}` }];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const application = await found(findApplicationForReview(ctx, params));
  await readNotificationsAbout(ctx, { ...params, kinds: ['application_received'] });
  const { conversationId } = application;
  return {
    application,
    conversation: conversationId ? await findConversation(ctx, conversationId) : null,
    shippingAddress: await findShippingAddress(ctx, params.campaignId, params.influencerId),
  };
}

/** Without scripts, declining takes two POSTs. The first has no `confirmed`, and the page asks for confirmation. */
const decisionInput = z.object({
  decision: z.enum(['accepted', 'declined']),
  confirmed: z.literal('yes').optional(),
});

export async function action({ request, context, params }: Route.ActionArgs) {
  admit(context, 'client');
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const { decision, confirmed } = parse(decisionInput, form);
    if (decision === 'declined' && !confirmed) return { asksToDecline: true };
    await decideApplication(ctxOf(context), { ...params, decision });
    return { decision };
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** The server refuses a second decision (409). The reloaded page shows the first decision. */
export const shouldRevalidate = revalidateOnConflict;

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { application, conversation, shippingAddress } = loaderData;
  const to = usePath();
  const navigate = useNavigate();
  const fetcher = useFetcher<typeof clientAction>();
  const { campaign } = application;
  const campaignPath = to('/client/campaign/:campaignId', { campaignId: campaign.id });
  const answer = fetcher.data;

  const decision = answer && 'decision' in answer ? answer.decision : undefined;

  useFormAnswer(answer, {
    noAnswer: 'application.failed',
    onRefused: ({ message }) => showError(message),
  });
  useEffect(() => {
    if (!decision) return;
    showToast(`application.${decision}`);
    if (decision === 'accepted') return;
    const timer = setTimeout(() => void navigate(campaignPath), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [decision, navigate, campaignPath]);

  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 wrap-anywhere md:px-8 md:py-10">
      <BackLink to={campaignPath} label={m.review_back({ campaign: campaign.title })} />
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr]">
        <Applicant application={application} />
        <div className="grid grid-cols-1 gap-8 md:sticky md:top-6 md:col-start-2 md:row-span-2 md:row-start-1">
          {conversation && <Conversation conversation={conversation} startsOpen={decision === 'accepted'} />}
          <Decision
            application={application}
            fetcher={fetcher}
            asksToDecline={Boolean(actionData && 'asksToDecline' in actionData)}
          />
        </div>
        <div className="grid gap-8">
          {shippingAddress && <ShippingAddressCard address={shippingAddress} />}
          <ApplicantDetails application={application} />
        </div>
      </div>
    </div>
  );
}

export const ErrorBoundary = ReviewError;
