import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { resumeWork } from '../deal-work/delay-work.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { subjectOf } from '../deal-work/settle-work.server.ts';
import { record } from '../events.server.ts';
import { lockShipment, writeShipment } from './lock-shipment.server.ts';

/**
 * Records the influencer's statement that the gift arrived. An earlier report of a problem does not prevent it. Ends
 * the pause of the deadlines, and leaves the influencer at least five days for content that waited for the gift
 * (`resumeWork`). The influencer may confirm the arrival even after blocking the brand. Refuses like `lockShipment`.
 */
export function receiveGift(ctx: Ctx, dealId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const work = await lockShipment(ctx, dealId, 'receive');
    const { deal, shipment } = work;
    await writeShipment(
      ctx,
      work,
      { ...shipment, status: 'received', receivedAt: ctx.now, receivedBy: 'influencer', pausedOn: null },
      resumeWork(work, dayOf(ctx.now)),
    );
    await record(ctx, 'shipment.received', { ...subjectOf(deal), by: 'influencer' });
    await saveWork(ctx, deal);
  });
}
