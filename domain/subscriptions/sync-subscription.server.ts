import { isDeepStrictEqual } from 'node:util';
import type { ProviderAccount, WebhookEvent } from '#services/billing/billing.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';

export type AccountWebhookEvent = WebhookEvent & { customer: string };

/**
 * Reads the account at the billing provider and stores its state, together with `event`. Each reading takes a
 * number before it begins. A reading is discarded if a reading with a higher number is already stored, so a
 * slow reading never overwrites a newer reading. Returns the reading, or null for an unknown customer.
 */
export async function syncSubscription(
  ctx: Ctx,
  customer: string,
  event?: AccountWebhookEvent,
): Promise<ProviderAccount | null> {
  const account = await ctx.db
    .updateTable('billing_account')
    .set((eb) => ({ asked: eb('asked', '+', 1) }))
    .where('customer', '=', customer)
    .where('biller', '=', ctx.services.billing.name)
    .returning(['asked', 'user_id as userId'])
    .executeTakeFirst();
  if (!account) return null; // The customer belongs to another installation or provider, or to a deleted user.
  const reading = await ctx.services.billing.read(customer, ctx.now);
  await act(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('billing_account')
      .set({ kept: account.asked })
      .where('customer', '=', customer)
      .where('kept', '<', account.asked)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await saveSubscription(ctx, account.userId, reading);
    if (event) await saveEvent(ctx, event);
  });
  return reading;
}

/**
 * Keeps the stored subscription until the end of its period if the provider has no subscription, because the stored
 * subscription can still run at a previous provider. Emails the user when a payment becomes overdue.
 */
async function saveSubscription(
  ctx: Ctx,
  userId: string,
  { subscription, bills }: ProviderAccount,
): Promise<void> {
  if (!subscription) return endStoredSubscription(ctx, userId);
  const before = await ctx.db
    .selectFrom('subscription')
    .select(['tier', 'billing', 'status', 'current_period_end', 'cancel_at_period_end'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const now = {
    tier: subscription.tier,
    billing: subscription.billing,
    status: subscription.status,
    current_period_end: subscription.currentPeriodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
  };
  const state = { ...now, past_due_since: subscription.pastDueSince, updated_at: ctx.now };
  const { id } = await ctx.db
    .insertInto('subscription')
    .values({ id: newId('subscription'), user_id: userId, created_at: ctx.now, ...state })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(state))
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveInvoices(ctx, id, bills);
  if (now.status === 'past_due' && before?.status !== 'past_due')
    await enqueue(ctx, 'mail.owing', { userId });
  if (!isDeepStrictEqual(before, now))
    await record(ctx, 'subscription.changed', { userId, tier: now.tier, status: now.status });
}

/** Before the end of the period, stores only the time of the reading. */
async function endStoredSubscription(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .updateTable('subscription')
    .set({ updated_at: ctx.now })
    .where('user_id', '=', userId)
    .where('status', '<>', 'canceled')
    .execute();
  const ended = await ctx.db
    .updateTable('subscription')
    .set({ status: 'canceled', past_due_since: null, updated_at: ctx.now })
    .where('user_id', '=', userId)
    .where('status', '<>', 'canceled')
    .where('current_period_end', '<=', ctx.now)
    .returning('tier')
    .executeTakeFirst();
  if (ended) await record(ctx, 'subscription.changed', { userId, tier: ended.tier, status: 'canceled' });
}

async function saveInvoices(
  ctx: Ctx,
  subscriptionId: string,
  bills: ProviderAccount['bills'],
): Promise<void> {
  if (bills.length === 0) return;
  const rows = bills.map(({ amountCents, issuedAt, ...bill }) => ({
    ...bill,
    subscription_id: subscriptionId,
    amount_cents: amountCents,
    issued_at: issuedAt,
  }));
  await ctx.db
    .insertInto('subscription_invoice')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        amount_cents: eb.ref('excluded.amount_cents'),
        status: eb.ref('excluded.status'),
        url: eb.ref('excluded.url'),
      })),
    )
    .execute();
}

async function saveEvent(ctx: Ctx, { id, type, customer, createdAt }: AccountWebhookEvent): Promise<void> {
  await ctx.db
    .insertInto('billing_event')
    .values({ id, type, customer, created_at: createdAt, handled_at: ctx.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
