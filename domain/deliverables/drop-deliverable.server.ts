import { act, type Ctx } from '../ctx.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { updateDeliverables } from '../deal-work/update-parts.server.ts';
import { record } from '../events.server.ts';
import { lockDeliverable } from './lock-deliverable.server.ts';

/**
 * Drops content that is not published. The influencer may drop at any time. The brand may drop only if the influencer
 * is `DROP_AFTER_DAYS` late, or if the influencer's account is suspended or erased. Closes the deal if nothing is left
 * to do. Refuses like `lockDeliverable`.
 */
export function dropDeliverable(ctx: Ctx, dealId: string, deliverableId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const { deal, deliverable, subject } = await lockDeliverable(ctx, dealId, deliverableId, 'drop');
    const dropped = { ...deliverable, status: 'dropped', droppedAt: ctx.now, droppedBy: deal.side } as const;
    await updateDeliverables(ctx, [deliverable], [dropped]);
    await record(ctx, 'deliverable.dropped', subject);
    await saveWork(ctx, deal);
  });
}
