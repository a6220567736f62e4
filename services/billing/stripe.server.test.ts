import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { priceOf } from '#domain/subscriptions/plan.ts';
import { prices } from '#tests/billing/stripe-objects.ts';
import { signatureOf, stripeStandIn } from '#tests/billing/stripe-stand-in.ts';
import { stripeBilling } from './stripe.server.ts';

const standIn = await stripeStandIn();
afterAll(() => standIn.close());
const { world } = standIn;

const billing = stripeBilling(standIn.settings, priceOf);
const checkoutRedirect = {
  language: 'fr',
  done: 'https://accolade.example/done',
  back: 'https://accolade.example/back',
} as const;
const basic = { tier: 'basic', billing: 'monthly' } as const;
const premium = { tier: 'premium', billing: 'yearly' } as const;
const now = new Date();
let customer = '';
let users = 0;
beforeEach(async () => {
  standIn.sent.length = 0;
  customer = await billing.openAccount({ userId: `user-${++users}`, email: 'brand@example.com' });
});

const formTo = (path: string) => standIn.sent.filter((it) => it.path === path).at(-1)?.form;

it('opens one account per user', async () => {
  const { id } = world.addCustomer('lumen@example.com', { user_id: 'user-lumen' });
  expect(await billing.openAccount({ userId: 'user-lumen', email: 'lumen@example.com' })).toBe(id);
  expect(await billing.openAccount({ userId: 'user-other', email: 'lumen@example.com' })).not.toBe(id);
});

it('finds the user of an account that exists', async () => {
  expect(await billing.findUser(customer)).toBe(`user-${users}`);
  expect(await billing.findUser('cus_absent')).toBeNull();
});

it('opens an account after a change of the email address', async () => {
  const other = await billing.openAccount({ userId: `user-${users}`, email: 'new@example.com' });
  expect(world.customers.get(other)?.email).toBe('new@example.com');
});

it('changes the email address of an account', async () => {
  await billing.changeEmail(customer, 'new@example.com');
  expect(world.customers.get(customer)?.email).toBe('new@example.com');
});

it('closes an account: its subscription ends at once, its invoices stay', async () => {
  world.subscribe(customer, 'premium_monthly');
  standIn.down = true;
  await expect(billing.closeAccount(customer)).rejects.toThrow();
  standIn.down = false;
  await billing.closeAccount(customer);
  expect(world.customers.has(customer)).toBe(false);
  expect(world.running(customer)).toBeUndefined();
  expect((await billing.read(customer, now)).bills).toHaveLength(1);
  await billing.closeAccount(customer);
});

describe('setRenewal', () => {
  const cancelled = async () => (await billing.read(customer, now)).subscription?.cancelAtPeriodEnd;

  it('cancels at the end of the period, and undoes this', async () => {
    world.subscribe(customer, 'premium_monthly');
    for (const renews of [false, false, true, true]) {
      await billing.setRenewal(customer, renews, now);
      expect(await cancelled()).toBe(!renews);
    }
  });

  it('keeps a cancellation by the user', async () => {
    world.setCancel(world.subscribe(customer, 'premium_monthly'), true);
    for (const renews of [false, true]) await billing.setRenewal(customer, renews, now);
    expect(await cancelled()).toBe(true);
  });

  it('stops the collection of an overdue payment, and resumes it while the subscription runs', async () => {
    const subscription = world.subscribe(customer, 'premium_monthly');
    world.endPeriod(subscription, false);
    const collected = () =>
      world.invoices.filter((it) => it.customer === customer).map(({ auto_advance }) => auto_advance);
    for (const renews of [false, true]) {
      await billing.setRenewal(customer, renews, now);
      expect(collected()).toEqual([false, renews]);
    }
  });
});

describe('subscribing', () => {
  it('opens one Checkout page in the reader’s language', async () => {
    const address = await billing.subscribe(customer, basic, checkoutRedirect);
    expect(address).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(Object.fromEntries(formTo('checkout/sessions') ?? [])).toMatchObject({
      mode: 'subscription',
      locale: 'fr',
      'line_items[0][price]': 'price_basic_monthly',
      success_url: checkoutRedirect.done,
      cancel_url: checkoutRedirect.back,
    });
    expect(await billing.subscribe(customer, basic, checkoutRedirect)).toBe(address);
  });

  it('expires the page of another offer', async () => {
    await billing.subscribe(customer, basic, checkoutRedirect);
    await billing.subscribe(customer, premium, checkoutRedirect);
    const open = world.sessions.filter((it) => it.customer === customer && it.status === 'open');
    expect(open.map(({ price }) => price)).toEqual(['premium_yearly']);
  });

  it('throws if a subscription is running', async () => {
    world.subscribe(customer, 'basic_monthly');
    await expect(billing.subscribe(customer, premium, checkoutRedirect)).rejects.toThrow('already');
  });
});

it('opens the portal to change and to manage', async () => {
  world.subscribe(customer, 'basic_monthly');
  await billing.change(customer, premium, checkoutRedirect);
  const form = Object.fromEntries(formTo('billing_portal/sessions') ?? []);
  expect(form).toMatchObject({
    configuration: 'bpc_1',
    'flow_data[type]': 'subscription_update_confirm',
    'flow_data[subscription_update_confirm][items][0][price]': 'price_premium_yearly',
    'flow_data[after_completion][redirect][return_url]': checkoutRedirect.done,
  });
  await billing.manage(customer, checkoutRedirect);
  expect(formTo('billing_portal/sessions')?.get('flow_data[type]')).toBeNull();
});

describe('read', () => {
  it('returns nothing for a user who never subscribed', async () => {
    expect(await billing.read(customer, now)).toEqual({ subscription: null, bills: [] });
  });

  it('returns the subscription and its invoices', async () => {
    const subscription = world.subscribe(customer, 'basic_monthly');
    world.change(subscription, 'premium_monthly');
    world.endPeriod(subscription, false);
    const { subscription: read, bills } = await billing.read(customer, now);
    expect(read).toMatchObject({ tier: 'premium', billing: 'monthly', status: 'past_due' });
    expect(read?.pastDueSince).toEqual(bills[0]?.issuedAt);
    expect(bills.map(({ tier, amountCents, status }) => [tier, amountCents, status])).toEqual([
      ['premium', 2_999, 'open'],
      ['premium', 1_000, 'paid'],
      ['basic', 999, 'paid'],
    ]);
  });

  it('prefers a running subscription to an ended one', async () => {
    world.end(world.subscribe(customer, 'premium_monthly'));
    world.subscribe(customer, 'basic_yearly');
    const { subscription } = await billing.read(customer, now);
    expect(subscription).toMatchObject({ tier: 'basic', status: 'active' });
  });

  it('chooses the later of two subscriptions that began in the same second', async () => {
    for (let index = 0; index < 8; index++) world.end(world.subscribe(customer, 'basic_yearly'));
    world.end(world.subscribe(customer, 'premium_monthly'));
    expect((await billing.read(customer, now)).subscription).toMatchObject({ tier: 'premium' });
  });

  it('ends the period at a `cancel_at` before its end', async () => {
    const subscription = world.subscribe(customer, 'basic_monthly');
    const soon = world.now + 3_600;
    subscription.cancel_at = soon;
    const read = async () => (await billing.read(customer, now)).subscription;
    const end = new Date(soon * 1_000);
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd: end });
    subscription.cancel_at = world.now + 400 * 24 * 3_600; // `cancel_at` is after the end of the period, so the subscription renews.
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('throws while Stripe is down', async () => {
    standIn.down = true;
    await expect(billing.read(customer, now)).rejects.toThrow();
    standIn.down = false;
  });
});

it('throws when a price differs from the price shown to users', async () => {
  const [price] = prices;
  if (!price) throw new Error('There are prices.');
  price.unit_amount += 1;
  await expect(stripeBilling(standIn.settings, priceOf).read(customer, now)).rejects.toThrow('differs');
  price.unit_amount -= 1;
});

describe('a webhook event', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    created: 1_780_000_000,
    type: 'invoice.paid',
    data: { object: { customer: 'cus_1' } },
  });

  it('is read with Stripe’s signature', () => {
    expect(billing.readWebhook(payload, signatureOf(payload))).toEqual({
      id: 'evt_1',
      type: 'invoice.paid',
      customer: 'cus_1',
      createdAt: new Date(1_780_000_000_000),
    });
  });

  it.each([
    ['without a signature', payload, ''],
    ['with another secret', payload, signatureOf(payload, { secret: 'whsec_of_somebody' })],
    ['with another body', `${payload} `, signatureOf(payload)],
    ['signed long ago', payload, signatureOf(payload, { timestamp: 1_780_000_000 })],
  ])('is null %s', (_, body, signature) => expect(billing.readWebhook(body, signature)).toBeNull());
});
