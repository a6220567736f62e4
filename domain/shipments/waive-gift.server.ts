import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { delayByLateGift, resumeWork } from '../deal-work/delay-work.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { subjectOf } from '../deal-work/settle-work.server.ts';
import { record } from '../events.server.ts';
import { lockShipment, writeShipment } from './lock-shipment.server.ts';

/**
 * The influencer no longer expects the gift, so that the content does not wait for it any more. Ends the pause of the
 * deadlines, and leaves at least five days for content that waited (`resumeWork`). A gift that the brand should have sent
 * by now moves them as if it was sent now. Refuses as `lockShipment`. Also people who have blocked the other side may
 * waive the gift.
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
