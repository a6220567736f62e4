import { randomUUID } from 'node:crypto';
import type { Bill, Offer, Quote, TestBillingAction, TestLedger } from './billing.ts';

export type PriceOf = (offer: Offer) => number;
type Running = NonNullable<TestLedger['subscription']>;

export const emptyLedger: TestLedger = { subscription: null, bills: [], creditCents: 0 };

/** Returns the moment one month or one year after `start`. If that month is too short, returns its last day. */
export function nextEnd(start: Date, billing: Offer['billing']): Date {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + (billing === 'monthly' ? 1 : 12));
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Ends or renews the subscription after each period until `now`. The payment of a renewal can fail. */
export function advance(ledger: TestLedger, now: Date, priceOf: PriceOf): TestLedger {
  const { subscription } = ledger;
  if (!subscription || subscription.status === 'canceled' || subscription.currentPeriodEnd > now)
    return ledger;
  // A subscription ends after its cancellation, or after a payment was overdue for a whole period.
  if (subscription.cancelAtPeriodEnd || subscription.status === 'past_due') {
    const bills = ledger.bills.map((it) => (it.status === 'open' ? { ...it, status: 'void' as const } : it));
    return { ...ledger, bills, subscription: { ...subscription, status: 'canceled', pastDueSince: null } };
  }
  const start = subscription.currentPeriodEnd;
  const next = {
    ...subscription,
    periodStart: start,
    currentPeriodEnd: nextEnd(start, subscription.billing),
  };
  const price = priceOf(subscription);
  const due = Math.max(0, price - ledger.creditCents);
  const fails = subscription.nextFails && due > 0;
  const renewed = {
    creditCents: Math.max(0, ledger.creditCents - price),
    bills: [bill(subscription, due, start, fails ? 'open' : 'paid'), ...ledger.bills],
    subscription: fails
      ? { ...next, nextFails: false, status: 'past_due' as const, pastDueSince: start }
      : next,
  };
  return advance(renewed, now, priceOf);
}

/** Credits the rest of the running period. A change between monthly and yearly payment begins a new period. */
export function quote(ledger: TestLedger, offer: Offer, now: Date, priceOf: PriceOf): Quote {
  const running = runningIn(ledger);
  const keepsPeriod = running?.billing === offer.billing;
  const remaining = running ? remainingShare(running, now) : 0;
  const chargeCents = Math.round(priceOf(offer) * (keepsPeriod ? remaining : 1));
  const unused = running ? Math.round(priceOf(running) * remaining) : 0;
  const creditCents = unused + ledger.creditCents;
  return {
    chargeCents,
    creditCents,
    dueCents: Math.max(0, chargeCents - creditCents),
    periodEnd: running && keepsPeriod ? running.currentPeriodEnd : nextEnd(now, offer.billing),
  };
}

/** Returns null if the state of the ledger does not allow the action. */
export function perform(
  ledger: TestLedger,
  action: TestBillingAction,
  now: Date,
  priceOf: PriceOf,
): TestLedger | null {
  if (action.kind === 'buy') return buy(ledger, action.offer, now, priceOf);
  const running = runningIn(ledger);
  if (!running) return null;
  const withChange = (change: Partial<Running>) => ({ ...ledger, subscription: { ...running, ...change } });
  switch (action.kind) {
    case 'cancel':
      return withChange({ cancelAtPeriodEnd: true });
    case 'resume':
      return withChange({ cancelAtPeriodEnd: false });
    case 'fail_next':
      return withChange({ nextFails: action.fails });
    case 'run_out':
      return advance(withChange({ currentPeriodEnd: now }), now, priceOf);
    case 'pay':
      if (running.status !== 'past_due') return null;
      return {
        ...withChange({ status: 'active', pastDueSince: null }),
        bills: ledger.bills.map((it) => (it.status === 'open' ? { ...it, status: 'paid' as const } : it)),
      };
  }
}

/** Cancels the running subscription at the end of its period, or undoes this. Keeps a cancellation by the user. */
export function setRenewal(ledger: TestLedger, renews: boolean): TestLedger {
  const running = runningIn(ledger);
  if (!running || (renews ? !running.isRenewalStopped : running.cancelAtPeriodEnd)) return ledger;
  return {
    ...ledger,
    subscription: { ...running, cancelAtPeriodEnd: !renews, isRenewalStopped: !renews },
  };
}

function buy(ledger: TestLedger, offer: Offer, now: Date, priceOf: PriceOf): TestLedger | null {
  const running = runningIn(ledger);
  const isSame = running?.tier === offer.tier && running.billing === offer.billing;
  if (running && (isSame || running.status === 'past_due' || running.cancelAtPeriodEnd)) return null;
  const { chargeCents, creditCents, dueCents, periodEnd } = quote(ledger, offer, now, priceOf);
  return {
    subscription: {
      ...offer,
      status: 'active',
      periodStart: running?.billing === offer.billing ? running.periodStart : now,
      currentPeriodEnd: periodEnd,
      cancelAtPeriodEnd: false,
      pastDueSince: null,
      nextFails: running?.nextFails ?? false,
      isRenewalStopped: false,
    },
    bills: [bill(offer, dueCents, now, 'paid'), ...ledger.bills],
    creditCents: Math.max(0, creditCents - chargeCents),
  };
}

function runningIn({ subscription }: TestLedger): Running | null {
  return subscription && subscription.status !== 'canceled' ? subscription : null;
}

function remainingShare({ periodStart, currentPeriodEnd }: Running, now: Date): number {
  const total = currentPeriodEnd.getTime() - periodStart.getTime();
  return Math.min(1, Math.max(0, (currentPeriodEnd.getTime() - now.getTime()) / total));
}

function bill({ tier, billing }: Offer, amountCents: number, issuedAt: Date, status: Bill['status']): Bill {
  const id = `test-invoice-${randomUUID()}`;
  return { id, tier, billing, amountCents, currency: 'USD', status, issuedAt, url: `/billing/test/${id}` };
}
