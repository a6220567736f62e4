import { act, type Ctx } from '../ctx.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { updateDeliverables } from '../deal-work/update-parts.server.ts';
import { record } from '../events.server.ts';
import type { ContentInput } from './content-input.ts';
import { isPublishedLate } from './deliverable.ts';
import { lastDayAfter } from './last-day-after.ts';
import { lockDeliverable } from './lock-deliverable.server.ts';

/**
 * Stores the brand's objection that the post is not what was agreed. The brand may object once. The influencer
 * publishes again, and has at least five days to do so. Refuses like `lockDeliverable`.
 */
export function objectToPost(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  { reason }: ContentInput<'object'>,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const work = await lockDeliverable(ctx, dealId, deliverableId, 'object');
    const { deal, deliverable, shipment, today, subject } = work;
    const objected = {
      ...deliverable,
      status: 'approved',
      objection: reason,
      objectedAt: ctx.now,
      publishedLate: isPublishedLate(deliverable, shipment?.pausedOn ?? null),
      publishBy: lastDayAfter(deliverable.publishBy, today),
    } as const;
    await updateDeliverables(ctx, [deliverable], [objected]);
    await record(ctx, 'deliverable.objected', subject);
    await saveWork(ctx, deal);
  });
}
