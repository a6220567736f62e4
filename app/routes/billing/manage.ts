import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { managePlan } from '#domain/subscriptions/choose-plan.server.ts';
import type { Route } from './+types/manage';
import { redirectToCheckout, SUBSCRIPTION_TAB } from './checkout-redirect.ts';

export function loader({ context }: Route.LoaderArgs) {
  throw goTo(ctxOf(context).language, SUBSCRIPTION_TAB);
}

export function action({ context }: Route.ActionArgs) {
  admit(context);
  const returnPaths = { done: '/billing/return', back: SUBSCRIPTION_TAB } as const;
  return redirectToCheckout(
    context,
    returnPaths,
    async (ctx, checkoutRedirect) => (await managePlan(ctx, checkoutRedirect)) ?? '/pricing',
  );
}
