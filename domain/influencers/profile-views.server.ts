import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import { type Ctx, isMember, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { plans } from '../subscriptions/plan.ts';
import type { Tier } from '../subscriptions/subscription.ts';

export interface ViewsLeft {
  left: number;
  perDay: number;
}

/**
 * Returns the actor's remaining views of today (Paris time). Returns null for visitors, for staff, and on plans without
 * a limit. `tier` saves a query if the caller already reads the tier.
 */
export async function findViewsLeft(ctx: Ctx, tier?: Promise<Tier>): Promise<ViewsLeft | null> {
  if (!isMember(ctx.actor)) return null;
  const [perDay, seen] = await Promise.all([viewsPerDay(ctx, tier), seenToday(ctx)]);
  return perDay === null ? null : { perDay, left: Math.max(0, perDay - seen.length) };
}

/**
 * Uses one of the actor's daily views for an influencer. A second opening of the profile on the same day uses no view.
 * A plan without a limit uses no views. Refuses with `influencer.no_views_left`. A single SQL statement prevents
 * concurrent calls from exceeding the limit.
 */
export async function spendView(ctx: Ctx, influencerId: string): Promise<void> {
  const perDay = await viewsPerDay(ctx);
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

async function viewsPerDay(ctx: Ctx, tier?: Promise<Tier>): Promise<number | null> {
  return isMember(ctx.actor) ? plans[await (tier ?? findTier(ctx))].viewsPerDay : null;
}

/**
 * Returns the ids of the influencers whose profiles the actor opened today. The stored day can be tomorrow if the clock
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
