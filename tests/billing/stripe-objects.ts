import { randomBytes } from 'node:crypto';

/** Stripe's objects in the shapes of API version 2026-10-28, with only the fields that the application uses. */

export const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const MONTH_SECONDS = 30 * 24 * 60 * 60;
export const amounts = {
  basic_monthly: 999,
  basic_yearly: 9_999,
  premium_monthly: 2_999,
  premium_yearly: 29_999,
};
export type PriceKey = keyof typeof amounts;
export const priceKeys = Object.keys(amounts) as PriceKey[];

export const prices = priceKeys.map((key) => ({
  id: `price_${key}`,
  object: 'price',
  active: true,
  currency: 'usd',
  lookup_key: key,
  product: `prod_${key.split('_')[0]}`,
  recurring: { interval: key.endsWith('monthly') ? 'month' : 'year', interval_count: 1 },
  type: 'recurring',
  unit_amount: amounts[key],
}));
export const priceOf = (key: PriceKey) => {
  const price = prices.find(({ lookup_key }) => lookup_key === key);
  if (!price) throw new Error(`There is no price ${key}.`);
  return price;
};
export const secondsOf = (key: PriceKey) => MONTH_SECONDS * (key.endsWith('monthly') ? 1 : 12);

export interface Customer {
  id: string;
  object: 'customer';
  email: string;
  metadata: { user_id: string };
}

export interface Session {
  id: string;
  object: 'checkout.session';
  customer: string;
  metadata: Record<string, string>;
  price: PriceKey;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
}

export function newSubscription(customer: string, key: PriceKey, created: number) {
  return {
    id: id('sub'),
    object: 'subscription',
    customer,
    created,
    status: 'active',
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    ended_at: null as number | null,
    metadata: {} as Record<string, string>,
    items: {
      object: 'list',
      data: [
        {
          id: id('si'),
          object: 'subscription_item',
          price: priceOf(key),
          quantity: 1,
          current_period_start: created,
          current_period_end: created + secondsOf(key),
        },
      ],
    },
  };
}
export type Subscription = ReturnType<typeof newSubscription>;
export const itemOf = ({ items: { data } }: Subscription) => {
  const [item] = data;
  if (!item) throw new Error('A subscription has an item.');
  return item;
};

export function newInvoice(
  { id: subscription, customer }: Subscription,
  created: number,
  lines: [PriceKey, number][],
) {
  const total = lines.reduce((sum, [, amount]) => sum + amount, 0);
  const number = id('in');
  return {
    id: number,
    object: 'invoice',
    customer,
    created,
    currency: 'usd',
    status: 'paid',
    auto_advance: false,
    metadata: {} as Record<string, string>,
    amount_due: Math.max(0, total),
    total,
    hosted_invoice_url: `https://invoice.stripe.com/i/${number}`,
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata: {} } },
    lines: {
      object: 'list',
      data: lines.map(([key, amount]) => ({
        id: id('il'),
        object: 'line_item',
        amount,
        pricing: {
          type: 'price_details',
          price_details: { price: priceOf(key).id, product: priceOf(key).product },
        },
      })),
    },
  };
}
export type Invoice = ReturnType<typeof newInvoice>;
