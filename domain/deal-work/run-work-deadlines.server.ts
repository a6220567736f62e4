import { act, type Ctx } from '../ctx.ts';
import { claimReminder } from '../deadlines/claim-reminder.server.ts';
import type { ClosingDeal } from '../deals/close-deal.server.ts';
import { lockDueDeal } from '../deals/lock-due-deal.server.ts';
import { record } from '../events.server.ts';
import { findWork } from './find-work.server.ts';
import { settleWork, subjectOf } from './settle-work.server.ts';
import { workDeadlinesOf, workDueAt } from './work-deadlines.ts';

/**
 * Stores the outcomes of past deadlines in a deal whose work is due (`settleWork`), and sends the reminders that are
 * due. If several deliverables have the same kind of reminder on one day, the reminder names only the deliverable with
 * the earliest last day. Does nothing if another process is handling the deal or has already handled it.
 */
export function runWorkDeadlines(ctx: Ctx, deal: ClosingDeal): Promise<void> {
  return act(ctx, async (ctx) => {
    const status = await lockDueDeal(ctx, deal, 'work_due_at');
    if (!status) return;
    if (status === 'running') await settleWork(ctx, deal);
    const work = await findWork(ctx, deal.id);
    if (!work) return;
    // `claimReminder` allows one reminder of each kind a day, so the deadline that ends first comes first.
    const deadlines = workDeadlinesOf(work).toSorted((one, other) =>
      one.lastDay.localeCompare(other.lastDay),
    );
    for (const deadline of deadlines) {
      const { kind, side, lastDay, deliverableId } = deadline;
      if (!(await claimReminder(ctx, deal.id, deadline))) continue;
      const subject = { ...subjectOf(deal), deadline: kind, side, lastDay };
      await record(ctx, 'deal.reminded', deliverableId ? { ...subject, deliverableId } : subject);
    }
    const work_due_at = workDueAt(work, ctx.now);
    await ctx.db.updateTable('deal').set({ work_due_at }).where('id', '=', deal.id).execute();
  });
}
