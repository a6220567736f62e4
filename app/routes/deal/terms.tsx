import { data } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { redirectPathOf } from '#app/forms/redirect-path.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { dropDraft } from '#app/forms/stored-draft.ts';
import { usePath } from '#app/language.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { ctxOf } from '#app/request/context.ts';
import { documentOf, fieldsOfOffer, typedIn, valuesIn, valuesOf } from '#app/terms/values.ts';
import { goTo } from '#app/toasts/flash.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import type { DealView } from '#domain/deals/deal-view.ts';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import { offerInput } from '#domain/offers/act-input.ts';
import { makeOffer } from '#domain/offers/make-offer.server.ts';
import { MAX_OFFERS } from '#domain/offers/offer.ts';
import { parse } from '#domain/parse.ts';
import { termsSchema } from '#domain/terms/terms-schema.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { site } from '#site';
import type { Route } from './+types/terms';
import { admitParty } from './admit-party.ts';
import { contractOf } from './contract-of.server.ts';
import { DealError } from './deal-error.tsx';
import { OfferForm } from './offer-form.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? `${m.deal_make()}, ${otherNameOf(loaderData.deal)}` : m.deal_not_found();
  return [{ title: `${title} · ${site.name}` }];
};

export const links: Route.LinksFunction = preloadItalic;
/** Reloads the page's data if the other side has made a newer offer (409). The typed fields stay. */
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params }: Route.LoaderArgs) {
  admitParty(context);
  const deal = await found(findDeal(ctxOf(context), params.dealId));
  return { deal, isContractOffered: contractOf(deal).isContractOffered };
}

export async function action({ request, context, params: { dealId } }: Route.ActionArgs) {
  admitParty(context);
  const ctx = ctxOf(context);
  const form = await readForm(request);
  const newest = newestOf(await found(findDeal(ctx, dealId)));
  const values = valuesIn(form, valuesOf(newest.terms, ctx.language));
  const typedNote = form.get('note');
  const note = typeof typedNote === 'string' ? typedNote : '';
  return attempt(
    async () => {
      const input = parse(offerInput, { answersSeq: form.get('answersSeq'), note });
      const terms = parse(termsSchema, documentOf(values, fieldsOfOffer, ctx.language));
      await makeOffer(ctx, dealId, { ...input, terms });
      return goTo(ctx.language, pathTo('/deals/:dealId', { dealId }), { flash: 'offer.sent' });
    },
    { ...typedIn(values), note },
  );
}

/** Drops the stored draft once the offer is sent, so that the next offer does not begin with it. */
export async function clientAction({ params: { dealId }, serverAction }: Route.ClientActionArgs) {
  try {
    return await sendForm(serverAction);
  } catch (thrown) {
    if (redirectPathOf(thrown) === pathTo('/deals/:dealId', { dealId })) dropDraft(`offer:${dealId}`);
    throw thrown;
  }
}

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const { deal, isContractOffered } = loaderData;
  const to = usePath();
  const back = { to: to('/deals/:dealId', { dealId: deal.id }), label: dealTitle(deal) };
  if (deal.may.offer)
    return (
      <OfferForm
        key={deal.id}
        {...{ deal, back, isContractOffered }}
        newest={newestOf(deal)}
        posted={actionData}
      />
    );
  return (
    <Page back={back} title={m.deal_counter()} lead={whyNot(deal)}>
      <ButtonLink to={back.to}>{m.deal_card_open()}</ButtonLink>
    </Page>
  );
}

function newestOf({ offers }: DealView) {
  const newest = offers.at(-1);
  if (!newest) throw data(null, { status: 404 });
  return newest;
}

const dealTitle = ({ brandName: brand, influencerName: influencer }: DealView) =>
  m.deal_title({ brand, influencer });

function whyNot({ status, may, offers }: DealView): string {
  if (status === 'running') return m.offer_agreed();
  if (status === 'negotiating' && offers.length >= MAX_OFFERS) return m.refusal_offer_too_many();
  return may.withdraw ? m.refusal_offer_own_is_open() : m.refusal_deal_move_not_allowed();
}

export const ErrorBoundary = DealError;
