import type { Stripe } from 'stripe';
import type { Bill, ProviderAccount, ProviderSubscription } from './billing.ts';
import type { PriceList } from './stripe-prices.server.ts';

const runningStatuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

export const isRunning = ({ status }: Stripe.Subscription) => runningStatuses.includes(status);

/** True if the subscription will not renew. The portal can set `cancel_at` instead of `cancel_at_period_end`. */
export function isCancelled({ items, cancel_at, cancel_at_period_end }: Stripe.Subscription): boolean {
  const periodEnd = items.data[0]?.current_period_end ?? 0;
  return cancel_at_period_end || (cancel_at !== null && cancel_at <= periodEnd);
}

export function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === 'object' ? (subscription?.id ?? null) : subscription;
}

const moment = (seconds: number) => new Date(seconds * 1000);

export function readingFrom(
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
  priceList: PriceList,
): ProviderAccount {
  const began = subscriptions.filter(({ status }) => !status.startsWith('incomplete'));
  // Stripe lists the latest subscription first. Subscriptions created in the same second have equal times, and the
  // stable sort keeps Stripe's order of these.
  const newestFirst = began.toSorted((a, b) => b.created - a.created);
  const known = newestFirst.filter((subscription) => offerIn(subscription, priceList));
  const current = known.find(isRunning) ?? known[0];
  return {
    subscription: current ? subscriptionFrom(current, invoices, priceList) : null,
    bills: invoices.flatMap((invoice) => billFrom(invoice, subscriptions, priceList)),
  };
}

function offerIn({ items }: Stripe.Subscription, priceList: PriceList) {
  const price = items.data[0]?.price;
  return price ? priceList.offerOf(price) : null;
}

function subscriptionFrom(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  priceList: PriceList,
): ProviderSubscription | null {
  const offer = offerIn(subscription, priceList);
  const item = subscription.items.data[0];
  if (!offer || !item) return null;
  const { status, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const { current_period_start: periodStart, current_period_end: periodEnd } = item;
  const isOver = status === 'canceled' || status === 'paused';
  const isOverdue = status === 'past_due' || status === 'unpaid';
  const overdue = invoices.filter(
    (invoice) => invoice.status === 'open' && subscriptionOf(invoice) === subscription.id,
  );
  const overdueSince = overdue.length > 0 ? Math.min(...overdue.map(({ created }) => created)) : periodStart;
  return {
    ...offer,
    status: isOver ? 'canceled' : isOverdue ? 'past_due' : 'active',
    currentPeriodEnd: moment(Math.min(periodEnd, cancelAt ?? periodEnd, (isOver && endedAt) || periodEnd)),
    cancelAtPeriodEnd: isCancelled(subscription),
    pastDueSince: isOverdue ? moment(overdueSince) : null,
  };
}

const billStatuses: Record<string, Bill['status']> = {
  paid: 'paid',
  open: 'open',
  uncollectible: 'void',
  void: 'void',
};

/**
 * Returns an empty list for a draft, and for an invoice without a known subscription or offer. The offer comes from the
 * last charged line of the invoice that has an offer. If no line has an offer, the offer comes from the subscription.
 */
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

/** Ignores negative lines, which credit the old offer after a plan change. */
function offerOfLines({ lines }: Stripe.Invoice, priceList: PriceList) {
  const charged = lines.data.filter(({ amount }) => amount >= 0);
  const prices = charged.map(({ pricing }) => pricing?.price_details?.price);
  const offers = prices.map((price) => priceList.offerSoldAs(typeof price === 'object' ? price.id : price));
  return offers.findLast((offer) => offer !== undefined);
}
