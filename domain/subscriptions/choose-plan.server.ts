import type { Errand } from '#services/billing/billing.ts';
import type { Ctx } from '../ctx.ts';
import { findAccount, openAccount, whileHeld } from './billing-account.server.ts';
import { findStanding } from './find-standing.server.ts';
import type { Offer } from './offer.ts';
import { wayTo } from './subscription.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/**
 * Where the actor goes to be on that plan. The biller is read first, one request after the other, so that neither two
 * clicks nor two tabs lead to two subscriptions.
 */
export async function choosePlan(ctx: Ctx, offer: Offer, errand: Errand): Promise<string> {
  const { billing } = ctx.services;
  const customer = await openAccount(ctx);
  return whileHeld(ctx, customer, async () => {
    await syncSubscription(ctx, customer);
    const way = wayTo(offer, await findStanding(ctx), ctx.now);
    return way === 'manage' ? billing.manage(customer, errand) : billing[way](customer, offer, errand);
  });
}

/** Where the actor cancels, pays what is open and finds the invoices; null for who never went to pay. */
export async function managePlan(ctx: Ctx, errand: Errand): Promise<string | null> {
  const customer = await findAccount(ctx);
  return customer && ctx.services.billing.manage(customer, errand);
}
