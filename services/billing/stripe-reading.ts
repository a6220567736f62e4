import type { Stripe } from 'stripe';
import type { Bill, ProviderAccount, ProviderSubscription } from './billing.ts';
import type { PriceList } from './stripe-prices.server.ts';

/** What Stripe's objects say, in our words. */

const runningStatuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** One that goes on until somebody ends it. */
export const isRunning = ({ status }: Stripe.Subscription) => runningStatuses.includes(status);

const moment = (seconds: number) => new Date(seconds * 1000);

export function readingFrom(
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
  priceList: PriceList,
): ProviderAccount {
  const began = subscriptions.filter(({ status }) => !status.startsWith('incomplete'));
  // Of two that began in the same second, Stripe's list has the later one first: the sort keeps that order.
  const newestFirst = began.toSorted((a, b) => b.created - a.created);
  const ours = newestFirst.filter((it) => offerIn(it, priceList));
  const chosen = ours.find(isRunning) ?? ours[0];
  return {
    subscription: chosen ? subscribedFrom(chosen, invoices, priceList) : null,
    bills: invoices.flatMap((it) => billFrom(it, subscriptions, priceList)),
  };
}

function offerIn({ items }: Stripe.Subscription, priceList: PriceList) {
  const price = items.data[0]?.price;
  return price ? priceList.offerOf(price) : null;
}

function subscribedFrom(
  it: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  priceList: PriceList,
): ProviderSubscription | null {
  const offer = offerIn(it, priceList);
  const item = it.items.data[0];
  if (!offer || !item) return null;
  const { status, cancel_at: cancelAt, ended_at: endedAt } = it;
  const { current_period_start: periodStart, current_period_end: periodEnd } = item;
  const isOver = status === 'canceled' || status === 'paused';
  const owes = status === 'past_due' || status === 'unpaid';
  const owed = invoices.filter((its) => its.status === 'open' && subscriptionOf(its) === it.id);
  const owedSince = owed.length > 0 ? Math.min(...owed.map(({ created }) => created)) : periodStart;
  return {
    ...offer,
    status: isOver ? 'canceled' : owes ? 'past_due' : 'active',
    currentPeriodEnd: moment(Math.min(periodEnd, cancelAt ?? periodEnd, (isOver && endedAt) || periodEnd)),
    // Portals also cancel by naming the moment.
    cancelAtPeriodEnd: it.cancel_at_period_end || (cancelAt !== null && cancelAt <= periodEnd),
    pastDueSince: owes ? moment(owedSince) : null,
  };
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === 'object' ? (subscription?.id ?? null) : subscription;
}

const billStatuses: Record<string, Bill['status']> = {
  paid: 'paid',
  open: 'open',
  uncollectible: 'void',
  void: 'void',
};

/** A draft is not billed yet. What was bought stands in the invoice's newest line. */
function billFrom(
  invoice: Stripe.Invoice,
  subscriptions: readonly Stripe.Subscription[],
  priceList: PriceList,
): Bill[] {
  const status = billStatuses[invoice.status ?? ''];
  const subscription = subscriptions.find(({ id }) => id === subscriptionOf(invoice));
  if (!status || !subscription) return [];
  const offer = offerOfLines(invoice, priceList) ?? offerIn(subscription, priceList);
  if (!offer) return [];
  return [
    {
      ...offer,
      id: invoice.id,
      amountCents: invoice.amount_due,
      currency: 'USD',
      status,
      issuedAt: moment(invoice.created),
      url: invoice.hosted_invoice_url ?? null,
    },
  ];
}

/** Of a change, the lines that give back are negative; what they were for is no longer what is billed. */
function offerOfLines({ lines }: Stripe.Invoice, priceList: PriceList) {
  const charged = lines.data.filter(({ amount }) => amount >= 0);
  const prices = charged.map(({ pricing }) => pricing?.price_details?.price);
  const sold = prices.map((price) => priceList.sold(typeof price === 'object' ? price.id : price));
  return sold.findLast((offer) => offer !== undefined);
}
