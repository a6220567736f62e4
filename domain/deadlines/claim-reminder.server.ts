import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { type Deadline, remindersOf } from './deadline.ts';

/**
 * Returns whether a reminder of the deadline is due, and marks the reminder as sent. If the schedule has missed several
 * reminders, only the newest is due. Callers must have locked the row of the application or deal.
 */
export async function claimReminder(ctx: Ctx, subjectId: string, deadline: Deadline): Promise<boolean> {
  const moment = remindersOf(deadline).findLast((it) => it <= ctx.now);
  if (!moment) return false;
  const claimed = await ctx.db
    .insertInto('reminder')
    .values({ subject_id: subjectId, deadline: deadline.kind, day: dayOf(moment) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
}
