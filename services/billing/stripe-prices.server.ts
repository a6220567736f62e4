import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Offer } from './billing.ts';
import type { PriceOf } from './test-ledger.ts';

export type PriceList = Awaited<ReturnType<typeof readPriceList>>;

const offers: readonly Offer[] = (['basic', 'premium'] as const).flatMap((tier) =>
  (['monthly', 'yearly'] as const).map((billing) => ({ tier, billing })),
);
const keyOf = ({ tier, billing }: Offer) => `${tier}_${billing}`;
const productOf = ({ product }: Stripe.Price) => (typeof product === 'string' ? product : product.id);

/**
 * Finds the prices by their lookup keys (`basic_monthly` to `premium_yearly`). Throws if a price is missing or differs
 * from the price shown to users, or if Basic and Premium are one product at Stripe.
 */
export async function findPrices(stripe: Stripe, priceOf: PriceOf) {
  const { data } = await stripe.prices.list({ lookup_keys: offers.map(keyOf), active: true, limit: 100 });
  const prices = new Map(data.map((price) => [price.lookup_key, price]));
  const priced = offers.map((offer) => {
    const price = prices.get(keyOf(offer));
    if (!price) throw new Error(`Stripe has no active price with the lookup key ${keyOf(offer)}.`);
    const interval = offer.billing === 'monthly' ? 'month' : 'year';
    const isShownPrice =
      price.currency === 'usd' &&
      price.unit_amount === priceOf(offer) &&
      price.recurring?.interval === interval;
    if (!isShownPrice)
      throw new Error(`Stripe's price ${keyOf(offer)} differs from the price shown to users.`);
    return { offer, price: price.id, product: productOf(price) };
  });
  const tiers = new Map(priced.map(({ offer, product }) => [product, offer.tier]));
  if (priced.some(({ offer, product }) => tiers.get(product) !== offer.tier))
    throw new Error('Basic and Premium must be two products at Stripe.');
  return { priced, tiers };
}

/** Returns the prices of `findPrices` and the customer portal's configuration. Creates a missing configuration. */
export async function readPriceList(stripe: Stripe, priceOf: PriceOf) {
  const { priced, tiers } = await findPrices(stripe, priceOf);
  const portal = await findPortal(stripe, priced);
  return {
    portal,
    priceFor: (offer: Offer) => priced.find((entry) => keyOf(entry.offer) === keyOf(offer))?.price ?? '',
    offerSoldAs: (id: string | undefined): Offer | undefined =>
      priced.find(({ price }) => price === id)?.offer,
    /**
     * Returns the offer of a price, even if users can no longer buy at this price. Null for a product of another
     * application.
     */
    offerOf(price: Stripe.Price): Offer | null {
      const tier = tiers.get(productOf(price));
      const interval = price.recurring?.interval;
      if (!tier || (interval !== 'month' && interval !== 'year')) return null;
      return { tier, billing: interval === 'month' ? 'monthly' : 'yearly' };
    },
  };
}

type Priced = { price: string; product: string };

async function findPortal(stripe: Stripe, priced: Priced[]): Promise<string> {
  const products = Object.entries(Object.groupBy(priced, ({ product }) => product)).map(
    ([product, entries = []]) => ({ product, prices: entries.map(({ price }) => price) }),
  );
  const hash = createHash('sha256').update(JSON.stringify(products)).digest('hex').slice(0, 32);
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.made_for === hash);
  if (known) return known.id;
  const { id } = await stripe.billingPortal.configurations.create(
    {
      metadata: { made_for: hash },
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
    { idempotencyKey: `portal-${hash}` },
  );
  return id;
}
