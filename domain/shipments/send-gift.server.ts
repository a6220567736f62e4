import { refuseIfBlocked } from '../blocks/blocks.server.ts';
import { dayOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { startDeadline } from '../deadlines/deadline.ts';
import { delayByLateGift } from '../deal-work/delay-work.ts';
import { saveWork } from '../deal-work/save-work.server.ts';
import { subjectOf } from '../deal-work/settle-work.server.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import type { Carrier } from './carriers.ts';
import { lockShipment, writeShipment } from './lock-shipment.server.ts';

export interface Sending {
  carrier: Carrier | null;
  trackingNumber: string;
}

/**
 * Records the brand's statement that it sent the gift, or sent it again after a problem. If the first sending is late,
 * moves the deadlines of content that needs the gift by as many days. A second sending does not end the pause. A
 * voucher has no carrier. Refuses like `lockShipment`, with `block.active`, and with `input.invalid` and
 * `shipment.carrier_required` at the field `carrier` for a parcel without a carrier.
 */
export function sendGift(ctx: Ctx, dealId: string, { carrier, trackingNumber }: Sending): Promise<void> {
  return act(ctx, async (ctx) => {
    const work = await lockShipment(ctx, dealId, 'send');
    const { deal, shipment, deliverables } = work;
    await refuseIfBlocked(ctx, deal.otherUserId);
    const isParcel = shipment.channel === 'parcel';
    if (isParcel && !carrier) throw new Refusal('input.invalid', { carrier: 'shipment.carrier_required' });
    const today = dayOf(ctx.now);
    const sent = {
      ...shipment,
      status: 'sent',
      carrier: isParcel ? carrier : null,
      trackingNumber: isParcel ? trackingNumber : '',
      sentAt: ctx.now,
      arriveBy: startDeadline('arrive_by', today).lastDay,
      sendings: shipment.sendings + 1,
    } as const;
    const isFirst = shipment.status === 'to_send';
    const delayed = deliverables.map((it) => (isFirst ? delayByLateGift(it, shipment.sendBy, today) : it));
    await writeShipment(ctx, work, sent, delayed);
    await record(ctx, 'shipment.sent', subjectOf(deal));
    await saveWork(ctx, deal);
  });
}
