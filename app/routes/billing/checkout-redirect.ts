import { type RouterContextProvider, redirect } from 'react-router';
import { hrefIn, isOwnPath, type Path } from '#app/addresses/path.ts';
import { requestContext } from '#app/request/context.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { ToastName } from '#app/toasts/toast-text.ts';
import type { Ctx } from '#domain/ctx.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import type { CheckoutRedirect } from '#services/billing/billing.ts';
import { log } from '#services/log.ts';

const refusalToasts: Partial<Record<RefusalCode, ToastName>> = {
  'account.too_many_attempts': 'subscribe.too_many',
  'subscription.busy': 'subscribe.busy',
};

/**
 * Redirects to the address that `find` returns: a page of the billing provider or of this site. The provider
 * redirects to `done` after payment and to `back` after a cancellation. If `find` refuses or fails, redirects to `back`
 * with an error toast.
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
    if (error instanceof Refusal)
      return goTo(language, back, { flash: refusalToasts[error.code] ?? 'subscribe.failed' });
    log.error('could not redirect a user to the billing provider', { error, requestId });
    return goTo(language, back, { flash: 'subscribe.failed' });
  }
}
