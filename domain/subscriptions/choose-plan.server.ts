import type { CheckoutRedirect } from '#services/billing/billing.ts';
import { countAttempt } from '../accounts/limits.server.ts';
import { HOUR_MS } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { findAccount, openAccount, whileLocked } from './billing-account.server.ts';
import type { Offer } from './offer.ts';
import { billingActionFor } from './subscription.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/**
 * Returns the address of the page for the chosen plan: a checkout, or the billing provider's own page. Reads the
 * subscription from the provider first, because the stored subscription can be that of a previous provider. Handles one
 * request per customer at a time, so two clicks or tabs never lead to two subscriptions. Refuses with an `Obstacle`,
 * with `subscription.busy`, and above 30 requests an hour with `activity.wait_an_hour`, because each one asks the
 * provider several times. Reads the account again one hour and 25 hours after the start of a checkout, because the
 * return of the person and the webhook event may both be lost. A checkout is open for 24 hours.
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
    if (action !== 'subscribe' && action !== 'change') throw new Refusal(action);
    if (action === 'subscribe') await enqueueReadings(ctx, customer);
    return billing[action](customer, offer, checkoutRedirect);
  });
}

const HOURS_TO_READINGS = [1, 25];

/** Enqueues one job for all checkouts that start in the same hour. */
async function enqueueReadings(ctx: Ctx, customer: string): Promise<void> {
  const hour = ctx.now.toISOString().slice(0, 13);
  for (const hours of HOURS_TO_READINGS) {
    const uniqueKey = `checkout ${customer} ${hour} ${hours}`;
    await enqueue(ctx, 'subscription.read', { customer }, { delayMs: hours * HOUR_MS, uniqueKey });
  }
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
