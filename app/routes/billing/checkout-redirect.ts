import { type RouterContextProvider, redirect } from 'react-router';
import { hrefIn, isOwnPath, type Path } from '#app/addresses/path.ts';
import { requestContext } from '#app/request/context.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { Ctx } from '#domain/ctx.ts';
import type { CheckoutRedirect } from '#services/billing/billing.ts';
import { log } from '#services/log.ts';

/**
 * Sends somebody to the biller, to the address that `find` gives: theirs, or a path of ours. They come back to `done`
 * after paying and to `back` otherwise, and stay there with 'Failed to process your subscription' when it cannot be had.
 */
export async function redirectToCheckout(
  context: Readonly<RouterContextProvider>,
  { done, back }: { done: Path; back: Path },
  find: (ctx: Ctx, checkoutRedirect: CheckoutRedirect) => Promise<string>,
): Promise<Response> {
  const { ctx, publicUrl, requestId } = context.get(requestContext);
  const { language } = ctx;
  const whole = (path: Path) => publicUrl + hrefIn(language, path);
  try {
    const address = await find(ctx, { language, done: whole(done), back: whole(back) });
    return isOwnPath(address) ? goTo(language, address) : redirect(address);
  } catch (error) {
    log.error('somebody could not be sent to the biller', { error, requestId });
    return goTo(language, back, { flash: 'subscribe.failed' });
  }
}
