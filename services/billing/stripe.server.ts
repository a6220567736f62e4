import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Billing, Offer } from './billing.ts';
import { type PriceList, readPriceList } from './stripe-prices.server.ts';
import { isRunning, readingFrom } from './stripe-reading.ts';
import { setRenewal } from './stripe-renewal.server.ts';
import type { PriceOf } from './test-ledger.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  url: string | undefined;
}

const TIMEOUT_MS = 8_000;
/** Maximum number of items in one response of Stripe. A user never has more subscriptions than that. */
const limit = 100;

const eventObject = z.object({ customer: z.string().nullish() });

/**
 * Billing by Stripe. Users subscribe in Checkout and do everything else in the customer portal. Prices are found by
 * their lookup keys. https://docs.stripe.com/billing/subscriptions/build-subscriptions
 */
export function stripeBilling(settings: StripeSettings, priceOf: PriceOf): Billing {
  const stripe = stripeClient(settings);
  const { webhookSecret } = settings;

  let priceListRead: Promise<PriceList> | undefined;
  function priceList(): Promise<PriceList> {
    priceListRead ??= readPriceList(stripe, priceOf).catch((error: unknown) => {
      priceListRead = undefined;
      throw error;
    });
    return priceListRead;
  }

  async function running(customer: string): Promise<Stripe.Subscription | undefined> {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit });
    return data.find(isRunning);
  }

  /**
   * Returns the open checkout session of `offer`, which is an offer and a language (`basic_monthly en`). Expires all
   * other open sessions. Throws if a payment is in progress in another session.
   */
  async function keepPageOf(offer: string, customer: string): Promise<Stripe.Checkout.Session | undefined> {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit });
    const page = data.find(({ metadata }) => metadata?.offer === offer);
    for (const other of data) if (other !== page) await stripe.checkout.sessions.expire(other.id);
    return page;
  }

  async function openPortal(session: Stripe.BillingPortal.SessionCreateParams): Promise<string> {
    const { portal: configuration } = await priceList();
    return addressOf(await stripe.billingPortal.sessions.create({ ...session, configuration }));
  }

  return {
    name: 'stripe',
    origins: ['https://checkout.stripe.com', 'https://billing.stripe.com'],

    async openAccount({ userId, email }) {
      const { data } = await stripe.customers.list({ email, limit });
      const known = data.find(({ metadata }) => metadata.user_id === userId);
      if (known) return known.id;
      const person = { email, metadata: { user_id: userId } };
      // Stripe refuses an idempotency key that was used with other content, so the key contains the email. The email is
      // hashed, because Stripe also refuses keys of more than 255 characters.
      const hash = createHash('sha256').update(email).digest('hex').slice(0, 32);
      return (await stripe.customers.create(person, { idempotencyKey: `customer-${userId}-${hash}` })).id;
    },

    async findUser(customer) {
      const account = await stripe.customers.retrieve(customer).catch(nullIfMissing);
      return (account && !account.deleted && account.metadata.user_id) || null;
    },

    async closeAccount(customer) {
      await stripe.customers.del(customer).catch(nullIfMissing);
    },

    async changeEmail(customer, email) {
      await stripe.customers.update(customer, { email });
    },

    async read(customer) {
      const [prices, subscriptions, invoices] = await Promise.all([
        priceList(),
        stripe.subscriptions.list({ customer, status: 'all', limit }),
        stripe.invoices.list({ customer, limit }),
      ]);
      return readingFrom(subscriptions.data, invoices.data, prices);
    },

    setRenewal: (customer, renews) => setRenewal(stripe, customer, renews),

    async subscribe(customer, offer, { language, done, back }) {
      const prices = await priceList();
      const pageKey = `${nameOf(offer)} ${language}`;
      const page = await keepPageOf(pageKey, customer);
      // `keepPageOf` has closed all other checkout sessions. A paid session has its subscription by now.
      if (await running(customer)) throw new Error('There is a subscription already.');
      if (page?.url) return page.url;
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: prices.priceFor(offer), quantity: 1 }],
        success_url: done,
        cancel_url: back,
        locale: language,
        metadata: { offer: pageKey },
      });
      return addressOf(session);
    },

    async change(customer, offer, { language, done, back }) {
      const prices = await priceList();
      const subscription = await running(customer);
      const item = subscription?.items.data[0];
      if (!subscription || !item) throw new Error('There is no subscription to change.');
      const items = [{ id: item.id, price: prices.priceFor(offer), quantity: 1 }];
      return openPortal({
        customer,
        locale: language,
        return_url: back,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: { subscription: subscription.id, items },
          after_completion: { type: 'redirect', redirect: { return_url: done } },
        },
      });
    },

    manage: (customer, { language, done }) => openPortal({ customer, locale: language, return_url: done }),

    readWebhook(body, signature) {
      const event = verified(() => stripe.webhooks.constructEvent(body, signature, webhookSecret));
      if (!event) return null;
      const { customer = null } = eventObject.safeParse(event.data.object).data ?? {};
      return { id: event.id, type: event.type, customer, createdAt: new Date(event.created * 1000) };
    },

    testPages: null,
  };
}

export function stripeClient({ secretKey, url }: StripeSettings): Stripe {
  const api = url ? new URL(url) : null;
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

const nameOf = ({ tier, billing }: Offer) => `${tier}_${billing}`;

function addressOf({ url }: { url: string | null }): string {
  if (!url) throw new Error('Stripe returned no URL.');
  return url;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
  throw error;
}

function verified(verify: () => Stripe.Event): Stripe.Event | null {
  try {
    return verify();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
