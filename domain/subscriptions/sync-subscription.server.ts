import type { ProviderAccount, WebhookEvent } from '#services/billing/billing.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';

/** A notice about an account. */
export type AccountWebhookEvent = WebhookEvent & { customer: string };

/**
 * Reads the account at the biller and keeps what holds there; `notice` is remembered with it. Each reading draws a
 * number before it begins. A reading that ends after one with a higher number was kept is thrown away: so what stays was
 * read after the last change that anybody told us of, in whatever order the readings end.
 */
export async function syncSubscription(
  ctx: Ctx,
  customer: string,
  event?: AccountWebhookEvent,
): Promise<void> {
  const account = await ctx.db
    .updateTable('billing_account')
    .set((eb) => ({ asked: eb('asked', '+', 1) }))
    .where('customer', '=', customer)
    .returning(['asked', 'user_id as userId'])
    .executeTakeFirst();
  if (!account) return; // of another installation, or of somebody who is gone
  const reading = await ctx.services.billing.read(customer, ctx.now);
  await act(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('billing_account')
      .set({ kept: account.asked })
      .where('customer', '=', customer)
      .where('kept', '<', account.asked)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await keep(ctx, account.userId, reading);
    if (event) await remember(ctx, event);
  });
}

/**
 * Who has no subscription at this biller may have one of another's: it is left to run out. Who owes a payment from now on is
 * told so by mail.
 */
async function keep(ctx: Ctx, userId: string, { subscription, bills }: ProviderAccount): Promise<void> {
  if (!subscription) return;
  const before = await ctx.db
    .selectFrom('subscription')
    .select(['id', 'tier', 'billing', 'status', 'current_period_end', 'cancel_at_period_end'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const state = {
    tier: subscription.tier,
    billing: subscription.billing,
    status: subscription.status,
    current_period_end: subscription.currentPeriodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    past_due_since: subscription.pastDueSince,
    updated_at: ctx.now,
  };
  const { id } = await ctx.db
    .insertInto('subscription')
    .values({ id: newId('subscription'), user_id: userId, created_at: ctx.now, ...state })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(state))
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepBills(ctx, id, bills);
  const isNew =
    before?.tier !== state.tier ||
    before.billing !== state.billing ||
    before.status !== state.status ||
    before.cancel_at_period_end !== state.cancel_at_period_end ||
    before.current_period_end.getTime() !== state.current_period_end.getTime();
  if (state.status === 'past_due' && before?.status !== 'past_due')
    await enqueue(ctx, 'mail.owing', { userId });
  if (isNew) await record(ctx, 'subscription.changed', { userId, tier: state.tier, status: state.status });
}

async function keepBills(ctx: Ctx, subscriptionId: string, bills: ProviderAccount['bills']): Promise<void> {
  if (bills.length === 0) return;
  const rows = bills.map(({ id, tier, billing, amountCents, currency, status, issuedAt, url }) => ({
    id,
    subscription_id: subscriptionId,
    tier,
    billing,
    amount_cents: amountCents,
    currency,
    status,
    issued_at: issuedAt,
    url,
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

async function remember(ctx: Ctx, { id, type, customer, createdAt }: AccountWebhookEvent): Promise<void> {
  await ctx.db
    .insertInto('billing_event')
    .values({ id, type, customer, created_at: createdAt, handled_at: ctx.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
