import type { Ctx } from '../ctx.ts';
import { type Tier, tierOf } from './subscription.ts';

/** The plan of whoever asks, today. A visitor has the free one. */
export async function findTier(ctx: Ctx): Promise<Tier> {
  if (!ctx.actor) return 'free';
  const row = await ctx.db
    .selectFrom('subscription')
    .select(['tier', 'status'])
    .select(['current_period_end as currentPeriodEnd', 'cancel_at_period_end as cancelAtPeriodEnd'])
    .where('user_id', '=', ctx.actor.id)
    .executeTakeFirst();
  return tierOf(row ?? null, ctx.now);
}
