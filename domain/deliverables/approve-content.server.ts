import { act, type Ctx } from '../ctx.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { updateDeliverables } from '../deal-work/update-parts.server.ts';
import { record } from '../events.server.ts';
import type { ContentInput } from './content-input.ts';
import { lastDayAfter } from './last-day-after.ts';
import { lockDeliverable } from './lock-deliverable.server.ts';
import { requireNewestSubmission } from './submissions.server.ts';

/**
 * Stores the brand's approval of the newest draft. `seq` is the number of the draft that the brand has seen. The
 * influencer then has at least five days to publish the content. Refuses like `lockDeliverable` and
 * `requireNewestSubmission`.
 */
export function approveContent(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  { seq }: Pick<ContentInput<'approve'>, 'seq'>,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const { deal, deliverable, today, subject } = await lockDeliverable(
      ctx,
      dealId,
      deliverableId,
      'approve',
    );
    await requireNewestSubmission(ctx, deliverableId, seq);
    const approved = {
      ...deliverable,
      status: 'approved',
      approvedAt: ctx.now,
      approvedBy: 'brand',
      publishBy: lastDayAfter(deliverable.publishBy, today),
    } as const;
    await updateDeliverables(ctx, [deliverable], [approved]);
    await record(ctx, 'deliverable.approved', { ...subject, by: 'brand' });
    await saveWork(ctx, deal);
  });
}
