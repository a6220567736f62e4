import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { failJob } from '#tests/jobs.ts';
import { aBrand, aSubscription, aVisitor, later } from '#tests/people.ts';
import { choosePlan, managePlan } from './choose-plan.server.ts';
import { findSubscription } from './find-subscription.server.ts';
import { findTier } from './find-tier.server.ts';
import { settleSubscriptions } from './settle-subscriptions.server.ts';
import { syncSubscription } from './sync-subscription.server.ts';
import { runTestBillingAction } from './test-billing.server.ts';

const db = await testDatabase();
const free = { tier: 'free', billing: null, periodEnd: null, renews: false, owing: null, invoices: [] };
const end = new Date('2026-07-15T10:00:00Z');
const checkoutRedirect = { language: 'en', done: '/done', back: '/back' } as const;
const basic = { tier: 'basic', billing: 'monthly' } as const;
const premium = { tier: 'premium', billing: 'monthly' } as const;

const jobs = (name: string) =>
  db.kysely.selectFrom('job').select('payload').where('name', '=', name).execute();

it('returns plan, renewal and invoices, newest first', async () => {
  const brand = await aBrand(db);
  await aSubscription(brand, 'basic');
  await runTestBillingAction(later(brand, 15), { kind: 'buy', offer: premium });
  const view = await findSubscription(brand);
  expect(view).toMatchObject({ tier: 'premium', billing: 'monthly', periodEnd: end, renews: true });
  expect(view.invoices.map(({ tier, amountCents, status }) => [tier, amountCents, status])).toEqual([
    ['premium', 1_000, 'paid'],
    ['basic', 999, 'paid'],
  ]);
});

it('keeps access until the end of a cancelled period, and the invoices afterwards', async () => {
  const brand = await aBrand(db);
  await aSubscription(brand, 'premium');
  await runTestBillingAction(brand, { kind: 'cancel' });
  expect(await findSubscription(brand)).toMatchObject({ tier: 'premium', renews: false, periodEnd: end });
  const ended = { ...free, invoices: [{ tier: 'premium' }] };
  expect(await findSubscription(later(brand, 31))).toMatchObject(ended);
  await runTestBillingAction(brand, { kind: 'resume' });
  expect(await findSubscription(brand)).toMatchObject({ tier: 'premium', renews: true });
});

it('allows a week to pay a debt, and restores the plan after a later payment', async () => {
  const brand = await aBrand(db);
  await aSubscription(brand, 'premium');
  await runTestBillingAction(brand, { kind: 'fail_next', fails: true });
  await runTestBillingAction(brand, { kind: 'run_out' });
  const until = new Date('2026-06-22T22:00:00Z');
  const owing = { until, lastDay: '2026-06-22' };
  expect(await findSubscription(brand)).toMatchObject({ tier: 'premium', owing });
  await syncSubscription(brand, `test-${brand.actor?.id}`);
  expect(await jobs('mail.owing')).toEqual([{ payload: { userId: brand.actor?.id } }]);
  expect(await findSubscription(later(brand, 8))).toMatchObject({ tier: 'free', owing });
  const eighth = later(brand, 8);
  await expect(choosePlan(eighth, basic, checkoutRedirect)).rejects.toThrow('subscription.overdue');
  await runTestBillingAction(eighth, { kind: 'pay' });
  const invoices = [{ status: 'paid' }, { status: 'paid' }];
  expect(await findSubscription(eighth)).toMatchObject({ tier: 'premium', owing: null, invoices });
});

it('is synced after its period has ended, by one job, even while that job fails', async () => {
  const brand = await aBrand(db);
  await aSubscription(brand, 'basic');
  const after = later(brand, 31);
  await settleSubscriptions(after);
  await settleSubscriptions(after);
  expect(await jobs('subscription.read')).toEqual([{ payload: { customer: `test-${brand.actor?.id}` } }]);
  await failJob(db, 'subscription.read');
  await settleSubscriptions(after);
  expect(await jobs('subscription.read')).toHaveLength(1);
});

it('is synced daily while a payment is overdue', async () => {
  const brand = await aBrand(db);
  await aSubscription(brand, 'basic', 'yearly');
  await runTestBillingAction(brand, { kind: 'fail_next', fails: true });
  await runTestBillingAction(brand, { kind: 'run_out' });
  await settleSubscriptions(brand);
  expect(await jobs('subscription.read')).toEqual([]);
  const nextDay = later(brand, 1);
  await settleSubscriptions(nextDay);
  expect(await jobs('subscription.read')).toHaveLength(1);
  await db.kysely.deleteFrom('job').execute();
  await syncSubscription(nextDay, `test-${brand.actor?.id}`);
  await settleSubscriptions(nextDay);
  expect(await jobs('subscription.read')).toEqual([]);
});

it('choosePlan and managePlan return the right page', async () => {
  const brand = await aBrand(db);
  expect(await managePlan(brand, checkoutRedirect)).toBeNull();
  const checkout = '/billing/test/checkout?plan=basic&billing=monthly';
  expect(await choosePlan(brand, basic, checkoutRedirect)).toBe(checkout);
  await aSubscription(brand, 'basic');
  await expect(choosePlan(brand, basic, checkoutRedirect)).rejects.toThrow('subscription.same_offer');
  expect(await choosePlan(brand, premium, checkoutRedirect)).toMatch('plan=premium');
  expect(await managePlan(brand, checkoutRedirect)).toBe('/billing/test');
});

it('asks the billing provider for at most 30 pages an hour and account', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db)];
  for (let n = 0; n < 29; n++) await choosePlan(brand, basic, checkoutRedirect);
  await managePlan(brand, checkoutRedirect);
  await expect(choosePlan(brand, basic, checkoutRedirect)).rejects.toThrow('activity.wait_an_hour');
  await expect(managePlan(brand, checkoutRedirect)).rejects.toThrow('activity.wait_an_hour');
  await choosePlan(other, basic, checkoutRedirect);
});

it('is visible to its owner only', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db, 'Hôtel Lumen')];
  await aSubscription(brand, 'basic');
  expect(await findSubscription(other)).toMatchObject(free);
  expect(await findTier(other)).toBe('free');
  await expect(findSubscription(aVisitor(db))).rejects.toThrow('session.required');
});
