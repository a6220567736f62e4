import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import { type Ctx, isMember, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { plans } from '../subscriptions/plan.ts';
import type { Tier } from '../subscriptions/subscription.ts';

/** How many profiles one may still open today, of how many. */
export interface ViewsLeft {
  left: number;
  perDay: number;
}

/**
 * What is left of the actor's day, which is one of Paris; null for a visitor, for staff, and where the plan has no limit. Whoever
 * has asked for the plan already gives it.
 */
export async function findViewsLeft(ctx: Ctx, asked?: Promise<Tier>): Promise<ViewsLeft | null> {
  if (!isMember(ctx.actor)) return null;
  const [perDay, seen] = await Promise.all([viewsPerDay(ctx, asked), seenToday(ctx)]);
  return perDay === null ? null : { perDay, left: Math.max(0, perDay - seen.length) };
}

/**
 * Spends one of the actor's views of today on an influencer: none for whom they saw today already, and none on a plan without
 * limit. Refuses `influencer.no_views_left`. It is one statement, so that of any number at once no more than the limit pass.
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

async function viewsPerDay(ctx: Ctx, asked?: Promise<Tier>): Promise<number | null> {
  return isMember(ctx.actor) ? plans[await (asked ?? findTier(ctx))].viewsPerDay : null;
}

/** A day that has just begun elsewhere counts as today: clocks of two processes may differ. */
async function seenToday(ctx: Ctx): Promise<string[]> {
  const row = await ctx.db
    .selectFrom('profile_views')
    .select('influencer_ids')
    .where('viewer_id', '=', requireActor(ctx).id)
    .where('day', '>=', dayOf(ctx.now))
    .executeTakeFirst();
  return row?.influencer_ids ?? [];
}
