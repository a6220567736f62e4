import type { Quote, TestBillingAction, TestBillingPages, TestLedger } from '#services/billing/billing.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findAccount, openAccount, whileLocked } from './billing-account.server.ts';
import type { Offer } from './offer.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/** Refuses with `subscription.no_till` if real payments are configured. */
export async function findTestLedger(ctx: Ctx): Promise<TestLedger> {
  requireActor(ctx);
  const testPages = testPagesOf(ctx);
  const customer = await findAccount(ctx);
  return customer
    ? testPages.readLedger(customer, ctx.now)
    : { subscription: null, bills: [], creditCents: 0 };
}

export async function findQuote(ctx: Ctx, offer: Offer): Promise<Quote & { ledger: TestLedger }> {
  const ledger = await findTestLedger(ctx);
  return { ...testPagesOf(ctx).quote(ledger, offer, ctx.now), ledger };
}

/**
 * Runs an action of test billing for the actor, and updates the stored subscription. Returns whether the action was
 * possible.
 */
export async function runTestBillingAction(ctx: Ctx, action: TestBillingAction): Promise<boolean> {
  const testPages = testPagesOf(ctx);
  const customer = await openAccount(ctx);
  return whileLocked(ctx, customer, async () => {
    const done = await testPages.perform(customer, action, ctx.now);
    await syncSubscription(ctx, customer);
    return done;
  });
}

export async function syncOwnSubscription(ctx: Ctx): Promise<void> {
  const customer = await findAccount(ctx);
  if (customer) await syncSubscription(ctx, customer);
}

function testPagesOf(ctx: Ctx): TestBillingPages {
  const { testPages } = ctx.services.billing;
  if (!testPages) throw new Refusal('subscription.no_till');
  return testPages;
}
