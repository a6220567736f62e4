import { goTo } from '#app/flash.ts';
import { admit } from '#app/guard.ts';
import { ctxOf } from '#app/request.ts';
import { managePlan } from '#domain/subscriptions/choose-plan.server.ts';
import type { Route } from './+types/manage';
import { redirectToCheckout } from './errand.ts';

const TAB = '/profile?tab=subscription';

export function loader({ context }: Route.LoaderArgs) {
  throw goTo(ctxOf(context).language, TAB);
}

/** To where the biller lets one cancel, pay what is open and change the card. */
export function action({ context }: Route.ActionArgs) {
  admit(context);
  const returnPaths = { done: '/billing/return', back: TAB };
  return redirectToCheckout(
    context,
    returnPaths,
    async (ctx, checkoutRedirect) => (await managePlan(ctx, checkoutRedirect)) ?? '/pricing',
  );
}
