import { pathTo } from '#app/addresses/path.ts';
import { readForm } from '#app/forms/answer.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { returnToCookie } from '#app/request/return-to.ts';
import { redirectToCheckout } from '#app/routes/billing/checkout-redirect.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Accented } from '#app/ui/accented.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { stated } from '#domain/claims/statements.ts';
import { isMember } from '#domain/ctx.ts';
import { choosePlan } from '#domain/subscriptions/choose-plan.server.ts';
import { findSubscription } from '#domain/subscriptions/find-subscription.server.ts';
import { offerInput } from '#domain/subscriptions/offer.ts';
import { plans } from '#domain/subscriptions/plan.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/pricing';
import { CHOSEN, PlanCard } from './pricing/plan-card.tsx';
import { ViewsLine } from './pricing/views-line.tsx';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;
export const links = preloadItalic;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context);
  const own = isMember(ctx.actor) ? await findSubscription(ctx) : null;
  const query = new URL(request.url).searchParams;
  const period = query.get('billing') ?? own?.billing;
  return {
    own: own && { tier: own.tier, billing: own.billing },
    chosen: query.get('plan'),
    billing: period === 'yearly' ? ('yearly' as const) : ('monthly' as const),
    takesRealPayments: ctx.services.billing.testPages === null,
    publicUrl: context.get(requestContext).publicUrl,
  };
}

/** Redirects members to the checkout. Visitors log in first and return to this page, where their plan is marked. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor, language } = ctxOf(context);
  const offer = offerInput.safeParse(Object.fromEntries(await readForm(request)));
  if (!isMember(actor)) {
    const chosen = offer.data && { plan: offer.data.tier, billing: offer.data.billing, '#': CHOSEN };
    const cookies = actor ? [] : [returnToCookie(pathTo('/pricing', chosen))];
    return goTo(language, '/login', { flash: 'subscribe.login_required', cookies });
  }
  if (!offer.success) return goTo(language, '/pricing');
  const { tier, billing } = offer.data;
  const returnPaths = {
    done: pathTo('/billing/return', { plan: tier }),
    back: pathTo('/pricing', { billing }),
  };
  return redirectToCheckout(context, returnPaths, (ctx, checkoutRedirect) =>
    choosePlan(ctx, offer.data, checkoutRedirect),
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const language = currentLanguage();
  const price = (cents: number) => formatMoney(cents, 'USD', language);
  const description = m.pricing_meta({
    basic: price(plans.basic.monthlyCents),
    premium: price(plans.premium.monthlyCents),
  });
  const title = `${m.pricing_title({ membership: m.pricing_membership() })} · ${site.name}`;
  const path = '/pricing';
  const trail = [{ path, name: m.nav_pricing() }] as const;
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMetadata({ publicUrl, path, title, description, picture: 'pricing', trail });
};

export default function Pricing({
  loaderData: { own, chosen, billing, takesRealPayments },
}: Route.ComponentProps) {
  const percent = stated('yearlySavingPercent');
  return (
    <div className="group/billing mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-20">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div>
          <h1 className="text-[clamp(3.25rem,9vw,7.5rem)] leading-[0.92] tracking-[-0.02em]">
            <Accented
              sentence={(word) => m.pricing_title({ membership: word })}
              word={m.pricing_membership()}
            />
          </h1>
          <p className="mt-5 text-lg text-soft md:text-xl">{m.pricing_lead()}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={m.pricing_billing()}
            start={billing}
            choices={[
              { value: 'monthly', label: m.pricing_monthly() },
              { value: 'yearly', label: m.pricing_yearly() },
            ]}
          />
          {percent && (
            <p className="rounded-full bg-good-ground px-3 py-1 text-sm font-medium text-good group-has-[[value=monthly]:checked]/billing:invisible">
              {m.pricing_save({ percent })}
            </p>
          )}
        </div>
      </header>

      <ul className="mt-10 grid gap-5 md:mt-14 lg:grid-cols-3">
        {Object.values(plans).map((plan) => (
          <PlanCard key={plan.tier} plan={plan} own={own} isChosen={plan.tier === chosen} />
        ))}
      </ul>
      <p className="mt-5 text-sm text-soft">
        {m.pricing_currency()} {!takesRealPayments && m.pricing_test()}
      </p>
      <ViewsLine />

      <section className="mt-20 grid gap-x-12 gap-y-8 md:mt-28 lg:grid-cols-[4fr_8fr]">
        <h2 className="text-[clamp(2.5rem,1.6rem+3vw,3.75rem)]">{m.pricing_faq_title()}</h2>
        <Accordion
          name="pricing"
          items={[
            { question: m.pricing_faq_cancel(), answer: m.pricing_faq_cancel_answer() },
            {
              question: m.pricing_faq_free(),
              answer: m.pricing_faq_free_answer({ count: plans.free.viewsPerDay ?? 0 }),
            },
            { question: m.pricing_faq_cards(), answer: m.pricing_faq_cards_answer() },
            { question: m.pricing_faq_change(), answer: m.pricing_faq_change_answer() },
          ]}
        />
      </section>
    </div>
  );
}
