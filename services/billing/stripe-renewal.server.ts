import type { Stripe } from 'stripe';
import { isCancelled, isRunning, subscriptionOf } from './stripe-reading.ts';

/** Metadata of the subscriptions and invoices that `setRenewal` stopped, so that it restores no others. */
const STOPPED = 'renewal_stopped';
const limit = 100;

/** See `Billing.setRenewal`. A call that failed in the middle can be repeated. */
export async function setRenewal(stripe: Stripe, customer: string, renews: boolean): Promise<void> {
  const [subscriptions, invoices] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit }),
    stripe.invoices.list({ customer, limit }),
  ]);
  const metadata = { [STOPPED]: renews ? '' : 'yes' }; // An empty value removes the key.
  for (const subscription of subscriptions.data.filter(isRunning)) {
    for (const invoice of invoices.data) {
      const isUnpaid = invoice.status === 'open' || invoice.status === 'draft';
      if (!isUnpaid || subscriptionOf(invoice) !== subscription.id) continue;
      if (renews ? invoice.metadata?.[STOPPED] : invoice.auto_advance)
        await stripe.invoices.update(invoice.id, { auto_advance: renews, metadata });
    }
    if (renews ? subscription.metadata[STOPPED] : !isCancelled(subscription))
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: !renews, metadata });
  }
}
