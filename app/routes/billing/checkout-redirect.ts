import { type RouterContextProvider, redirect } from 'react-router';
import { hrefIn, isOwnPath, type Path, pathTo } from '#app/addresses/path.ts';
import { requestContext } from '#app/request/context.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { ToastName } from '#app/toasts/toast-text.ts';
import type { Ctx } from '#domain/ctx.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import type { Obstacle } from '#domain/subscriptions/subscription.ts';
import type { CheckoutRedirect } from '#services/billing/billing.ts';
import { log } from '#services/log.ts';

export const SUBSCRIPTION_TAB = pathTo('/profile', { tab: 'subscription' });

const refusalToasts: Partial<Record<RefusalCode, ToastName>> = {
  'activity.wait_an_hour': 'subscribe.too_many',
  'subscription.busy': 'subscribe.busy',
};

/** Toasts on the subscription tab, whose button leads to the page on which the user settles the obstacle. */
const obstacleToasts: Partial<Record<RefusalCode, ToastName>> = {
  'subscription.ends': 'subscribe.ends',
  'subscription.overdue': 'subscribe.overdue',
  'subscription.same_offer': 'subscribe.same_offer',
} satisfies Record<Obstacle, ToastName>;

/**
 * Redirects to the address that `find` returns: a page of the billing provider or of this site. The provider
 * redirects to `done` after payment and to `back` after a cancellation. If `find` refuses with an obstacle, redirects
 * to the subscription tab with a toast. If `find` refuses otherwise or fails, redirects to `back` with an error toast.
 */
export async function redirectToCheckout(
  context: Readonly<RouterContextProvider>,
  { done, back }: { done: Path; back: Path },
  find: (ctx: Ctx, checkoutRedirect: CheckoutRedirect) => Promise<string>,
): Promise<Response> {
  const { ctx, publicUrl, requestId } = context.get(requestContext);
  const { language } = ctx;
  const urlOf = (path: Path) => publicUrl + hrefIn(language, path);
  try {
    const address = await find(ctx, { language, done: urlOf(done), back: urlOf(back) });
    return isOwnPath(address) ? goTo(language, address) : redirect(address);
  } catch (error) {
    const obstacle = error instanceof Refusal && obstacleToasts[error.code];
    if (obstacle) return goTo(language, SUBSCRIPTION_TAB, { flash: obstacle });
    if (error instanceof Refusal)
      return goTo(language, back, { flash: refusalToasts[error.code] ?? 'subscribe.failed' });
    log.error('could not redirect a user to the billing provider', { error, requestId });
    return goTo(language, back, { flash: 'subscribe.failed' });
  }
}
