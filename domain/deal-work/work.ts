import { type Deliverable, isAtRest } from '../deliverables/deliverable.ts';
import { isShipmentAtRest, type Shipment } from '../shipments/shipment.ts';
import type { Terms } from '../terms/terms.ts';

/** Everything that both sides do in a deal once it runs. */
export interface Work {
  /** The terms of the accepted offer. */
  terms: Terms;
  /** Moment at which the deal began to run. */
  runsSince: Date;
  /** In the order of the terms. */
  deliverables: Deliverable[];
  /** Null if the deal includes no gift to send. */
  shipment: Shipment | null;
  /** True while the influencer's account is suspended, and once it is erased. */
  influencerIsGone: boolean;
}

type Parts = {
  deliverables: readonly Pick<Deliverable, 'status'>[];
  shipment: Pick<Shipment, 'status'> | null;
};

/** True if nothing is left to do: all content is confirmed or dropped, and no gift is on its way or owed. */
export function isWorkAtRest({ deliverables, shipment }: Parts): boolean {
  const isOwed = shipment && !isShipmentAtRest(shipment) && !isGiftCanceled({ deliverables, shipment });
  return deliverables.length > 0 && deliverables.every(isAtRest) && !isOwed;
}

/** A gift that was not sent, or has to be sent again, is no longer owed once all content is dropped. */
function isGiftCanceled({ deliverables, shipment }: Parts): boolean {
  const isToSend = shipment?.status === 'to_send' || shipment?.status === 'problem';
  return isToSend && deliverables.every(({ status }) => status === 'dropped');
}

/** True if the influencer may begin: the content needs no gift, or the gift was received or waived. */
export function mayBegin(
  { needsBenefit }: Pick<Deliverable, 'needsBenefit'>,
  shipment: Pick<Shipment, 'status'> | null,
): boolean {
  return !needsBenefit || !shipment || isShipmentAtRest(shipment);
}
