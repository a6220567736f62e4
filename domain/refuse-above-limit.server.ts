import { type ActivityLimit, activityLimits, windows } from './activity-limits.ts';
import { type Ctx, requireActor } from './ctx.ts';
import type { DomainEvents } from './events.server.ts';
import { Refusal } from './refusal.ts';

const limitsOf = (name: keyof DomainEvents) => activityLimits.filter(({ event }) => event === name);

/**
 * Refuses if the actor has reached a limit for this event, with the code of the limit's window. Requests that run in parallel do
 * not count each other, so they can exceed a limit by as many as the process has connections.
 */
export async function refuseAboveLimit(ctx: Ctx, name: keyof DomainEvents): Promise<void> {
  for (const limit of limitsOf(name)) {
    const reached = await selectReached(ctx, limit).executeTakeFirst();
    if (reached) throw new Refusal(windows[limit.per].code);
  }
}

/** Rows only if the actor has reached a limit for this event, for a statement that both checks and writes. */
export function selectReachedLimits(ctx: Ctx, name: keyof DomainEvents) {
  return limitsOf(name).map((limit) => selectReached(ctx, limit));
}

/** Selects the event that reaches the limit: as many events as the limit allows are in the window, and it is the oldest of them. */
function selectReached(ctx: Ctx, { event, max, per }: ActivityLimit) {
  return ctx.db
    .selectFrom('event as counted')
    .select('counted.id')
    .where('counted.actor_id', '=', requireActor(ctx).id)
    .where('counted.name', '=', event)
    .where('counted.created_at', '>', new Date(ctx.now.getTime() - windows[per].ms))
    .orderBy('counted.created_at', 'desc')
    .offset(max - 1)
    .limit(1);
}
