import { dayOf, endOfDay } from '../clock.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import { lastDayAfter } from '../deliverables/last-day-after.ts';
import type { Shipment } from '../shipments/shipment.ts';
import { resumeWork } from './delay-work.ts';
import type { TaskDeliverable, TaskShipment } from './tasks.ts';
import type { Work } from './work.ts';

/**
 * Returns the work as it is at a moment, even if the schedule has not stored the outcomes of past deadlines yet. After
 * its deadline, a gift counts as received, a draft as approved, and a post as confirmed. Each outcome is dated at the
 * end of its deadline.
 */
export function currentWork<Parts extends Pick<Work, 'deliverables' | 'shipment'>>(
  work: Parts,
  now: Date,
): Parts {
  const today = dayOf(now);
  const shipment = work.shipment && currentShipment(work.shipment, now);
  const arrivedAt = shipment === work.shipment ? null : shipment?.receivedAt;
  const begun = arrivedAt ? resumeWork(work, dayOf(arrivedAt)) : work.deliverables;
  const deliverables = begun.map((it) => (shipment?.pausedOn ? it : currentDeliverable(it, today)));
  return { ...work, shipment, deliverables };
}

/** Returns the shipment at a moment. A gift counts as received after the deadline of its arrival. */
export function currentShipment(shipment: Shipment, now: Date): Shipment {
  const { arriveBy } = shipment;
  if (shipmentStatusOn(shipment, dayOf(now)) === shipment.status || !arriveBy) return shipment;
  return {
    ...shipment,
    status: 'received',
    receivedAt: endOfDay(arriveBy),
    receivedBy: 'presumption',
    pausedOn: null,
  };
}

function currentDeliverable(deliverable: Deliverable, today: string): Deliverable {
  const { approveBy, confirmBy } = deliverable;
  const status = deliverableStatusOn(deliverable, today);
  if (status === deliverable.status) return deliverable;
  if (status === 'approved' && approveBy) {
    const approvedAt = endOfDay(approveBy);
    const publishBy = lastDayAfter(deliverable.publishBy, dayOf(approvedAt));
    return { ...deliverable, status, approvedAt, approvedBy: 'silence', publishBy };
  }
  return confirmBy
    ? { ...deliverable, status, confirmedAt: endOfDay(confirmBy), confirmedBy: 'silence' }
    : deliverable;
}

/**
 * Returns the parts with their status on the day of `now`, for lists. Unlike `currentWork`, does not move the deadlines
 * of content if a gift counts as received.
 */
export function currentParts<
  Parts extends { deliverables: readonly TaskDeliverable[]; shipment: TaskShipment | null },
>(parts: Parts, now: Date): Parts {
  const today = dayOf(now);
  const { shipment, deliverables } = parts;
  return {
    ...parts,
    shipment: shipment && { ...shipment, status: shipmentStatusOn(shipment, today) },
    deliverables: shipment?.pausedOn
      ? deliverables
      : deliverables.map((it) => ({ ...it, status: deliverableStatusOn(it, today) })),
  };
}

function shipmentStatusOn({ status, arriveBy }: TaskShipment, today: string): Shipment['status'] {
  return status === 'sent' && arriveBy && arriveBy < today ? 'received' : status;
}

function deliverableStatusOn(
  { status, approveBy, confirmBy }: Pick<TaskDeliverable, 'status' | 'approveBy' | 'confirmBy'>,
  today: string,
): Deliverable['status'] {
  if (status === 'submitted' && approveBy && approveBy < today) return 'approved';
  return status === 'live' && confirmBy && confirmBy < today ? 'confirmed' : status;
}
