import { act, type Ctx } from '../ctx.ts';
import { claimReminder } from '../deadlines/claim-reminder.server.ts';
import type { ClosingDeal } from '../deals/close-deal.server.ts';
import { lockDueDeal } from '../deals/lock-due-deal.server.ts';
import { record } from '../events.server.ts';
import { findWork } from './find-work.server.ts';
import { settleWork, subjectOf } from './settle-work.server.ts';
import { workDeadlinesOf, workDueAt } from './work-deadlines.ts';

/**
 * Stores what silence decided in a deal whose work is due (`settleWork`), and sends the reminders that are due. Several
 * deliverables with the same last day have one reminder. Does nothing if another process does so now, or has done so.
 */
export function runWorkDeadlines(ctx: Ctx, deal: ClosingDeal): Promise<void> {
  return act(ctx, async (ctx) => {
    const status = await lockDueDeal(ctx, deal, 'work_due_at');
    if (!status) return;
    if (status === 'running') await settleWork(ctx, deal);
    const work = await findWork(ctx, deal.id);
    if (!work) return;
    for (const deadline of workDeadlinesOf(work)) {
      const { kind, side, lastDay, deliverableId } = deadline;
      if (!(await claimReminder(ctx, deal.id, deadline))) continue;
      const subject = { ...subjectOf(deal), deadline: kind, side, lastDay };
      await record(ctx, 'deal.reminded', deliverableId ? { ...subject, deliverableId } : subject);
    }
    const work_due_at = workDueAt(work, ctx.now);
    await ctx.db.updateTable('deal').set({ work_due_at }).where('id', '=', deal.id).execute();
  });
}
