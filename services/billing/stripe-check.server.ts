import Stripe from 'stripe';
import { type StripeSettings, stripeClient } from './stripe.server.ts';
import { findPrices } from './stripe-prices.server.ts';
import type { PriceOf } from './test-ledger.ts';

/** Events that the webhook endpoint must receive. The endpoint ignores events without a customer. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
];

export interface WebhookState {
  /** Null if the key may not list webhook endpoints. */
  isRegistered: boolean | null;
  isEnabled: boolean;
  missing: string[];
}

/**
 * Checks the prices, and finds the webhook endpoint with this address. Changes nothing. Throws if Stripe refuses the
 * key, if Stripe does not answer, or if `findPrices` refuses the prices.
 */
export async function checkStripe(
  settings: StripeSettings,
  priceOf: PriceOf,
  address: string,
): Promise<WebhookState> {
  const stripe = stripeClient(settings);
  await findPrices(stripe, priceOf);
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const same = data.filter(({ url }) => url === address);
    const endpoint = same.find(({ status }) => status === 'enabled') ?? same[0];
    const events: string[] = endpoint?.enabled_events ?? [];
    return {
      isRegistered: endpoint !== undefined,
      isEnabled: endpoint?.status === 'enabled',
      missing: events.includes('*') ? [] : webhookEvents.filter((it) => !events.includes(it)),
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError)
      return { isRegistered: null, isEnabled: false, missing: [] };
    throw error;
  }
}
