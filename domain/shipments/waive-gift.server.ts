import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { delayByLateGift, resumeWork } from '../deal-work/delay-work.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { subjectOf } from '../deal-work/settle-work.server.ts';
import { record } from '../events.server.ts';
import { lockShipment, writeShipment } from './lock-shipment.server.ts';

/**
 * Records that the influencer no longer expects the gift, so content no longer waits for it. Ends the pause of the
 * deadlines, and leaves at least five days for content that waited (`resumeWork`). If the sending is overdue, moves the
 * deadlines as if the gift was sent now. The influencer may waive the gift even after blocking the brand. Refuses like
 * `lockShipment`.
 */
export function waiveGift(ctx: Ctx, dealId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    const work = await lockShipment(ctx, dealId, 'waive');
    const { deal, shipment, deliverables } = work;
    const today = dayOf(ctx.now);
    const isToSend = shipment.status === 'to_send';
    const delayed = deliverables.map((it) => (isToSend ? delayByLateGift(it, shipment.sendBy, today) : it));
    await writeShipment(
      ctx,
      work,
      { ...shipment, status: 'waived', waivedAt: ctx.now, pausedOn: null },
      resumeWork({ shipment, deliverables: delayed }, today),
    );
    await record(ctx, 'shipment.waived', subjectOf(deal));
    await saveWork(ctx, deal);
  });
}
