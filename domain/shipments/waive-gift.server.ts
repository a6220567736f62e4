import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { delayByLateGift } from '../deal-work/delay-work.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { subjectOf } from '../deal-work/settle-work.server.ts';
import { record } from '../events.server.ts';
import { endPause } from './end-pause.ts';
import { lockShipment, writeShipment } from './lock-shipment.server.ts';

/**
 * The influencer no longer expects the gift, so that the content does not wait for it any more. Ends the pause of the
 * deadlines. A gift that the brand should have sent by now moves them as if it was sent now. Refuses as `lockShipment`.
 * Also people who have blocked the other side may waive the gift.
 */
export function waiveGift(ctx: Ctx, dealId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const work = await lockShipment(ctx, dealId, 'waive');
    const { deal, shipment, deliverables } = work;
    const { sendBy } = shipment;
    const delayed =
      shipment.status === 'to_send'
        ? deliverables.map((it) => delayByLateGift(it, sendBy, dayOf(ctx.now)))
        : endPause(work, ctx.now);
    await writeShipment(
      ctx,
      work,
      { ...shipment, status: 'waived', waivedAt: ctx.now, pausedOn: null },
      delayed,
    );
    await record(ctx, 'shipment.waived', subjectOf(deal));
    await saveWork(ctx, deal);
  });
}
