import { act, type Ctx } from '../ctx.ts';
import { delayByPause } from '../deal-work/delay-work.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { updateDeliverables } from '../deal-work/update-parts.server.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import type { ContentInput } from './content-input.ts';
import { lockDeliverable } from './lock-deliverable.server.ts';

/**
 * Stores the brand's confirmation that the post is as agreed, and a check of the post with the method `brand`. If the
 * deadlines are paused, moves the deadlines of this content now, by the days of the pause until today: the end of the
 * pause moves no deadlines of confirmed content. Closes the deal if nothing is left to do. Refuses like
 * `lockDeliverable`, and with `deliverable.move_not_allowed` if `publishedAt` is not the moment of the newest
 * publication: the brand must not confirm a post that it has not seen.
 */
export function confirmPost(
  ctx: Ctx,
  dealId: string,
  deliverableId: string,
  { publishedAt }: Pick<ContentInput<'confirm'>, 'publishedAt'>,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const work = await lockDeliverable(ctx, dealId, deliverableId, 'confirm');
    const { deal, deliverable, shipment, today, subject } = work;
    if (deliverable.publishedAt?.getTime() !== publishedAt?.getTime())
      throw new Refusal('deliverable.move_not_allowed');
    const pausedOn = shipment?.pausedOn;
    const confirmed = {
      ...(pausedOn ? delayByPause(deliverable, pausedOn, today) : deliverable),
      status: 'confirmed',
      confirmedAt: ctx.now,
      confirmedBy: 'brand',
    } as const;
    await updateDeliverables(ctx, [deliverable], [confirmed]);
    const check = { id: newId('check'), deliverable_id: deliverableId, checked_at: ctx.now };
    await ctx.db
      .insertInto('post_check')
      .values({ ...check, method: 'brand', outcome: 'found' })
      .execute();
    await record(ctx, 'deliverable.confirmed', { ...subject, by: 'brand' });
    await saveWork(ctx, deal);
  });
}
