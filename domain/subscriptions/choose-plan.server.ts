import type { CheckoutRedirect } from '#services/billing/billing.ts';
import type { Ctx } from '../ctx.ts';
import { findAccount, openAccount, whileLocked } from './billing-account.server.ts';
import { findCurrentSubscription } from './find-current-subscription.server.ts';
import type { Offer } from './offer.ts';
import { wayTo } from './subscription.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/**
 * Where the actor goes to be on that plan. The biller is read first, one request after the other, so that neither two
 * clicks nor two tabs lead to two subscriptions.
 */
export async function choosePlan(
  ctx: Ctx,
  offer: Offer,
  checkoutRedirect: CheckoutRedirect,
): Promise<string> {
  const { billing } = ctx.services;
  const customer = await openAccount(ctx);
  return whileLocked(ctx, customer, async () => {
    await syncSubscription(ctx, customer);
    const way = wayTo(offer, await findCurrentSubscription(ctx), ctx.now);
    return way === 'manage'
      ? billing.manage(customer, checkoutRedirect)
      : billing[way](customer, offer, checkoutRedirect);
  });
}

/** Where the actor cancels, pays what is open and finds the invoices; null for who never went to pay. */
export async function managePlan(ctx: Ctx, checkoutRedirect: CheckoutRedirect): Promise<string | null> {
  const customer = await findAccount(ctx);
  return customer && ctx.services.billing.manage(customer, checkoutRedirect);
}
