import { HOUR_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { enqueue, isEnqueued } from '../jobs.server.ts';
import { whileLocked } from './billing-account.server.ts';
import { syncSubscription } from './sync-subscription.server.ts';

const BATCH_SIZE = 50;

/**
 * Enqueues `settleRenewal` for a user. Call this function in the transaction that begins or ends a suspension or the
 * wait for an erasure.
 */
export async function enqueueRenewal(ctx: Ctx, userId: string): Promise<void> {
  const account = await ctx.db
    .selectFrom('billing_account')
    .select('customer')
    .where('user_id', '=', userId)
    .where('biller', '=', ctx.services.billing.name)
    .executeTakeFirst();
  if (account) await enqueue(ctx, 'subscription.renewal', account);
}

/**
 * Stops the renewal of a subscription at the billing provider while the account is suspended or waits for its
 * erasure, because its user cannot cancel then. Restores the renewal otherwise, except after a cancellation by the
 * user. The lock lets the last change of the account decide. Call this function from a job.
 */
export async function settleRenewal(ctx: Ctx, customer: string): Promise<void> {
  const { billing } = ctx.services;
  if ((await mayRenew(ctx, customer)) === null) return;
  await whileLocked(ctx, customer, async () => {
    const renews = await mayRenew(ctx, customer);
    if (renews === null) return;
    await billing.setRenewal(customer, renews, ctx.now);
    await syncSubscription(ctx, customer);
  });
}

/** Returns null for a customer without an account. */
async function mayRenew(ctx: Ctx, customer: string): Promise<boolean | null> {
  const person = await ctx.db
    .selectFrom('billing_account')
    .innerJoin('app_user', 'app_user.id', 'billing_account.user_id')
    .select(['suspended_at', 'erasure_due_at'])
    .where('customer', '=', customer)
    .where('biller', '=', ctx.services.billing.name)
    .executeTakeFirst();
  return person ? person.suspended_at === null && person.erasure_due_at === null : null;
}

/**
 * Enqueues `settleRenewal` for subscriptions that still renew although the account is suspended or waits for its
 * erasure: a checkout was paid meanwhile, a job was given up, or an older version suspended the account. Takes at
 * most 50 a call and leaves out those read in the last hour.
 */
export async function stopRenewals(ctx: Ctx): Promise<void> {
  const renewing = await ctx.db
    .selectFrom('subscription')
    .innerJoin('billing_account', 'billing_account.user_id', 'subscription.user_id')
    .innerJoin('app_user', 'app_user.id', 'subscription.user_id')
    .select('billing_account.customer')
    .where('billing_account.biller', '=', ctx.services.billing.name)
    .where('subscription.status', '<>', 'canceled')
    .where('subscription.cancel_at_period_end', '=', false)
    .where('subscription.updated_at', '<=', new Date(ctx.now.getTime() - HOUR_MS))
    .where((eb) => eb.or([eb('suspended_at', 'is not', null), eb('erasure_due_at', 'is not', null)]))
    .where((eb) => eb.not(isEnqueued('subscription.renewal', 'customer', eb.ref('billing_account.customer'))))
    .orderBy('subscription.updated_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const account of renewing) await enqueue(ctx, 'subscription.renewal', account);
}
