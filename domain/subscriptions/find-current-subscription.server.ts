import { actsFor } from '../companies/acts-for.ts';
import type { Ctx } from '../ctx.ts';

/** Returns the viewer's subscription as last read from the billing provider. Returns null for visitors. */
export async function findCurrentSubscription(ctx: Ctx) {
  if (!ctx.actor) return null;
  const row = await ctx.db
    .selectFrom('subscription')
    .select(['id', 'tier', 'billing', 'status', 'current_period_end as currentPeriodEnd'])
    .select(['cancel_at_period_end as cancelAtPeriodEnd', 'past_due_since as pastDueSince'])
    .where('user_id', '=', actsFor(ctx.actor))
    .executeTakeFirst();
  return row ?? null;
}
