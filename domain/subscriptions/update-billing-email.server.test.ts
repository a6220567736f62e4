import { afterAll, expect, it } from 'vitest';
import { stripeBilling } from '#services/billing/stripe.server.ts';
import { stripeStandIn } from '#tests/billing/stripe-stand-in.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand } from '#tests/people.ts';
import { openAccount } from './billing-account.server.ts';
import { priceOf } from './plan.ts';
import { updateBillingEmail } from './update-billing-email.server.ts';

const db = await testDatabase();
const standIn = await stripeStandIn();
afterAll(() => standIn.close());

it('sends the current address to the billing provider, for people with an account there', async () => {
  const brand = await aBrand(db);
  const userId = brand.actor?.id ?? '';
  const ctx = {
    ...brand,
    services: { ...brand.services, billing: stripeBilling(standIn.settings, priceOf) },
  };
  const email = 'changed@example.com';
  await db.kysely.updateTable('app_user').set({ email }).where('id', '=', userId).execute();
  await updateBillingEmail(ctx, userId);
  const customer = await openAccount(ctx);
  expect(standIn.world.customers.get(customer)?.email).not.toBe(email);
  await updateBillingEmail(ctx, userId);
  expect(standIn.world.customers.get(customer)?.email).toBe(email);
});
