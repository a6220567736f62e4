import { dayOf } from '../clock.ts';
import { type Deadline, nextMomentOf, startDeadline } from '../deadlines/deadline.ts';
import type { Side } from '../deals/deal.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import type { Shipment } from '../shipments/shipment.ts';
import { isWorkAtRest, mayBegin, type Work } from './work.ts';

export interface WorkDeadline extends Deadline {
  /** The side that gets the reminders. */
  side: Side;
  /** Null for the gift. */
  deliverableId: string | null;
}

/**
 * Returns all deadlines that run. While the deadlines of the content are paused because of the gift, only those of the
 * gift run. Content that waits for the gift has no deadline yet. Once all content is dropped, a gift that was not sent
 * has no deadline any more.
 */
export function workDeadlinesOf({ deliverables, shipment, runsSince }: Work): WorkDeadline[] {
  const isOwed = !isWorkAtRest({ deliverables, shipment });
  const ofGift = shipment && isOwed ? giftDeadlines(shipment, dayOf(runsSince)) : [];
  if (shipment?.pausedOn) return ofGift;
  const begun = deliverables.filter((it) => it.status !== 'planned' || mayBegin(it, shipment));
  return [...ofGift, ...begun.flatMap((it) => contentDeadlines(it, dayOf(runsSince)))];
}

function giftDeadlines(shipment: Shipment, runningOn: string): WorkDeadline[] {
  const { status, sendBy, sentAt, arriveBy } = shipment;
  if (status === 'to_send')
    return [{ kind: 'send_by', startDay: runningOn, lastDay: sendBy, side: 'brand', deliverableId: null }];
  if (status !== 'sent' || !sentAt || !arriveBy) return [];
  const startDay = dayOf(sentAt);
  return [{ kind: 'arrive_by', startDay, lastDay: arriveBy, side: 'influencer', deliverableId: null }];
}

function contentDeadlines(deliverable: Deliverable, runningOn: string): WorkDeadline[] {
  const { id, status, submitBy, approveBy, changeBy, publishBy, confirmBy } = deliverable;
  const deadline = (
    kind: Deadline['kind'],
    side: Side,
    lastDay: string | null,
    start: Date | null = null,
  ): WorkDeadline[] =>
    lastDay ? [{ kind, side, lastDay, startDay: start ? dayOf(start) : runningOn, deliverableId: id }] : [];
  switch (status) {
    case 'planned':
      return submitBy
        ? deadline('submit_by', 'influencer', submitBy)
        : deadline('publish_by', 'influencer', publishBy);
    case 'submitted':
      return deadline('approve_by', 'brand', approveBy, deliverable.submittedAt);
    case 'changes_asked':
      return deadline('change_by', 'influencer', changeBy, deliverable.changesAskedAt);
    case 'approved':
      return deadline('publish_by', 'influencer', publishBy);
    case 'live':
      return deadline('confirm_by', 'brand', confirmBy, deliverable.publishedAt);
    case 'confirmed': {
      const { confirmedAt } = deliverable;
      if (!confirmedAt) return [];
      const { startDay, lastDay } = startDeadline('figures', dayOf(confirmedAt));
      return [{ kind: 'figures', startDay, lastDay, side: 'influencer', deliverableId: id }];
    }
    case 'dropped':
      return [];
  }
}

/** Returns when the schedule must look at the work again, or null. */
export function workDueAt(work: Work, now: Date): Date | null {
  const moments = workDeadlinesOf(work).flatMap((it) => nextMomentOf(it, now) ?? []);
  return moments.reduce<Date | null>((first, it) => (first && first <= it ? first : it), null);
}
