import type { Ctx } from '../ctx.ts';
import type { ClosingDeal } from '../deals/close-deal.server.ts';
import { dealTransitions } from '../deals/deal.ts';
import { saveDeal } from '../deals/save-deal.server.ts';
import { record } from '../events.server.ts';
import { findWork } from './find-work.server.ts';
import { isWorkAtRest, type Work } from './work.ts';
import { workDueAt } from './work-deadlines.ts';

/**
 * Saves a locked, running deal after its deliverables or its shipment were written. Increments the version, and stores
 * when the schedule must look at the work again. Closes the deal if nothing is left to do (`isWorkAtRest`): as `done`,
 * or as `stopped` if all content was dropped. Every act on the work calls this function last.
 */
export async function saveWork(ctx: Ctx, { id, campaignId, influencerId }: ClosingDeal): Promise<void> {
  const work = await findWork(ctx, id);
  const work_due_at = work && workDueAt(work, ctx.now);
  if (!work || !isWorkAtRest(work)) return saveDeal(ctx, id, { work_due_at });
  const { transition, closed_by } = endOf(work);
  const { to, reason } = dealTransitions[transition];
  await saveDeal(ctx, id, { status: to, closed_at: ctx.now, close_reason: reason, closed_by, work_due_at });
  await record(ctx, 'deal.closed', { dealId: id, campaignId, influencerId, reason });
}

/** If no content was confirmed, the side that was the last to drop a deliverable has stopped the deal. */
function endOf({ deliverables }: Work) {
  const isDone = deliverables.some(({ status }) => status === 'confirmed');
  if (isDone) return { transition: 'finish', closed_by: null } as const;
  const last = deliverables.reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one));
  return { transition: 'giveUp', closed_by: last.droppedBy } as const;
}

const timeOf = ({ droppedAt }: { droppedAt: Date | null }) => droppedAt?.getTime() ?? 0;
