import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { useDealRevalidation } from '#app/live/use-deal-revalidation.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { ctxOf } from '#app/request/context.ts';
import { Conversation } from '#app/routes/conversation/conversation.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { BackLink } from '#app/ui/page.tsx';
import { dayOf } from '#domain/clock.ts';
import { findConversation } from '#domain/conversations/find-conversation.server.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import { findThumbnails } from '#domain/deliverables/find-thumbnails.server.ts';
import { readNotificationsOfDeal } from '#domain/notifications/read-notifications.server.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { site } from '#site';
import type { Route } from './+types/deal';
import { admitParty } from './admit-party.ts';
import { DetailsNeeded } from './contract/details-needed.tsx';
import { contractOf, lacksDetails } from './contract-of.server.ts';
import { DealError } from './deal-error.tsx';
import { giftOf } from './gift-of.server.ts';
import { DealHeading } from './heading.tsx';
import { NextStep } from './next-step.tsx';
import { Parts } from './parts.tsx';
import { RunningStep } from './running-step.tsx';
import { sendAct } from './send-act.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${m.deal_not_found()} · ${site.name}` }];
  const { brandName, influencerName } = loaderData.deal;
  const title = m.deal_title({ brand: memberName(brandName), influencer: memberName(influencerName) });
  return [{ title: `${title} · ${site.name}` }];
};

export const links: Route.LinksFunction = preloadItalic;
/** Reloads the page's data after a conflict (409), so that the page shows the current state. */
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params }: Route.LoaderArgs) {
  admitParty(context);
  const ctx = ctxOf(context);
  const deal = await found(findDeal(ctx, params.dealId));
  await readNotificationsOfDeal(ctx, deal.id);
  const { conversationId } = deal;
  return {
    deal,
    today: dayOf(ctx.now),
    conversation: conversationId ? await findConversation(ctx, conversationId) : null,
    thumbnails: deal.work ? await findThumbnails(ctx, deal.id) : {},
    ...contractOf(deal),
    lacksDetails: await lacksDetails(ctx, deal),
    gift: await giftOf(ctx, deal),
  };
}

export async function action({ request, context, params: { dealId } }: Route.ActionArgs) {
  admitParty(context);
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const flash = await sendAct(ctx, dealId, form);
    if (typeof flash !== 'string') return flash;
    return goTo(ctx.language, pathTo('/deals/:dealId', { dealId }), { flash });
  }, form);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Deal({ loaderData, actionData }: Route.ComponentProps) {
  const { deal, today, conversation, needsContract, gift, thumbnails } = loaderData;
  const to = usePath();
  const answer = useFormAnswer(actionData, { noAnswer: 'deal.failed' });
  const asksFor = actionData && 'asksFor' in actionData ? actionData.asksFor : null;
  useDealRevalidation(deal);
  return (
    <div key={deal.id} className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12">
      <BackLink to={to('/deals')} label={m.deal_nav()} />
      <DealHeading deal={deal} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0">
          <RefusalAlert>{answer.refused?.message}</RefusalAlert>
          {deal.work && deal.task ? (
            <RunningStep {...{ deal, today }} work={deal.work} task={deal.task} />
          ) : (
            <NextStep {...{ deal, today, needsContract, asksFor }} />
          )}
          {loaderData.lacksDetails && <DetailsNeeded dealId={deal.id} />}
          <Parts
            {...{ deal, today, gift, needsContract, thumbnails }}
            giftAnswer={{ ...answer, asksToWaive: asksFor === 'waive_gift' }}
          />
        </div>
        {conversation && (
          <div className="min-w-0 lg:sticky lg:top-6">
            <Conversation conversation={conversation} />
          </div>
        )}
      </div>
    </div>
  );
}

export const ErrorBoundary = DealError;
