import type { Books, Quote, Till, TillMove } from '#services/billing/billing.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findAccount, openAccount, whileHeld } from './billing-account.server.ts';
import type { Offer } from './offer.ts';
import { syncSubscription } from './sync-subscription.server.ts';

/** One's own books at the test biller, whose pages are not there where real money moves: `subscription.no_till`. */
export async function findBooks(ctx: Ctx): Promise<Books> {
  requireActor(ctx);
  const till = tillOf(ctx);
  const customer = await findAccount(ctx);
  return customer ? till.look(customer, ctx.now) : { subscription: null, bills: [], creditCents: 0 };
}

/** What an offer costs the actor at the test biller, today. */
export async function findQuote(ctx: Ctx, offer: Offer): Promise<Quote & { books: Books }> {
  const books = await findBooks(ctx);
  return { ...tillOf(ctx).quote(books, offer, ctx.now), books };
}

/** Does one thing at the test biller, and reads what came of it. Gives whether it went with how things stood. */
export async function workTill(ctx: Ctx, move: TillMove): Promise<boolean> {
  const till = tillOf(ctx);
  const customer = await openAccount(ctx);
  return whileHeld(ctx, customer, async () => {
    const done = await till.move(customer, move, ctx.now);
    await syncSubscription(ctx, customer);
    return done;
  });
}

/** Reads the actor's account anew, for who comes back from the biller's pages. */
export async function readAccountAnew(ctx: Ctx): Promise<void> {
  const customer = await findAccount(ctx);
  if (customer) await syncSubscription(ctx, customer);
}

function tillOf(ctx: Ctx): Till {
  const { till } = ctx.services.billing;
  if (!till) throw new Refusal('subscription.no_till');
  return till;
}
