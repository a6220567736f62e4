import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { refusedIn } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { useDealRevalidation } from '#app/live/use-deal-revalidation.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { ctxOf } from '#app/request/context.ts';
import { Conversation } from '#app/routes/conversation/conversation.tsx';
import { admitParty } from '#app/routes/deal/admit-party.ts';
import { goTo } from '#app/toasts/flash.ts';
import { BackLink } from '#app/ui/page.tsx';
import { dayOf } from '#domain/clock.ts';
import { findConversation } from '#domain/conversations/find-conversation.server.ts';
import { answerDays } from '#domain/deliverables/answer-days.ts';
import { findContent } from '#domain/deliverables/find-content.server.ts';
import { lastDayAfter } from '#domain/deliverables/last-day-after.ts';
import { readNotificationsOfDeal } from '#domain/notifications/read-notifications.server.ts';
import { findMetrics } from '#domain/post-metrics/find-metrics.server.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/content';
import { ContentError } from './content-error.tsx';
import { ContentState } from './content-state.tsx';
import { contentTitle } from './content-text.ts';
import { ContentHeading } from './heading.tsx';
import { readContentForm, typedIn } from './read-content-form.ts';
import { Review } from './review.tsx';
import { sendContentAct } from './send-content-act.server.ts';
import { sendFigures } from './send-figures.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${m.content_not_found()} · ${site.name}` }];
  const { sentence, word } = contentTitle(loaderData.view, currentLanguage());
  return [{ title: `${sentence(word)} · ${site.name}` }];
};

export const links: Route.LinksFunction = preloadItalic;
/** Reloads the page's data after a conflict (409), so that the page shows the current state. */
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params: { dealId, deliverableId } }: Route.LoaderArgs) {
  admitParty(context);
  const ctx = ctxOf(context);
  const view = await found(findContent(ctx, dealId, deliverableId));
  await readNotificationsOfDeal(ctx, dealId);
  const { conversationId } = view.deal;
  return {
    view,
    today: dayOf(ctx.now),
    days: { ...answerDays, publishBy: lastDayAfter(view.deliverable.publishBy, dayOf(ctx.now)) },
    figures: await findMetrics(ctx, view.deal, deliverableId),
    conversation: conversationId ? await findConversation(ctx, conversationId) : null,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  admitParty(context);
  const ctx = ctxOf(context);
  const form = await readForm(request);
  const isUnconfirmed = form.get('intent') === 'drop' && !form.has('confirmed');
  return attempt(async () => {
    if (isUnconfirmed) {
      await findContent(ctx, params.dealId, params.deliverableId);
      return { asksToDrop: true };
    }
    const flash =
      form.get('intent') === 'figures'
        ? await sendFigures(ctx, params, form)
        : await sendContentAct(ctx, params, readContentForm(form));
    return goTo(ctx.language, pathTo('/deals/:dealId/content/:deliverableId', params), { flash });
  }, typedIn(form));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { view, today, days, figures, conversation } = loaderData;
  const { deal, deliverable, submissions, may } = view;
  const to = usePath();
  useDealRevalidation(deal);
  const submission = submissions.at(-1);
  const page = {
    view,
    days,
    today,
    figures,
    posted: actionData,
    heading: <ContentHeading {...{ view, today, days }} />,
    conversation: conversation && <Conversation conversation={conversation} />,
  };
  return (
    <div key={deliverable.id} className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12">
      <BackLink
        to={to('/deals/:dealId', { dealId: deal.id })}
        label={m.deal_sides({
          brand: memberName(deal.brandName),
          influencer: memberName(deal.influencerName),
          and: '&',
        })}
      />
      <RefusalAlert>{refusedIn(actionData)?.message}</RefusalAlert>
      {submission && may.approve ? (
        <Review key={submission.seq} {...page} submission={submission} />
      ) : (
        <ContentState
          key={deliverable.status}
          {...page}
          asksToDrop={Boolean(actionData && 'asksToDrop' in actionData)}
        />
      )}
    </div>
  );
}

export const ErrorBoundary = ContentError;
