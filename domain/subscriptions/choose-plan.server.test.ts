import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import type { Billing } from '#services/billing/billing.ts';
import { stripeBilling } from '#services/billing/stripe.server.ts';
import { signatureOf, stripeStandIn } from '#tests/billing/stripe-stand-in.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aSubscription, later, type Person } from '#tests/people.ts';
import { choosePlan } from './choose-plan.server.ts';
import { findSubscription } from './find-subscription.server.ts';
import { findTier } from './find-tier.server.ts';
import { priceOf } from './plan.ts';
import { receiveWebhookEvent } from './receive-webhook-event.server.ts';
import { readAllAccounts, settleSubscriptions } from './settle-subscriptions.server.ts';
import { syncOwnSubscription } from './test-billing.server.ts';

const db = await testDatabase();
const standIn = await stripeStandIn();
afterAll(() => standIn.close());
const { world } = standIn;
const billing = stripeBilling(standIn.settings, priceOf);
const checkoutRedirect = {
  language: 'en',
  done: 'https://accolade.example/done',
  back: 'https://accolade.example/',
} as const;
const basic = { tier: 'basic', billing: 'monthly' } as const;
const premium = { tier: 'premium', billing: 'yearly' } as const;

const atStripe = (brand: Person) => ({
  ...brand,
  now: new Date(world.now * 1000),
  services: { ...brand.services, billing },
});
const aBuyer = async () => atStripe(await aBrand(db));
type Buyer = Awaited<ReturnType<typeof aBuyer>>;
const customerOf = ({ actor }: Buyer) =>
  [...world.customers.values()].find(({ email }) => email === actor?.email)?.id ?? '';

function sendEvent(buyer: Buyer, event: object): Promise<void> {
  const payload = JSON.stringify(event);
  return receiveWebhookEvent(buyer, payload, signatureOf(payload));
}

it('never creates two subscriptions, despite concurrent clicks, payments, webhook events and reads', async () => {
  const buyer = await aBuyer();
  standIn.slow = 20;
  const pages = await Promise.allSettled(
    [basic, premium, basic, premium].map((offer) => choosePlan(buyer, offer, checkoutRedirect)),
  );
  expect(pages.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  const customer = customerOf(buyer);
  expect([...world.customers.values()].filter(({ email }) => email === buyer.actor?.email)).toHaveLength(1);
  const open = world.sessions.filter((it) => it.customer === customer && it.status === 'open');
  expect(open).toHaveLength(1);

  const another = choosePlan(buyer, basic, checkoutRedirect).catch(() => null);
  const paid = world.sessions.map((it) => it.customer === customer && world.complete(it));
  expect(paid.filter(Boolean)).toHaveLength(1);
  const events = world.takeEvents(customer);
  await Promise.all([
    another,
    syncOwnSubscription(buyer),
    ...[...events, ...events].map((event) => sendEvent(buyer, event)),
  ]);
  standIn.slow = 0;

  for (const session of world.sessions) world.complete(session);
  expect(world.subscriptions.filter((it) => it.customer === customer)).toHaveLength(1);
  const { tier, invoices } = await findSubscription(buyer);
  expect([tier, invoices.length]).toEqual([open[0]?.price.split('_')[0], 1]);
  const other = { tier: 'basic', billing: 'yearly' } as const;
  expect(await choosePlan(buyer, other, checkoutRedirect)).toMatch('billing.stripe.com');
});

it('refuses a second checkout while another request opens one', async () => {
  const buyer = await aBuyer();
  const subscribe: Billing['subscribe'] = async (...args) => {
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 11_000)); // Above `MAX_WAIT_MS`.
    const second = choosePlan(buyer, premium, checkoutRedirect);
    await expect(second).rejects.toThrow('subscription.busy');
    clock.mockRestore();
    return billing.subscribe(...args);
  };
  const first = { ...buyer, services: { ...buyer.services, billing: { ...billing, subscribe } } };
  expect(await choosePlan(first, basic, checkoutRedirect)).toMatch('checkout.stripe.com');
});

it('sells a plan after a change of the provider, and the plan of the previous provider ends by itself', async () => {
  const brand = await aBrand(db);
  await aSubscription(brand, 'basic');
  const buyer = atStripe(brand);
  for (const offer of [basic, premium])
    expect(await choosePlan(buyer, offer, checkoutRedirect)).toMatch('checkout.stripe.com');
  expect(await findTier(buyer)).toBe('basic');
  const after = later(buyer, 31);
  await syncOwnSubscription(after);
  expect(await findTier(after)).toBe('free');
  const jobs = db.kysely.selectFrom('job').select('id').where('name', '=', 'subscription.read');
  await db.kysely.deleteFrom('job').execute();
  await settleSubscriptions(after);
  expect(await jobs.execute()).toEqual([]);
});

it('reads the account one hour and 25 hours after the start of a checkout', async () => {
  const buyer = await aBuyer();
  await choosePlan(buyer, basic, checkoutRedirect);
  await choosePlan(buyer, premium, checkoutRedirect);
  const hours = sql<number>`round(extract(epoch from run_at - clock_timestamp()) / 3600)::int`.as('hours');
  const jobs = db.kysely.selectFrom('job').select(['payload', hours]).where('name', '=', 'subscription.read');
  const payload = { customer: customerOf(buyer) };
  expect(await jobs.orderBy('run_at').execute()).toEqual([
    { payload, hours: 1 },
    { payload, hours: 25 },
  ]);
});

it('gives the plan back after the restore of a backup without the account', async () => {
  const buyer = await aBuyer();
  await choosePlan(buyer, basic, checkoutRedirect);
  const customer = customerOf(buyer);
  const forgetAccount = () =>
    db.kysely.deleteFrom('billing_account').where('customer', '=', customer).execute();
  world.subscribe(customer, 'basic_monthly');
  const [event] = world.takeEvents(customer).slice(-1);
  await forgetAccount();
  await sendEvent(buyer, event ?? {});
  expect(await findTier(buyer)).toBe('basic');
  await forgetAccount();
  expect(await choosePlan(buyer, premium, checkoutRedirect)).toMatch(
    `billing.stripe.com/p/session/${customer}`,
  );
  await db.kysely.deleteFrom('job').execute();
  await readAllAccounts(buyer);
  const jobs = await db.kysely.selectFrom('job').select(['name', 'payload']).execute();
  expect(jobs).toEqual([{ name: 'subscription.renewal', payload: { customer } }]);
});

it('stores no unsigned webhook event, and none about an unknown customer', async () => {
  const buyer = await aBuyer();
  await expect(receiveWebhookEvent(buyer, '{}', '')).rejects.toThrow('subscription.notice_not_signed');
  const event = { id: 'evt_1', object: 'event', created: 1, type: 'invoice.paid' };
  await sendEvent(buyer, { ...event, data: { object: { customer: 'cus_of_somebody' } } });
  await sendEvent(buyer, { ...event, type: 'price.updated', data: { object: {} } });
  expect(await db.kysely.selectFrom('billing_event').selectAll().execute()).toEqual([]);
});
