import { data, Form, redirect, useNavigation } from 'react-router';
import { hrefIn, pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { Legend } from '#app/ui/group.tsx';
import { Page } from '#app/ui/page.tsx';
import { RadioCard } from '#app/ui/radio-card.tsx';
import { parse } from '#domain/parse.ts';
import { offerInput } from '#domain/subscriptions/offer.ts';
import { priceOf } from '#domain/subscriptions/plan.ts';
import { billingActionFor } from '#domain/subscriptions/subscription.ts';
import { findQuote, runTestBillingAction } from '#domain/subscriptions/test-billing.server.ts';
import { m } from '#messages';
import { formatDate, formatMoney } from '#messages/format.ts';
import { billingLabels, tierLabels } from '#messages/labels/subscription.ts';
import { site } from '#site';
import type { Route } from './+types/checkout';

export const meta: Route.MetaFunction = () => [{ title: `${m.billing_checkout_title()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  admit(context);
  const ctx = ctxOf(context);
  const { data: offer } = offerInput.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!offer) throw data(null, { status: 404 });
  const { ledger, ...quote } = await found(findQuote(ctx, offer));
  const action = billingActionFor(offer, ledger.subscription, ctx.now);
  if (action !== 'subscribe' && action !== 'change') throw redirect(hrefIn(ctx.language, '/billing/test'));
  return { offer, quote, from: action === 'change' ? ledger.subscription : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  const form = await readForm(request);
  return attempt(async () => {
    const offer = parse(offerInput, Object.fromEntries(form));
    const bought = form.get('card') !== 'fails' && (await runTestBillingAction(ctx, { kind: 'buy', offer }));
    if (bought) return goTo(ctx.language, pathTo('/billing/return', { plan: offer.tier }));
    return goTo(ctx.language, pathTo('/pricing', { billing: offer.billing }), { flash: 'subscribe.failed' });
  });
}

export default function Checkout({ loaderData: { offer, quote, from }, actionData }: Route.ComponentProps) {
  const { refused } = useFormAnswer(actionData);
  const language = useLanguage();
  const to = usePath();
  const busy = useNavigation().state !== 'idle';
  const money = (cents: number) => formatMoney(cents, 'USD', language);
  const plan = tierLabels[offer.tier]();
  const creditLeft = quote.creditCents - quote.chargeCents;
  const keepsPeriod = from?.billing === offer.billing;
  const date = formatDate(quote.periodEnd, language);
  return (
    <Page title={m.billing_checkout_title()} lead={m.billing_checkout_lead()} width="narrow">
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <Form method="post" className="grid gap-8">
        <dl>
          <Fact label={m.billing_checkout_plan()}>
            {plan} · {billingLabels[offer.billing]()}
          </Fact>
          <Fact label={keepsPeriod ? m.billing_checkout_share({ plan, date }) : m.billing_checkout_price()}>
            {money(quote.chargeCents)}
          </Fact>
          {quote.creditCents > 0 && (
            <Fact
              label={
                from ? m.billing_checkout_credit({ plan: tierLabels[from.tier]() }) : m.billing_test_credit()
              }
            >
              −{money(quote.creditCents)}
            </Fact>
          )}
          <Fact label={m.billing_checkout_due()}>
            <strong className="font-serif text-4xl font-normal tabular-nums">{money(quote.dueCents)}</strong>
            <span className="mt-1 block text-sm text-soft">
              {m.billing_checkout_then({
                price: money(priceOf(offer)),
                per: offer.billing === 'monthly' ? m.pricing_per_month() : m.pricing_per_year(),
                date,
              })}
            </span>
            {creditLeft > 0 && (
              <span className="mt-1 block text-sm text-soft">
                {m.billing_checkout_credit_left({ credit: money(creditLeft) })}
              </span>
            )}
          </Fact>
        </dl>
        <fieldset>
          <Legend>{m.billing_checkout_card()}</Legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <RadioCard name="card" value="works" defaultChecked className="flex gap-3">
              {m.billing_checkout_card_works()}
            </RadioCard>
            <RadioCard name="card" value="fails" className="flex gap-3">
              {m.billing_checkout_card_fails()}
            </RadioCard>
          </div>
        </fieldset>
        <input type="hidden" name="plan" value={offer.tier} />
        <input type="hidden" name="billing" value={offer.billing} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel={m.billing_checkout_busy()}>
            {from ? m.billing_checkout_change() : m.billing_checkout_subscribe()}
          </Button>
          <ButtonLink to={to('/pricing', { billing: offer.billing })} reloadDocument look="quiet">
            {m.billing_checkout_cancel()}
          </ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
