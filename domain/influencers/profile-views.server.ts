import { sql } from 'kysely';
import type { ProviderSubscription } from '#services/billing/billing.ts';
import { dayOf } from '../clock.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, isMember, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { subscriptionColumns } from '../subscriptions/find-current-subscription.server.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { plans } from '../subscriptions/plan.ts';
import { type Tier, tierOf } from '../subscriptions/subscription.ts';

export interface ViewsLeft {
  left: number;
  perDay: number;
}

/**
 * Returns the viewer's tier, and the views left today (Paris time). `viewsLeft` is null for visitors, for staff, and on
 * plans without a limit.
 */
export async function findTierAndViewsLeft(ctx: Ctx): Promise<{ tier: Tier; viewsLeft: ViewsLeft | null }> {
  if (!isMember(ctx.actor)) return { tier: await findTier(ctx), viewsLeft: null };
  const row = await ctx.db
    .selectFrom('app_user')
    .leftJoin('subscription', 'subscription.user_id', 'app_user.id')
    .leftJoin('profile_views', (join) =>
      join.onRef('viewer_id', '=', 'app_user.id').on('day', '>=', dayOf(ctx.now)),
    )
    .select(subscriptionColumns)
    .select('influencer_ids as seen')
    .where('app_user.id', '=', actsFor(ctx.actor))
    .executeTakeFirst();
  const tier = tierOf(row && isSubscribed(row) ? row : null, ctx.now);
  const { viewsPerDay: perDay } = plans[tier];
  const seen = row?.seen?.length ?? 0;
  return { tier, viewsLeft: perDay === null ? null : { perDay, left: Math.max(0, perDay - seen) } };
}

function isSubscribed<Row extends { tier: string | null }>(row: Row): row is Row & ProviderSubscription {
  return row.tier !== null;
}

export async function findViewsLeft(ctx: Ctx): Promise<ViewsLeft | null> {
  return (await findTierAndViewsLeft(ctx)).viewsLeft;
}

/**
 * Uses one of the actor's daily views for an influencer. Opening the same profile again on the same day uses no view.
 * A plan without a limit uses no views. Refuses with `influencer.no_views_left`. Writes in a single SQL statement, so
 * that concurrent calls cannot exceed the limit.
 */
export async function spendView(ctx: Ctx, influencerId: string): Promise<void> {
  const perDay = isMember(ctx.actor) ? plans[await findTier(ctx)].viewsPerDay : null;
  if (perDay === null) return;
  await sql`
    insert into profile_views (viewer_id, day, influencer_ids)
    values (${requireActor(ctx).id}, ${dayOf(ctx.now)}, array[${influencerId}])
    on conflict (viewer_id) do update set
      day = greatest(profile_views.day, excluded.day),
      influencer_ids = case
        when profile_views.day < excluded.day then excluded.influencer_ids
        else profile_views.influencer_ids || excluded.influencer_ids
      end
    where profile_views.day < excluded.day or (
      not profile_views.influencer_ids @> excluded.influencer_ids
      and cardinality(profile_views.influencer_ids) < ${perDay}
    )`.execute(ctx.db);
  if (!(await seenToday(ctx)).includes(influencerId)) throw new Refusal('influencer.no_views_left');
}

/**
 * Returns ids of the influencers whose profiles the actor opened today. The stored day can be tomorrow if the clock
 * of another process is already past midnight.
 */
async function seenToday(ctx: Ctx): Promise<string[]> {
  const row = await ctx.db
    .selectFrom('profile_views')
    .select('influencer_ids')
    .where('viewer_id', '=', requireActor(ctx).id)
    .where('day', '>=', dayOf(ctx.now))
    .executeTakeFirst();
  return row?.influencer_ids ?? [];
}
