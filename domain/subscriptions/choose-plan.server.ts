import type { CheckoutRedirect } from '#services/billing/billing.ts';
import { countAttempt } from '../accounts/limits.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findAccount, openAccount, whileLocked } from './billing-account.server.ts';
import type { Offer } from './offer.ts';
import { billingActionFor } from './subscription.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/**
 * Returns the address of the page for the chosen plan: a checkout, or the billing provider's own page. Reads the
 * subscription from the provider first, because the stored subscription can be that of a previous provider. Handles one
 * request per customer at a time, so two clicks or tabs never lead to two subscriptions. Refuses with
 * `subscription.busy`, and above 30 requests an hour with `account.too_many_attempts`, because each one asks the provider
 * several times.
 */
export async function choosePlan(
  ctx: Ctx,
  offer: Offer,
  checkoutRedirect: CheckoutRedirect,
): Promise<string> {
  const { billing } = ctx.services;
  await countAttempt(ctx, 'checkout:account', requireActor(ctx).id);
  const customer = await openAccount(ctx);
  return whileLocked(ctx, customer, async () => {
    const reading = await syncSubscription(ctx, customer);
    const action = billingActionFor(offer, reading?.subscription ?? null, ctx.now);
    return action === 'manage'
      ? billing.manage(customer, checkoutRedirect)
      : billing[action](customer, offer, checkoutRedirect);
  });
}

/**
 * Returns the address of the provider's page to cancel, pay open invoices and see all invoices. Null if the actor never
 * opened a checkout with the present provider. Has the same limit as `choosePlan`.
 */
export async function managePlan(ctx: Ctx, checkoutRedirect: CheckoutRedirect): Promise<string | null> {
  const customer = await findAccount(ctx);
  if (!customer) return null;
  await countAttempt(ctx, 'checkout:account', requireActor(ctx).id);
  return ctx.services.billing.manage(customer, checkoutRedirect);
}
