import type { Ctx } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';

const AT_A_TIME = 50;

/**
 * Asks for a new reading of every subscription that should have gone on or ended by now, in case the biller's notice was
 * lost. Run by the clock.
 */
export async function settleSubscriptions(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('subscription')
    .innerJoin('billing_account', 'billing_account.user_id', 'subscription.user_id')
    .select('billing_account.customer')
    .where('billing_account.biller', '=', ctx.services.billing.name)
    .where('subscription.status', '<>', 'canceled')
    .where('subscription.current_period_end', '<=', ctx.now)
    .orderBy('subscription.updated_at')
    .limit(AT_A_TIME)
    .execute();
  for (const { customer } of due) {
    await enqueue(ctx, 'subscription.read', { customer }, { uniqueKey: `subscription.read ${customer}` });
  }
}
