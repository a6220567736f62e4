import { redirect } from 'react-router';
import { hrefIn, pathTo } from '#app/addresses/path.ts';
import { useListAddress } from '#app/addresses/use-list-address.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { refusedIn, useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { useLiveRevalidation } from '#app/live/use-live-revalidation.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Conversation } from '#app/routes/conversation/conversation.tsx';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { showError } from '#app/toasts/toast.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { CampaignFacts } from '#app/ui/campaign-facts.tsx';
import { CampaignNotFound } from '#app/ui/campaign-not-found.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { CompanyLink } from '#app/ui/company-link.tsx';
import { FeaturePage } from '#app/ui/feature-page.tsx';
import { SafetyLinks } from '#app/ui/safety-links.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import { applyInput, applyToCampaign } from '#domain/applications/apply-to-campaign.server.ts';
import { findCampaignToApply } from '#domain/applications/find-campaign-to-apply.server.ts';
import { withdrawApplication } from '#domain/applications/withdraw-application.server.ts';
import { mayBeAppliedTo } from '#domain/campaigns/campaign.ts';
import { sendsGift } from '#domain/campaigns/collaboration.ts';
import { findConversation } from '#domain/conversations/find-conversation.server.ts';
import { findOwnDealOf } from '#domain/deals/find-own-deal-of.server.ts';
import { declineInvitation } from '#domain/invitations/decline-invitation.server.ts';
import { findReceivedInvitation } from '#domain/invitations/find-received-invitations.server.ts';
import { muteBrand } from '#domain/invitations/mute-brand.server.ts';
import { readNotificationsAbout } from '#domain/notifications/read-notifications.server.ts';
import { parse } from '#domain/parse.ts';
import { findPreferences } from '#domain/preferences/find-preferences.server.ts';
import { hasShippingAddress } from '#domain/preferences/preferences.ts';
import { askQuestion } from '#domain/questions/ask-question.server.ts';
import { findAnsweredQuestions, findOwnQuestions } from '#domain/questions/find-questions.server.ts';
import { questionInput } from '#domain/questions/question-input.ts';
import { Refusal } from '#domain/refusal.ts';
import { findAskedTerms } from '#domain/terms/find-terms.server.ts';
import { m } from '#messages';
import { campaignDates } from '#messages/campaign-dates.ts';
import { offerLabels } from '#messages/labels/application.ts';
import { site } from '#site';
import type { Route } from './+types/campaign';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplyLink } from './apply-link.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import { campaignAddress } from './campaign-cards.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { Panel } from './panel.tsx';
import { Questions } from './questions.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.campaign.title ?? m.campaign_not_found()} · ${site.name}` },
];

export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params: { campaignId } }: Route.LoaderArgs) {
  const ctx = ctxOf(context);
  // The login link of the public page leads here, before the role of the visitor is known.
  if (ctx.actor?.role === 'client')
    throw redirect(hrefIn(ctx.language, pathTo('/campaigns/:campaignId', { campaignId })));
  const { id: readerId } = admit(context, 'influencer');
  const { campaign, application } = await found(findCampaignToApply(ctx, campaignId));
  await readNotificationsAbout(ctx, {
    campaignId,
    kinds: [
      'application_accepted',
      'application_declined',
      'campaign_closed',
      'deal_reminder',
      'invitation_received',
      'question_answered',
    ],
  });
  const invitation = application ? null : await findReceivedInvitation(ctx, campaignId);
  const conversationId = application?.conversationId;
  const conversation = conversationId ? await findConversation(ctx, conversationId) : null;
  const lacksAddress = sendsGift(campaign) && !hasShippingAddress(await findPreferences(ctx));
  const asked = await findAskedTerms(ctx, campaign);
  const questions = {
    answered: await findAnsweredQuestions(ctx, campaignId),
    own: await findOwnQuestions(ctx, campaignId),
  };
  const deal = application ? await findOwnDealOf(ctx, campaignId) : null;
  return {
    campaign,
    asked,
    questions,
    application,
    invitation,
    conversation,
    readerId,
    lacksAddress,
    deal,
    now: ctx.now,
  };
}

export async function action({ request, url, context, params: { campaignId } }: Route.ActionArgs) {
  admit(context, 'influencer');
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  const here = campaignAddress(campaignId, url.searchParams.get('list'));
  return attempt(async () => {
    if (form.intent === 'pass') {
      return goTo(ctx.language, '/influencer/dashboard', { flash: 'application.not_interested' });
    }
    if (form.intent === 'decline-invitation') {
      await declineInvitation(ctx, campaignId);
      return goTo(ctx.language, '/influencer/dashboard', { flash: 'invitation.declined' });
    }
    if (form.intent === 'mute-brand') {
      await muteBrand(ctx, campaignId);
      return goTo(ctx.language, '/influencer/dashboard', { flash: 'invitation.brand_muted' });
    }
    if (form.intent === 'ask') {
      await askQuestion(ctx, campaignId, parse(questionInput, form));
      return goTo(ctx.language, here, { flash: 'question.asked' });
    }
    if (form.intent === 'withdraw') {
      await withdrawApplication(ctx, campaignId).catch(async (error: unknown) => {
        if (!(error instanceof Refusal && error.code === 'application.not_found')) throw error;
        // `findCampaignToApply` refuses with 404 if the campaign does not exist. If the campaign exists, the
        // application was already withdrawn.
        await findCampaignToApply(ctx, campaignId);
        throw new Refusal('application.not_pending');
      });
      return goTo(ctx.language, here, { flash: 'application.withdrawn' });
    }
    await applyToCampaign(ctx, campaignId, parse(applyInput, form));
    return goTo(ctx.language, here, { flash: 'application.submitted' });
  }, form);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** The key clears what was typed for another campaign. */
export default function Campaign(props: Route.ComponentProps) {
  return <CampaignBody key={props.loaderData.campaign.id} {...props} />;
}

function CampaignBody({ loaderData, actionData }: Route.ComponentProps) {
  const {
    campaign,
    asked,
    questions,
    application,
    invitation,
    conversation,
    readerId,
    lacksAddress,
    deal,
    now,
  } = loaderData;
  // The form for questions shows its own refusal.
  const isQuestion = refusedIn(actionData)?.typed.intent === 'ask';
  const { form, refused, errorOf } = useFormAnswer(isQuestion ? undefined : actionData, {
    noAnswer: application?.status === 'pending' ? 'application.withdraw_failed' : 'application.submit_failed',
    onRefused: ({ message }) => showError(message),
  });
  useLiveRevalidation(application?.status === 'pending' || deal !== null);
  // Applying and withdrawing replace the panel. The new panel gets the focus.
  const panel = useFocusOnChange<HTMLDivElement>(application?.status);
  const { title, town, status } = campaign;
  const closed = !mayBeAppliedTo(campaign, 'influencer');
  const applyAgain = Boolean(application?.mayApplyAgain) && !closed;
  return (
    <FeaturePage
      back={useBackLink()}
      picture={<CampaignCover campaign={campaign} first className="aspect-4/3 w-full md:aspect-4/5" />}
      kicker={
        <span className="flex flex-wrap gap-2">
          <Badge>{offerLabels[campaign.compensationType]()}</Badge>
          {status !== 'active' && <CampaignStatusBadge status={status} />}
        </span>
      }
      title={title}
      lead={
        <>
          <CompanyLink {...campaign} />
          {town && ` · ${town}`}
          <span className="block tabular-nums">{campaignDates(campaign)}</span>
        </>
      }
      beside={
        <>
          <RefusalAlert>{refused?.message}</RefusalAlert>
          {application ? (
            <div ref={panel} tabIndex={-1} className="outline-none">
              <ApplicationPanel {...{ campaign, application, readerId, lacksAddress, deal, now }} />
            </div>
          ) : closed ? (
            <Panel title={m.application_closed_title()} text={m.application_closed_text()} />
          ) : invitation ? (
            <InvitationPanel invitation={invitation} companyName={campaign.companyName} />
          ) : (
            <ApplyLink>{m.application_apply_title()}</ApplyLink>
          )}
        </>
      }
    >
      {conversation && (
        <div className="mb-16 max-w-3xl md:mb-20">
          <Conversation conversation={conversation} />
        </div>
      )}
      <CampaignFacts campaign={campaign} asked={asked} />
      {!conversation && (
        <SafetyLinks
          block={{ kind: 'company', id: campaign.companyId, name: campaign.companyName }}
          report={{ kind: 'campaign', id: campaign.id, name: campaign.title }}
          className="mt-10"
        />
      )}
      {(!application || applyAgain) && !closed && (
        <div
          ref={application ? undefined : panel}
          id="apply"
          tabIndex={-1}
          className="mt-16 max-w-3xl outline-none md:mt-20"
        >
          <ApplyPanel
            {...{ campaign, readerId, lacksAddress, form }}
            typed={refused?.typed.message}
            error={errorOf('message')}
          />
        </div>
      )}
      <Questions
        {...{ campaign, readerId, ...questions }}
        mayAsk={mayBeAppliedTo(campaign, 'influencer')}
        posted={isQuestion ? actionData : undefined}
      />
    </FeaturePage>
  );
}

function useBackLink(): { to: string; label: string } {
  const to = usePath();
  const list = useListAddress('/influencer/campaigns');
  if (list) return { to: list, label: m.search_back() };
  return { to: to('/influencer/dashboard'), label: m.application_back() };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<CampaignNotFound back={useBackLink().to} />} />;
}
