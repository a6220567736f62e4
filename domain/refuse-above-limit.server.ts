import { type ActivityLimit, activityLimits, windows } from './activity-limits.ts';
import { type Ctx, requireMemberOrStaff } from './ctx.ts';
import type { DomainEvents } from './events.server.ts';
import { Refusal } from './refusal.ts';

const limitsOf = (name: keyof DomainEvents) => activityLimits.filter(({ event }) => event === name);

/**
 * Refuses if the actor has reached a limit for this event. The refusal's code names the period of the limit. Parallel
 * requests do not see each other's events. A limit can therefore be exceeded by at most the number of database
 * connections of all processes.
 */
export async function refuseAboveLimit(ctx: Ctx, name: keyof DomainEvents): Promise<void> {
  for (const limit of limitsOf(name)) {
    const reached = await selectReached(ctx, limit).executeTakeFirst();
    if (reached) throw new Refusal(windows[limit.per].code);
  }
}

/**
 * Returns one query for each limit of this event. Each query returns a row only if the actor has reached the limit.
 * With these queries, one SQL statement can check the limits and write.
 */
export function selectReachedLimits(ctx: Ctx, name: keyof DomainEvents) {
  return limitsOf(name).map((limit) => selectReached(ctx, limit));
}

/** Selects the event at position `max`, counted from the newest event. Below the limit, there is no such event. */
function selectReached(ctx: Ctx, { event, max, per }: ActivityLimit) {
  return ctx.db
    .selectFrom('event as counted')
    .select('counted.id')
    .where('counted.actor_id', '=', requireMemberOrStaff(ctx).id)
    .where('counted.name', '=', event)
    .where('counted.created_at', '>', new Date(ctx.now.getTime() - windows[per].ms))
    .orderBy('counted.created_at', 'desc')
    .offset(max - 1)
    .limit(1);
}
