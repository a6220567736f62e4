import type { Quote, TestBillingAction, TestBillingPages, TestLedger } from '#services/billing/billing.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findAccount, openAccount, whileLocked } from './billing-account.server.ts';
import type { Offer } from './offer.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/** One's own books at the test biller, whose pages are not there where real money moves: `subscription.no_till`. */
export async function findTestLedger(ctx: Ctx): Promise<TestLedger> {
  requireActor(ctx);
  const testPages = testPagesOf(ctx);
  const customer = await findAccount(ctx);
  return customer
    ? testPages.readLedger(customer, ctx.now)
    : { subscription: null, bills: [], creditCents: 0 };
}

/** What an offer costs the actor at the test biller, today. */
export async function findQuote(ctx: Ctx, offer: Offer): Promise<Quote & { ledger: TestLedger }> {
  const ledger = await findTestLedger(ctx);
  return { ...testPagesOf(ctx).quote(ledger, offer, ctx.now), ledger };
}

/** Does one thing at the test biller, and reads what came of it. Gives whether it went with how things stood. */
export async function runTestBillingAction(ctx: Ctx, move: TestBillingAction): Promise<boolean> {
  const testPages = testPagesOf(ctx);
  const customer = await openAccount(ctx);
  return whileLocked(ctx, customer, async () => {
    const done = await testPages.perform(customer, move, ctx.now);
    await syncSubscription(ctx, customer);
    return done;
  });
}

/** Reads the actor's account anew, for who comes back from the biller's pages. */
export async function readAccountAnew(ctx: Ctx): Promise<void> {
  const customer = await findAccount(ctx);
  if (customer) await syncSubscription(ctx, customer);
}

function testPagesOf(ctx: Ctx): TestBillingPages {
  const { testPages } = ctx.services.billing;
  if (!testPages) throw new Refusal('subscription.no_till');
  return testPages;
}
