import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { saveWork } from '../work/save-work.server.ts';
import { updateDeliverables } from '../work/update-parts.server.ts';
import type { ContentInput } from './content-input.ts';
import { lockDeliverable } from './lock-deliverable.server.ts';
import { requireNewestSubmission } from './submissions.server.ts';

/**
 * The brand approves the newest draft. `seq` is the number of the draft that the brand has seen. Refuses like
 * `lockDeliverable` and `requireNewestSubmission`.
 */
export function approveContent(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  { seq }: ContentInput<'approve'>,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const { deal, deliverable, subject } = await lockDeliverable(ctx, dealId, deliverableId, 'approve');
    await requireNewestSubmission(ctx, deliverableId, seq);
    const approved = {
      ...deliverable,
      status: 'approved',
      approvedAt: ctx.now,
      approvedBy: 'brand',
    } as const;
    await updateDeliverables(ctx, [deliverable], [approved]);
    await record(ctx, 'deliverable.approved', { ...subject, by: 'brand' });
    await saveWork(ctx, deal);
  });
}
