import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aSubscription, later, type Person } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { requireActor } from '../ctx.ts';
import { keepAccount } from '../erasures/keep-account.server.ts';
import { requestErasure } from '../erasures/request-erasure.server.ts';
import { liftSuspension, suspendAccount } from '../staff/suspend-account.server.ts';
import { findSubscription } from './find-subscription.server.ts';
import { settleRenewal, stopRenewals } from './settle-renewal.server.ts';
import { runTestBillingAction } from './test-billing.server.ts';

const db = await testDatabase();
const idOf = (person: Person) => requireActor(person).id;
const asLeaving = (person: Person): Person => ({
  ...person,
  actor: { ...requireActor(person), role: 'leaving' },
});

/** Runs the waiting jobs about renewals. Returns how many there were. */
async function runJobs(person: Person): Promise<number> {
  const jobs = await db.kysely
    .deleteFrom('job')
    .where('name', '=', 'subscription.renewal')
    .returning('payload')
    .execute();
  for (const { payload } of jobs) await settleRenewal(person, String(payload.customer));
  return jobs.length;
}

async function aSubscriber() {
  const brand = await aBrand(db);
  await aSubscription(brand, 'premium');
  const renews = async () => {
    expect(await runJobs(brand)).toBe(1);
    return (await findSubscription(brand)).renews;
  };
  return { brand, renews };
}

it('stops the renewal during a suspension and the wait for an erasure', async () => {
  const staff = await someStaff(db);
  const { brand, renews } = await aSubscriber();
  await suspendAccount(staff, idOf(brand), 'Spam.');
  expect(await renews()).toBe(false);
  await requestErasure(brand);
  expect(await renews()).toBe(false);
  await liftSuspension(staff, idOf(brand));
  expect(await renews()).toBe(false);
  await keepAccount(asLeaving(brand));
  expect(await renews()).toBe(true);
});

it('keeps the cancellation of the user after a suspension', async () => {
  const staff = await someStaff(db);
  const { brand, renews } = await aSubscriber();
  await runTestBillingAction(brand, { kind: 'cancel' });
  await suspendAccount(staff, idOf(brand), 'Spam.');
  expect(await renews()).toBe(false);
  await liftSuspension(staff, idOf(brand));
  expect(await renews()).toBe(false);
});

it('enqueues no job for an account without a plan, and does nothing for an erased customer', async () => {
  const brand = await aBrand(db);
  await requestErasure(brand);
  expect(await runJobs(brand)).toBe(0);
  await settleRenewal(brand, 'cus_erased');
});

it('stops a plan that was paid after the suspension', async () => {
  const { brand, renews } = await aSubscriber();
  await stopRenewals(later(brand, 1));
  expect(await runJobs(brand)).toBe(0);
  await suspendAccount(await someStaff(db), idOf(brand), 'Spam.');
  await db.kysely.deleteFrom('job').execute();
  await stopRenewals(brand);
  expect(await runJobs(brand)).toBe(0);
  for (let n = 0; n < 2; n++) await stopRenewals(later(brand, 1));
  expect(await renews()).toBe(false);
});
