import { actsFor } from '../companies/acts-for.ts';
import type { Ctx } from '../ctx.ts';

export const subscriptionColumns = [
  'subscription.id',
  'subscription.tier',
  'subscription.billing',
  'subscription.status',
  'subscription.current_period_end as currentPeriodEnd',
  'subscription.cancel_at_period_end as cancelAtPeriodEnd',
  'subscription.past_due_since as pastDueSince',
] as const;

/** Returns the subscription as last read from the billing provider. Null for visitors. */
export async function findCurrentSubscription(ctx: Ctx) {
  if (!ctx.actor) return null;
  const row = await ctx.db
    .selectFrom('subscription')
    .select(subscriptionColumns)
    .where('user_id', '=', actsFor(ctx.actor))
    .executeTakeFirst();
  return row ?? null;
}

/** True if the actor has a subscription that has not ended, even if its payment is overdue. */
export async function hasRunningPlan(ctx: Ctx): Promise<boolean> {
  const current = await findCurrentSubscription(ctx);
  return current !== null && current.status !== 'canceled';
}
