import { type ActivityLimit, activityLimits, windows } from './activity-limits.ts';
import { type Ctx, requireMemberOrStaff } from './ctx.ts';
import type { DomainEvents } from './events.server.ts';
import { Refusal } from './refusal.ts';

const limitsOf = (name: keyof DomainEvents) => activityLimits.filter(({ event }) => event === name);

/**
 * Refuses if the actor has reached a limit for this event. The code of the refusal depends on the time over which
 * the limit counts. Parallel requests do not count each other. The number of events can therefore exceed a limit by
 * the number of the process's connections.
 */
export async function refuseAboveLimit(ctx: Ctx, name: keyof DomainEvents): Promise<void> {
  for (const limit of limitsOf(name)) {
    const reached = await selectReached(ctx, limit).executeTakeFirst();
    if (reached) throw new Refusal(windows[limit.per].code);
  }
}

/**
 * Returns one query for each limit of this event. A query returns a row only if the actor has reached its limit.
 * For a statement that both checks and writes.
 */
export function selectReachedLimits(ctx: Ctx, name: keyof DomainEvents) {
  return limitsOf(name).map((limit) => selectReached(ctx, limit));
}

/**
 * Selects the event with which the actor reached the limit: the event number `max`, counted from the newest.
 * Selects no row below the limit.
 */
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
