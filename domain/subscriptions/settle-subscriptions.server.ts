import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { enqueue, enqueueAll, isEnqueued } from '../jobs.server.ts';

const BATCH_SIZE = 50;
const JOBS_PER_INSERT = 1_000;

/**
 * Enqueues a job for each subscription whose period is over, and daily for each one with an overdue payment, for at
 * most 50 subscriptions a call. The job reads the subscription from the billing provider, because a webhook event may
 * be lost. Leaves out subscriptions whose job has not ended.
 */
export async function settleSubscriptions(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('subscription')
    .innerJoin('billing_account', 'billing_account.user_id', 'subscription.user_id')
    .select('billing_account.customer')
    .where('billing_account.biller', '=', ctx.services.billing.name)
    .where('subscription.status', '<>', 'canceled')
    .where((eb) =>
      eb.or([
        eb('subscription.current_period_end', '<=', ctx.now),
        eb('subscription.status', '=', 'past_due').and(
          'subscription.updated_at',
          '<=',
          new Date(ctx.now.getTime() - DAY_MS),
        ),
      ]),
    )
    .where((eb) => eb.not(isEnqueued('subscription.read', 'customer', eb.ref('billing_account.customer'))))
    .orderBy('subscription.updated_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const { customer } of due) {
    await enqueue(ctx, 'subscription.read', { customer }, { uniqueKey: `subscription.read ${customer}` });
  }
}

/**
 * Enqueues `settleRenewal` for every account at Stripe, whose state can be newer than a restored backup. The job also
 * reads the account. The ledgers of test billing are in the backup.
 */
export async function readAllAccounts(ctx: Pick<Ctx, 'db'>): Promise<void> {
  const accounts = await ctx.db
    .selectFrom('billing_account')
    .select('customer')
    .where('biller', '<>', 'test')
    .execute();
  for (let at = 0; at < accounts.length; at += JOBS_PER_INSERT)
    await enqueueAll(ctx, 'subscription.renewal', accounts.slice(at, at + JOBS_PER_INSERT));
}
