import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Offer } from './billing.ts';
import type { PriceOf } from './test-ledger.ts';

/** The four prices of an account at Stripe, and what each of its prices stands for. */
export interface PriceList {
  priceFor(offer: Offer): string;
  /** What one of the four stands for. */
  sold(price: string | undefined): Offer | undefined;
  /** What a price stands for, also one that is no longer sold; null for what is none of ours. */
  offerOf(price: Stripe.Price): Offer | null;
  /** The page on which people change and cancel, set up for these prices. */
  portal: string;
}

const offers: readonly Offer[] = (['basic', 'premium'] as const).flatMap((tier) =>
  (['monthly', 'yearly'] as const).map((billing) => ({ tier, billing })),
);
const keyOf = ({ tier, billing }: Offer) => `${tier}_${billing}`;
const productOf = ({ product }: Stripe.Price) => (typeof product === 'string' ? product : product.id);

/**
 * Finds the prices by their look-up keys `basic_monthly` to `premium_yearly`, and the portal, which it sets up the first
 * time. Throws when a price is not there, or is another than people are shown: nobody pays what they have not read.
 */
export async function readPriceList(stripe: Stripe, priceOf: PriceOf): Promise<PriceList> {
  const { data } = await stripe.prices.list({ lookup_keys: offers.map(keyOf), active: true, limit: 100 });
  const prices = new Map(data.map((price) => [price.lookup_key, price]));
  const priced = offers.map((offer) => {
    const price = prices.get(keyOf(offer));
    if (!price) throw new Error(`Stripe has no active price with the look-up key ${keyOf(offer)}.`);
    const interval = offer.billing === 'monthly' ? 'month' : 'year';
    const isAsShown =
      price.currency === 'usd' &&
      price.unit_amount === priceOf(offer) &&
      price.recurring?.interval === interval;
    if (!isAsShown) throw new Error(`Stripe's price ${keyOf(offer)} is not the one that people are shown.`);
    return { offer, price: price.id, product: productOf(price) };
  });
  const tiers = new Map(priced.map(({ offer, product }) => [product, offer.tier]));
  if (priced.some(({ offer, product }) => tiers.get(product) !== offer.tier))
    throw new Error('At Stripe, Basic and Premium must be two products.');
  const portal = await findPortal(stripe, priced);
  return {
    portal,
    priceFor: (offer) => priced.find((it) => keyOf(it.offer) === keyOf(offer))?.price ?? '',
    sold: (id) => priced.find(({ price }) => price === id)?.offer,
    offerOf(price) {
      const tier = tiers.get(productOf(price));
      const interval = price.recurring?.interval;
      if (!tier || (interval !== 'month' && interval !== 'year')) return null;
      return { tier, billing: interval === 'month' ? 'monthly' : 'yearly' };
    },
  };
}

type Priced = { price: string; product: string };

/** Ours is known by what it was set up for: new prices get a new one. */
async function findPortal(stripe: Stripe, priced: Priced[]): Promise<string> {
  const products = Object.entries(Object.groupBy(priced, ({ product }) => product)).map(
    ([product, its = []]) => ({ product, prices: its.map(({ price }) => price) }),
  );
  const made = createHash('sha256').update(JSON.stringify(products)).digest('hex').slice(0, 32);
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.made_for === made);
  if (known) return known.id;
  const { id } = await stripe.billingPortal.configurations.create(
    {
      metadata: { made_for: made },
      features: {
        customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products,
        },
      },
    },
    { idempotencyKey: `portal-${made}` },
  );
  return id;
}
